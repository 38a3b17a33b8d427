<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Features;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/**
 * What scripts are told of widgets: where their files are, what they say, what the owner has set.
 *
 * @phpstan-type Facts array{
 *     widgets: array<string, false|list<mixed>>,
 *     strings: array<string, string>,
 *     settings: array<string, array<string, scalar>>,
 * }
 */
final class WidgetFacts
{
    /** Starts what other plugins have registered: src/registered/define.ts. */
    private const STARTER = 'mullion/define';

    /** For the development server. */
    private const SOURCES = [self::STARTER => 'src/registered/define.ts', 'mullion/runtime' => 'src/react/runtime.ts'];

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Strings $strings,
        private readonly Settings $settings,
        private readonly Features $features,
    ) {}

    /**
     * Of these widgets, without what comes with their first use.
     *
     * @param list<string> $names
     *
     * @return Facts
     */
    public function of(array $names): array
    {
        return $this->among($this->widgets(isLater: false), $this->settings->all(), $names);
    }

    /**
     * The same, and what is no widget's alone: what the runtime says, and which widgets are switched off, so that
     * nobody asks for them.
     *
     * @param list<string> $names
     *
     * @return Facts
     */
    public function ofPage(array $names): array
    {
        $widgets = $this->widgets(isLater: false);
        $settings = $this->settings->all();
        $own = $this->among($widgets, $settings, $names);
        $owned = $this->manifest->keysOf(array_keys($this->manifest->widgets()));
        $common = array_values(array_diff($this->strings->keys(), $owned));
        $isOff = static fn(mixed $it): bool => $it === false;
        return [
            'widgets' => array_filter($widgets, $isOff) + $own['widgets'],
            'strings' => $this->strings->of($common) + $own['strings'],
            'settings' => array_intersect_key($settings, ['site' => true]) + $own['settings'],
        ];
    }

    /**
     * @param array<string, false|list<mixed>>     $widgets  All of them.
     * @param array<string, array<string, scalar>> $settings All of them.
     * @param list<string>                         $names
     *
     * @return Facts
     */
    private function among(array $widgets, array $settings, array $names): array
    {
        $isSpeaker = fn(string $name): bool => !$this->manifest->speaksLater($name);
        $speakers = array_values(array_filter($names, $isSpeaker));
        return [
            'widgets' => array_intersect_key($widgets, array_flip($this->withTools($names))),
            'strings' => $this->strings->of($this->manifest->keysOf($speakers)),
            'settings' => array_intersect_key($settings, array_flip($speakers)),
        ];
    }

    /** @return array<mixed> What {@see self::all()} depends on, besides the build; nothing is translated for it. */
    public function identity(): array
    {
        return [$this->widgets(isLater: true), $this->settings->all(), $this->strings->identity()];
    }

    /** @return Facts Of all widgets, whatever the page. */
    public function all(): array
    {
        return [
            'widgets' => $this->widgets(isLater: true),
            'strings' => $this->strings->all(),
            'settings' => $this->settings->all(),
        ];
    }

    /**
     * @param bool $isLater Whether this is for a page that is over.
     *
     * @return array<string, false|list<mixed>> As src/contract/config.ts has it; false for one that is switched off.
     */
    private function widgets(bool $isLater): array
    {
        $isSource = $this->manifest->devServer() !== null;
        $shared = array_flip($this->manifest->shared());
        $widgets = [];
        foreach ($this->manifest->widgets() as $name => $files) {
            $speaksLater = !$isLater && $this->manifest->speaksLater($name);
            $css = !$isLater && $this->isPrinted($name) ? null : $files['css'] ?? null;
            $early = $files['early'] ?? null;
            $other = $this->manifest->registered($name);
            if ($isSource && $other === null) {
                $files = ['js' => "widgets/{$name}/index.ts", 'imports' => []] + $files;
                $css = $css === null ? null : "widgets/{$name}/style.css";
                $early = $early === null ? null : "widgets/{$name}/early.ts";
            }
            $imports = array_map(static fn(string $file): int => $shared[$file], $files['imports']);
            $tuple = [$files['js'], $files['moment'], $imports, (int) $speaksLater, $css, $early];
            if ($other !== null) {
                $tuple[] = (object) $other->attributes;
            }
            while (in_array(end($tuple), [0, null], true)) {
                array_pop($tuple);
            }
            $widgets[$name] = $this->features->isOn($name) ? $tuple : false;
        }
        return $widgets + $this->tools($isSource, $shared);
    }

    /**
     * What the widgets of other plugins are started with: listed as widgets are, which is how scripts find it.
     *
     * @param array<string, int> $shared
     *
     * @return array<string, list<mixed>>
     */
    private function tools(bool $isSource, array $shared): array
    {
        $tools = [];
        foreach ($this->manifest->tools() as $name => ['js' => $js, 'imports' => $imports]) {
            $places = array_map(static fn(string $file): int => $shared[$file], $imports);
            $tools[$name] = $isSource ? [self::SOURCES[$name], 'load', []] : [$js, 'load', $places];
        }
        return $tools;
    }

    /**
     * @param list<string> $names
     *
     * @return list<string> And what starts those that are registered.
     */
    private function withTools(array $names): array
    {
        $isRegistered = fn(string $name): bool => $this->manifest->registered($name) !== null;
        return array_filter($names, $isRegistered) === [] ? $names : [...$names, self::STARTER];
    }

    /** Whether the page has the stylesheet: it is not to be fetched once more, from whatever file it came. */
    private function isPrinted(string $name): bool
    {
        return in_array(PageAssets::handleOf($name), wp_styles()->done, true);
    }
}
