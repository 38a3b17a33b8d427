<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** What widgets do before they are painted (`head.ts`), once a page, ready to echo. */
final class HeadScripts
{
    /** @var list<string> Widgets whose script is there. */
    private array $printed = [];

    public function __construct(private readonly Manifest $manifest) {}

    /**
     * As a file, it holds the first paint, and not the parser.
     *
     * @param list<string> $names
     */
    public function inHead(array $names): string
    {
        return implode('', array_map(fn(string $name): string => $this->one($name, ['async' => true]), $names));
    }

    /** In the body a file can hold nothing but the parser. */
    public function inBody(string $name): string
    {
        return $this->one($name, []);
    }

    /** @param array<string, true> $ofFile */
    private function one(string $name, array $ofFile): string
    {
        $file = $this->manifest->widgets()[$name]['head'] ?? null;
        if ($file === null || in_array($name, $this->printed, true)) {
            return '';
        }
        $this->printed[] = $name;
        $script = new PageScript($this->manifest, $file, PageAssets::handleOf($name) . '-js');
        return ScriptTags::left($script->html($ofFile));
    }
}
