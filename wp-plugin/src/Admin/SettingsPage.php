<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** Settings → Mullion, by WordPress's own Settings API: it checks the nonce and the capability. */
final class SettingsPage implements Hooked
{
    public const SLUG = 'mullion';

    private readonly TabForm $form;

    /** @param list<Panel> $panels */
    public function __construct(private readonly Sections $sections, private readonly array $panels)
    {
        $this->form = new TabForm($sections);
    }

    public function register(): void
    {
        add_action('admin_menu', [$this, 'add']);
        add_action('admin_init', [$this->form, 'registerOptions']);
        foreach ($this->panels as $panel) {
            $panel->register();
        }
    }

    /** The page's address; that of the first tab where none is given. */
    public static function url(?Tab $tab = null): string
    {
        $query = '?page=' . self::SLUG . ($tab === null ? '' : "&tab={$tab->value}");
        return admin_url("options-general.php{$query}");
    }

    /** Hooked to `admin_menu`. */
    public function add(): void
    {
        $screen = add_options_page('Mullion', 'Mullion', 'manage_options', self::SLUG, [$this, 'show']);
        if ($screen !== false) {
            add_action("load-{$screen}", [new TabHelp(), 'add']);
        }
    }

    public function show(): void
    {
        $tab = Tab::asked();
        echo '<div class="wrap"><h1>Mullion</h1>';
        $this->showTabs($tab);
        $this->showPanels($tab, isFirst: true);
        $this->form->show($tab);
        $this->showPanels($tab, isFirst: false);
        echo '</div>';
    }

    private function showTabs(Tab $current): void
    {
        printf('<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__('Settings', 'mullion'));
        foreach (Tab::cases() as $tab) {
            $isEmpty = $this->sections->of($tab) === [] && $this->panelsOf($tab) === [];
            if ($isEmpty && $tab !== $current) {
                continue;
            }
            printf(
                '<a href="%s" class="nav-tab%s"%s>%s</a>',
                esc_url(self::url($tab)),
                // phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts.
                $tab === $current ? ' nav-tab-active' : '',
                // phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts.
                $tab === $current ? ' aria-current="page"' : '',
                esc_html($tab->label()),
            );
        }
        echo '</nav>';
    }

    private function showPanels(Tab $tab, bool $isFirst): void
    {
        foreach ($this->panelsOf($tab) as $panel) {
            if ($panel->isFirst() === $isFirst) {
                $panel->show();
            }
        }
    }

    /** @return list<Panel> */
    private function panelsOf(Tab $tab): array
    {
        $isOfIt = static fn(Panel $panel): bool => $panel->tab() === $tab;
        return array_values(array_filter($this->panels, $isOfIt));
    }
}
