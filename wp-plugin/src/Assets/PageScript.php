<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** A small script of the build in the page itself, or a file where a strict policy forbids that. */
final class PageScript
{
    public function __construct(
        private readonly Manifest $manifest,
        private readonly string $name,
    ) {}

    public function print(): void
    {
        $file = $this->manifest->standIns()[$this->name] ?? null;
        if ($file === null) {
            return;
        }
        $attributes = ['id' => "mullion-{$this->name}"];
        $code = InlineCode::isAllowed() ? file_get_contents($this->manifest->path($file)) : false;
        if ($code === false) {
            wp_print_script_tag(['src' => esc_url($this->manifest->url($file))] + $attributes);
        } else {
            wp_print_inline_script_tag($code, $attributes);
        }
    }
}
