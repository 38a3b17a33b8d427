<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/**
 * A page that is whole before it is sent: WordPress 6.9 collects it where the theme is a classic one, or a plugin asks
 * for that (`wp_template_enhancement_output_buffer`). Widgets that a theme or an editor has written by hand are then
 * known like those that PHP renders: the scripts are told of them, and their styles and preloads stand in the head.
 * What was asked for and is not there is not preloaded.
 */
final class WholePage
{
    /** JSON of ours, in which every `<` is written otherwise. */
    private const JSON = '#<script type="application/json" id="mullion-%s">[^<]*</script>\n?#';

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
        private readonly PageConfiguration $configuration,
        private readonly Preloads $preloads,
    ) {}

    /**
     * @param list<string> $known     Widgets that the page has told the scripts of.
     * @param bool         $isLighter As in {@see PageConfiguration::html()}.
     *
     * @return string The page; as it was where it has no configuration of ours.
     */
    public function complete(string $html, array $known, bool $isLighter): string
    {
        if (preg_match($this->json('config'), $html) !== 1) {
            return $html;
        }
        $found = $this->found($html);
        $html = $this->withoutPreloads($html, array_values(array_diff($known, $found)));
        $new = array_values(array_diff($found, $known));
        if ($new === []) {
            return $html;
        }
        $all = [...$known, ...$new];
        $head = $this->styles($new) . $this->preloads->early($new);
        $told = $head . $this->configuration->html($all, $isLighter);
        $html = (string) preg_replace($this->json('late'), '', $html, 1);
        $html = (string) preg_replace_callback($this->json('config'), static fn(): string => $told, $html, 1);
        return $this->atTheEnd($html, $this->preloads->whole($this->startingWithThePage($new)));
    }

    /**
     * Names of widgets in the markup. Looked for as text: one that stands in a comment is a few bytes too many, and to
     * parse a page takes as long as to make some.
     *
     * @return list<string>
     */
    private function found(string $html): array
    {
        preg_match_all('/\sdata-widget\s*=\s*["\']?([a-z0-9-]+)/i', $html, $match);
        $isOurs = fn(string $name): bool => isset($this->manifest->widgets()[$name]) && $this->takeovers->allows($name);
        return array_values(array_unique(array_filter($match[1], $isOurs)));
    }

    /**
     * What takes markup over by a selector may be there without its name.
     *
     * @param list<string> $missing
     */
    private function withoutPreloads(string $html, array $missing): string
    {
        $files = [];
        foreach (array_diff($missing, array_column($this->configuration->aliases(), 1)) as $name) {
            $files[] = $this->manifest->widgets()[$name]['early'] ?? '';
        }
        foreach (array_filter($files) as $file) {
            $html = str_replace($this->preloads->tag($file), '', $html);
        }
        return $html;
    }

    /** @param list<string> $names */
    private function styles(array $names): string
    {
        $html = '';
        $files = Stylesheets::rest($this->manifest);
        foreach ($names as $name) {
            $files[PageAssets::handleOf($name)] = $this->manifest->widgets()[$name]['css'] ?? null;
        }
        foreach ($files as $handle => $file) {
            if ($file !== null && !in_array($handle, wp_styles()->done, true)) {
                $address = esc_url($this->manifest->url($file));
                // phpcs:ignore WordPress.WP.EnqueuedResources -- the page is over: nothing can be enqueued.
                $html .= "<link rel=\"stylesheet\" id=\"{$handle}-css\" href=\"{$address}\">\n";
            }
        }
        return $html;
    }

    /**
     * @param list<string> $names
     *
     * @return list<string>
     */
    private function startingWithThePage(array $names): array
    {
        $widgets = $this->manifest->widgets();
        $starts = static fn(string $name): bool => ($widgets[$name]['moment'] ?? '') === 'load';
        return array_values(array_filter($names, $starts));
    }

    /** Behind all pictures. */
    private function atTheEnd(string $html, string $tags): string
    {
        $end = strripos($html, '</body');
        return $end === false ? $html . $tags : substr_replace($html, $tags, $end, 0);
    }

    private function json(string $id): string
    {
        return sprintf(self::JSON, $id);
    }
}
