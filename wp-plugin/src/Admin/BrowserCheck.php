<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/**
 * A widget's button that tries in the owner's own browser what only a browser can find out: whether a map's key is
 * good for this site. Nothing is asked of anybody before it is pressed; without script the page says that it takes one.
 */
final class BrowserCheck
{
    /** In the query: which check was pressed. */
    private const QUERY = 'try';

    /**
     * @param string $name  Unlike that of any other.
     * @param string $fault What is missing before anything can be tried; empty for nothing.
     * @param string $src   Of the script that is tried.
     * @param string $code  Runs before it, with `box`, an element, and `say(outcome)`.
     * @param array{wait: string, good: string, refused: string, silent: string} $says What is said of each outcome.
     */
    public function __construct(
        private readonly string $name,
        private readonly string $title,
        private readonly string $description,
        private readonly string $button,
        private readonly string $fault,
        private readonly string $src,
        private readonly string $code,
        private readonly array $says,
    ) {}

    public function show(): void
    {
        printf('<h2 id="mullion-try-%s">%s</h2>', esc_attr($this->name), esc_html($this->title));
        printf('<p>%s</p>', esc_html($this->description));
        $address = SettingsPage::url(Tab::Widgets) . '&' . self::QUERY . "={$this->name}#mullion-try-{$this->name}";
        printf('<p><a class="button" href="%s">%s</a></p>', esc_url($address), esc_html($this->button));
        // phpcs:ignore WordPress.Security -- compared, never used; it chooses what is shown and changes nothing.
        if (($_GET[self::QUERY] ?? '') !== $this->name) {
            return;
        }
        if ($this->fault !== '') {
            printf('<div class="notice notice-error inline"><p>%s</p></div>', esc_html($this->fault));
            return;
        }
        $this->try();
    }

    private function try(): void
    {
        $takes = esc_html__('This takes JavaScript.', 'mullion');
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
        echo "<noscript><p>{$takes}</p></noscript>";
        echo '<div class="notice notice-info inline"><p id="mullion-said" role="status"></p></div>';
        echo '<div id="mullion-tried" style="max-width: 40em; height: 12em"></div>';
        wp_print_inline_script_tag(
            'var box = document.getElementById("mullion-tried");'
            . 'var says = ' . wp_json_encode($this->says, JSON_HEX_TAG | JSON_HEX_AMP) . ';'
            . 'var say = function (outcome) {'
            . ' var place = document.getElementById("mullion-said");'
            . ' place.textContent = says[outcome];'
            . ' var kind = outcome === "wait" ? "info" : outcome === "good" ? "success" : "error";'
            . ' place.parentNode.className = "inline notice notice-" + kind; };'
            . 'say("wait");' . $this->code
            . 'addEventListener("error", function (event) {'
            . ' if (event.target.id === "mullion-try-script") say("silent"); }, true);',
            ['id' => 'mullion-try-code'],
        );
        wp_print_script_tag(['src' => $this->src, 'id' => 'mullion-try-script', 'async' => true]);
    }
}
