<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** Puts the entry, the stylesheets and the preloads into a page. */
final class PageAssets implements Hooked
{
    public const HANDLE = 'mullion';

    /** @var array<string, bool> Widgets of this page, and whether its head has told the scripts of them. */
    private array $known = [];

    /** @var array<string, true> Widgets whose scripts are preloaded. */
    private array $preloaded = [];

    private readonly Preloads $preloads;
    private readonly ExpectedWidgets $expected;
    private readonly Stylesheets $stylesheets;
    private readonly HeadScripts $heads;
    private readonly CalledEntry $called;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
        private readonly PageConfiguration $configuration,
    ) {
        $this->preloads = new Preloads($manifest);
        $this->stylesheets = new Stylesheets($manifest);
        $this->heads = new HeadScripts($manifest);
        $this->called = new CalledEntry($manifest, $takeovers);
        $this->expected = new ExpectedWidgets($manifest, $takeovers, $configuration);
    }

    public function register(): void
    {
        $this->stylesheets->register();
        add_action('wp_enqueue_scripts', [$this, 'enqueue']);
        add_action('wp_head', [$this, 'printPreloads'], 2);
        // Behind the stylesheets, at 8: those that are there need no address.
        add_action('wp_head', [$this, 'printConfiguration'], 9);
        add_action('wp_footer', [$this, 'printStatusRegion']);
        // Behind whatever renders widgets there, before the scripts of the footer at 20.
        add_action('wp_footer', [$this, 'printLate'], 19);
        add_filter('script_loader_tag', [$this, 'markEntry'], 10, 2);
        add_action('wp_template_enhancement_output_buffer_started', [$this, 'awaitWhole']);
    }

    /** Hooked to `wp_template_enhancement_output_buffer_started`: WordPress 6.9 sends this page as a whole. */
    public function awaitWhole(): void
    {
        add_filter('wp_template_enhancement_output_buffer', [$this, 'complete']);
    }

    /** Hooked to `wp_template_enhancement_output_buffer`. */
    public function complete(mixed $html): mixed
    {
        if (!is_string($html) || !$this->isThere()) {
            return $html;
        }
        $page = new WholePage($this->manifest, $this->takeovers, $this->configuration, $this->preloads);
        return $page->complete($html, array_keys($this->known), $this->expected->areOfTheShopAlone());
    }

    /** Hooked to `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        if (!$this->isThere()) {
            return;
        }
        $manifest = $this->manifest;
        $options = ['strategy' => 'defer', 'in_footer' => false];
        $entry = $manifest->entry($this->expected->areOfTheShopAlone() ? 'cartEntry' : 'entry');
        wp_enqueue_script(self::HANDLE, $manifest->url($entry), [], null, $options);
        $this->stylesheets->enqueue($this->expected->areOfTheCartAlone());
        $this->expect($this->expected->names());
    }

    /**
     * The handle of a widget's stylesheet; the script that it has in the head is called so, too.
     *
     * @return non-empty-string
     */
    public static function handleOf(string $widget): string
    {
        return self::HANDLE . '-' . $widget;
    }

    /**
     * Puts the stylesheets of widgets into the head, and what they do there; asks for their scripts with `$preload`.
     *
     * @param list<string> $names
     */
    public function expect(array $names, bool $preload = false): void
    {
        foreach (array_filter($names, $this->takeovers->allows(...)) as $name) {
            $this->known[$name] ??= false;
            $this->stylesheets->expect($name);
            if ($preload) {
                $this->preloaded[$name] = true;
            }
        }
    }

    /**
     * What has to stand before the markup of a widget that is printed after the head: its stylesheet
     * and its script of the head if they aren't there yet, and the preload of its early part.
     */
    public function before(string $name, bool $preload): string
    {
        $this->expect([$name], $preload || ($this->manifest->widgets()[$name]['moment'] ?? '') === 'load');
        if (did_action('wp_head') === 0) {
            return '';
        }
        ob_start();
        wp_print_styles(self::handleOf($name));
        return (string) ob_get_clean() . $this->heads->inBody($name) . $this->preloads->early([$name]);
    }

    /** Hooked to `wp_head`: the early parts of what is known to be on the page, and what will start the rest. */
    public function printPreloads(): void
    {
        if (!$this->isThere()) {
            return;
        }
        $known = array_keys($this->known);
        // phpcs:disable WordPress.Security.EscapeOutput -- built of escaped addresses there.
        echo $this->preloads->early($known), $this->preloads->registry($this->expected->takenOver());
        echo $this->heads->inHead($known);
        // phpcs:enable
    }

    /** Hooked to `wp_head`. */
    public function printConfiguration(): void
    {
        if (!$this->isThere()) {
            return;
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every HTML character escaped.
        echo $this->configuration->html(array_keys($this->known), $this->expected->areOfTheShopAlone());
        $this->known = array_fill_keys(array_keys($this->known), true);
    }

    /** Hooked to `wp_footer`: what the head didn't know of, and behind all pictures what starts by itself. */
    public function printLate(): void
    {
        // phpcs:ignore WordPress.Security.EscapeOutput -- built of escaped addresses there.
        echo $this->preloads->whole(array_keys($this->preloaded));
        // phpcs:ignore WordPress.Security.EscapeOutput -- an element that WordPress has made.
        echo $this->called->late(array_diff(array_keys($this->known), $this->expected->names()) !== []);
        $late = array_keys($this->known, false, true);
        if ($late !== []) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every HTML character escaped.
            echo $this->configuration->lateHtml($late);
        }
    }

    /** Hooked to `wp_footer`: the one live region, there before its first message. */
    public function printStatusRegion(): void
    {
        if ($this->isThere()) {
            echo '<div id="mullion-status" class="mullion-status" role="status"></div>';
        }
    }

    /**
     * Hooked to `script_loader_tag`: asks optimisers to leave our scripts where they are. They also
     * work when they don't. Who takes a script off the page there may answer with nothing at all.
     */
    public function markEntry(mixed $tag, mixed $handle = ''): mixed
    {
        if (!is_string($tag) || !is_string($handle)) {
            return $tag;
        }
        if ($handle !== self::HANDLE && !str_starts_with($handle, self::HANDLE . '-')) {
            return $tag;
        }
        $server = $this->manifest->devServer();
        if ($server !== null && $handle === self::HANDLE) {
            return ScriptTags::devEntry($server);
        }
        $left = ScriptTags::left($tag);
        return $handle === self::HANDLE && $this->expected->areOfTheCartAlone() ? $this->called->tag($left) : $left;
    }

    /** With everything switched off, and without a build, the page is left as it is. */
    private function isThere(): bool
    {
        return $this->manifest->exists() && !$this->expected->areNone();
    }
}
