<?php

declare(strict_types=1);

namespace Mullion\Widgets;

use Mullion\Site\Hooked;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/** Prints at the foot of each page what the owner wants on every page; `Admin\Field::everywhere()` asks. */
final class EveryPage implements Hooked
{
    public function __construct(
        private readonly Settings $settings,
        private readonly WidgetRenderer $renderer,
    ) {}

    public function register(): void
    {
        // Ahead of the scripts of the footer, which are told of it.
        add_action('wp_footer', [$this, 'print'], 5);
    }

    /**
     * Hooked to `wp_footer`. What the theme has printed by now is there already; what another plugin brought, which
     * is off now, is no fault of the page.
     */
    public function print(): void
    {
        foreach ($this->settings->all() as $name => $own) {
            $isWanted = ($own['everywhere'] ?? false) === true && $this->renderer->knows($name);
            if ($isWanted && !$this->renderer->has($name)) {
                // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in the widget's template.
                echo $this->renderer->render($name);
            }
        }
    }
}
