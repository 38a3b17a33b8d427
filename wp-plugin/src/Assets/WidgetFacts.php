<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Features;

defined('ABSPATH') || exit;

/**
 * What scripts are told of widgets: where their files are, what they say, what the owner has set.
 *
 * @phpstan-import-type WidgetFiles from Manifest
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

    /** What the build calls the strings that are no widget's: scripts/lib/strings.mjs. */
    private const COMMON = '';

    /** For the development server. */
    private const SOURCES = [self::STARTER => 'src/registered/define.ts', 'mullion/runtime' => 'src/react/runtime.ts'];

    /** @var array<string, array<string, scalar>>|null All of them; found out once a page, as what is off. */
    private ?array $known = null;

    /** @var array<string, false>|null */
    private ?array $off = null;

    /** @param \Closure(): array<string, array<string, scalar>> $settings By widget, those of other plugins too. */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly Strings $strings,
        private readonly \Closure $settings,
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
        $isSpeaker = fn(string $name): bool => !$this->manifest->speaksLater($name);
        $speakers = array_values(array_filter($names, $isSpeaker));
        return [
            'widgets' => $this->widgets($names, isLater: false) + $this->starter($names),
            'strings' => $this->strings->of($this->manifest->keysOf($speakers)),
            'settings' => array_intersect_key($this->settings(), array_flip($speakers)),
        ];
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
        $own = $this->of($names);
        return [
            'widgets' => $this->off() + $own['widgets'],
            'strings' => $this->strings->of($this->manifest->keysOf([self::COMMON])) + $own['strings'],
            'settings' => array_intersect_key($this->settings(), ['site' => true]) + $own['settings'],
        ];
    }

    /** @return array<mixed> What {@see self::all()} depends on, besides the build; nothing is translated for it. */
    public function identity(): array
    {
        $names = array_keys($this->manifest->widgets());
        $others = array_values(array_filter($names, $this->isRegistered(...)));
        $widgets = $this->widgets($others, isLater: true);
        return [$this->off(), $widgets, $this->settings(), $this->strings->identity()];
    }

    /** @return Facts Of all widgets, whatever the page. */
    public function all(): array
    {
        $names = array_keys($this->manifest->widgets());
        return [
            'widgets' => $this->widgets($names, isLater: true) + $this->tools(),
            'strings' => $this->strings->all(),
            'settings' => $this->settings(),
        ];
    }

    /** @return array<string, array<string, scalar>> */
    private function settings(): array
    {
        return $this->known ??= ($this->settings)();
    }

    /** @return array<string, false> Widgets that are switched off. */
    private function off(): array
    {
        $isOff = fn(string $name): bool => !$this->features->isOn($name);
        return $this->off ??= array_fill_keys(array_filter(array_keys($this->manifest->widgets()), $isOff), false);
    }

    /**
     * @param list<string> $names   Also of some that don't exist.
     * @param bool         $isLater Whether this is for a page that is over.
     *
     * @return array<string, false|list<mixed>> As src/contract/config.ts has it; false for one that is switched off.
     */
    private function widgets(array $names, bool $isLater): array
    {
        $shared = array_flip($this->manifest->shared());
        $widgets = [];
        foreach (array_intersect_key($this->manifest->widgets(), array_flip($names)) as $name => $files) {
            $widgets[$name] = $this->features->isOn($name) ? $this->tuple($name, $files, $shared, $isLater) : false;
        }
        return $widgets;
    }

    /**
     * @param WidgetFiles        $files
     * @param array<string, int> $shared Places of the files that several scripts import.
     *
     * @return list<mixed>
     */
    private function tuple(string $name, array $files, array $shared, bool $isLater): array
    {
        $speaksLater = !$isLater && $this->manifest->speaksLater($name);
        $css = !$isLater && $this->isPrinted($name) ? null : $files['css'] ?? null;
        $early = $files['early'] ?? null;
        $other = $this->manifest->registered($name);
        if ($other === null && $this->manifest->devServer() !== null) {
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
        return $tuple;
    }

    /**
     * What the widgets of other plugins are started with: listed as widgets are, which is how scripts find it.
     *
     * @return array<string, list<mixed>>
     */
    private function tools(): array
    {
        $isSource = $this->manifest->devServer() !== null;
        $shared = array_flip($this->manifest->shared());
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
     * @return array<string, list<mixed>> What starts those that are registered, where there is one.
     */
    private function starter(array $names): array
    {
        $isAny = array_filter($names, $this->isRegistered(...)) !== [];
        return $isAny ? array_intersect_key($this->tools(), [self::STARTER => true]) : [];
    }

    private function isRegistered(string $name): bool
    {
        return $this->manifest->registered($name) !== null;
    }

    /** Whether the page has the stylesheet: it is not to be fetched once more, from whatever file it came. */
    private function isPrinted(string $name): bool
    {
        return in_array(PageAssets::handleOf($name), wp_styles()->done, true);
    }
}
