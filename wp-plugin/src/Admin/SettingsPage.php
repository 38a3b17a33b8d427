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
        TabBar::show($this->tabs($tab), $tab, self::url(...));
        $this->showPanels($tab, isFirst: true);
        $this->form->show($tab);
        $this->showPanels($tab, isFirst: false);
        echo '</div>';
    }

    /** @return list<Tab> Those that something stands on, and the current one. */
    private function tabs(Tab $current): array
    {
        $isThere = fn(Tab $tab): bool => $tab === $current
            || $this->sections->of($tab) !== []
            || $this->panelsOf($tab) !== [];
        return array_values(array_filter(Tab::cases(), $isThere));
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
