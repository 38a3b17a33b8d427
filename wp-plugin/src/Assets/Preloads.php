<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** What a page asks for together with itself; each file once. */
final class Preloads
{
    /** @var list<string> */
    private array $asked = [];

    public function __construct(private readonly Manifest $manifest) {}

    /**
     * The early parts of widgets, ready to echo.
     *
     * @param list<string> $names
     */
    public function early(array $names): string
    {
        $widgets = $this->manifest->widgets();
        return $this->tags(array_map(static fn(string $name): string => $widgets[$name]['early'] ?? '', $names), '');
    }

    /**
     * All of the widgets that start by themselves, ready to echo; they leave the network to the pictures.
     *
     * @param list<string> $names
     */
    public function whole(array $names): string
    {
        $widgets = $this->manifest->widgets();
        $files = [];
        foreach ($names as $name) {
            $files = [...$files, ...$widgets[$name]['imports'] ?? [], $widgets[$name]['js'] ?? ''];
        }
        return $this->tags($files, ' fetchpriority="low"');
    }

    /**
     * What the lighter entry imports where a page has widgets, with what all of these import, ready to echo.
     *
     * @param list<string> $names
     */
    public function registry(array $names): string
    {
        if ($names === []) {
            return '';
        }
        $widgets = $this->manifest->widgets();
        $imports = array_map(static fn(string $name): array => $widgets[$name]['imports'] ?? [], $names);
        return $this->tags([...array_intersect(...$imports), $this->manifest->chunks()['registry'] ?? ''], '');
    }

    /** @param list<string> $files */
    private function tags(array $files, string $attribute): string
    {
        $html = '';
        foreach (array_diff(array_unique(array_filter($files)), $this->asked) as $file) {
            $this->asked[] = $file;
            $html .= $this->tag($file, $attribute);
        }
        return $html;
    }

    /** One file's element, as it is printed. */
    public function tag(string $file, string $attribute = ''): string
    {
        $address = esc_url($this->manifest->url($file));
        return "<link rel=\"modulepreload\" href=\"{$address}\"{$attribute}>\n";
    }
}
