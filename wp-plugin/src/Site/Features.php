<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/**
 * Which widgets and server parts the owner has switched off; all are on from the start.
 *
 * Off means that nothing of it reaches the page: markup that a theme writes by hand stays as the theme wrote it.
 */
final class Features
{
    /** @var array<string, array<string, scalar>>|null Read once: a page asks for sixty names. */
    private ?array $chosen = null;

    public function __construct(private readonly Settings $settings) {}

    /** @param string $name A widget's name, or that of a server part: `cart`, `session`, `attribution`. */
    public function isOn(string $name): bool
    {
        $this->chosen ??= $this->settings->all();
        $isOn = ($this->chosen[$name]['enabled'] ?? true) !== false;
        /**
         * Switches a widget or a server part off; runs from `init` on.
         *
         * @since 0.1.0
         *
         * @param bool   $isOn What the owner's setting says.
         * @param string $name
         */
        return apply_filters('mullion_enabled', $isOn, $name) === true;
    }
}
