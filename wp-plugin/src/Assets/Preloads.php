<?php

declare(strict_types=1);

namespace Mullion\Assets;

/** What a page asks for together with itself; each file once. */
final class Preloads
{
    /** @var list<string> */
    private array $asked = [];

    public function __construct(private readonly Manifest $manifest) {}

    /**
     * Ready to echo: the early parts of widgets, and all of those that start by themselves, which leave the network to
     * the pictures.
     *
     * @param list<string> $names
     * @param list<string> $starting
     */
    public function html(array $names, array $starting): string
    {
        $widgets = $this->manifest->widgets();
        $early = $files = [];
        foreach ($names as $name) {
            $early[] = $widgets[$name]['early'] ?? '';
        }
        foreach ($starting as $name) {
            $files = [...$files, ...$widgets[$name]['imports'] ?? [], $widgets[$name]['js'] ?? ''];
        }
        return $this->tags($early, '') . $this->tags($files, ' fetchpriority="low"');
    }

    /** @param list<string> $files */
    private function tags(array $files, string $attribute): string
    {
        $html = '';
        foreach (array_diff(array_unique(array_filter($files)), $this->asked) as $file) {
            $this->asked[] = $file;
            $address = esc_url($this->manifest->url($file));
            $html .= "<link rel=\"modulepreload\" href=\"{$address}\"{$attribute}>\n";
        }
        return $html;
    }
}
