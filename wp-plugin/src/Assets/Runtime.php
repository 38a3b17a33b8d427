<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/** What a page's components run on, as the owner of the site has chosen: the build has both, a page loads one. */
final class Runtime
{
    public const DEFAULT = 'react';

    /** As scripts/lib/runtimes.mjs names them. */
    public const ALL = [self::DEFAULT, 'preact'];

    private ?string $chosen = null;

    public function __construct(private readonly Settings $settings) {}

    public function name(): string
    {
        $this->chosen ??= (string) ($this->settings->all()['runtime']['library'] ?? self::DEFAULT);
        /**
         * Chooses what components run on; runs from `init` on.
         *
         * @since 0.1.0
         *
         * @param string $name `react` or `preact`: what the owner's setting says.
         */
        $name = apply_filters('mullion_runtime', $this->chosen);
        return is_string($name) && in_array($name, self::ALL, true) ? $name : self::DEFAULT;
    }
}
