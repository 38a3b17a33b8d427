<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;

defined('ABSPATH') || exit;

/** What each takeover does, or would do, on this site: for the settings page. A widget's `effect.php` returns it. */
final class TakeoverEffects
{
    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
    ) {}

    public function of(string $name): string
    {
        // The one that is no widget.
        if ($name === 'cart') {
            return __('Products are added one after another, without a lost click.', 'mullion');
        }
        $file = $this->manifest->path("widgets/{$name}/effect.php");
        $effect = is_file($file) ? require $file : null;
        return is_string($effect) ? $effect : $this->markup($name);
    }

    /** Of a widget that another plugin brings. */
    private function markup(string $name): string
    {
        $isOfIt = static fn(array $alias): bool => $alias['widget'] === $name;
        $selectors = array_keys(array_filter($this->takeovers->ofManifest(), $isOfIt));
        /* translators: %s: CSS selectors. */
        return sprintf(__('Every element that matches %s.', 'mullion'), implode(', ', $selectors));
    }
}
