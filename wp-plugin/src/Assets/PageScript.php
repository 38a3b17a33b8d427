<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** A small script of the build in the page itself, or a file where a strict policy forbids that. */
final class PageScript
{
    /**
     * @param string $file From the build's folder.
     * @param string $id   Of its element.
     */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly string $file,
        private readonly string $id,
    ) {}

    /** One of those that stand in for the entry's parts; `null` without such a build. */
    public static function standIn(Manifest $manifest, string $name): ?self
    {
        $file = $manifest->standIns()[$name] ?? null;
        return $file === null ? null : new self($manifest, $file, "mullion-{$name}");
    }

    /**
     * Ready to echo.
     *
     * @param array<string, true> $ofFile Attributes that only a file has a use for.
     */
    public function html(array $ofFile = []): string
    {
        $code = InlineCode::of($this->manifest, $this->file);
        return $code === null
            ? wp_get_script_tag(['src' => esc_url($this->manifest->url($this->file)), 'id' => $this->id] + $ofFile)
            : wp_get_inline_script_tag($code, ['id' => $this->id]);
    }
}
