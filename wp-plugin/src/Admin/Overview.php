<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Position;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Runtime;
use Mullion\Assets\Takeovers;

defined('ABSPATH') || exit;

/** What the plugin does on this site now, in the words of who owns the shop. */
final class Overview implements Panel
{
    public function __construct(
        private readonly Takeovers $takeovers,
        private readonly ReplacedScripts $scripts,
        private readonly Titles $titles,
        private readonly Runtime $runtime,
        private readonly SetUp $setUp,
    ) {}

    public function register(): void {}

    public function tab(): Tab
    {
        return Tab::Overview;
    }

    public function isFirst(): bool
    {
        return true;
    }

    public function show(): void
    {
        printf('<h2>%s</h2>', esc_html__('What the plugin does on this site', 'mullion'));
        echo '<table class="form-table">';
        self::row(__('Taken over for everyone', 'mullion'), $this->at(Position::All), Tab::Takeovers);
        self::row(__('Taken over for you only', 'mullion'), $this->at(Position::Me), Tab::Takeovers);
        self::row(__('Could be taken over', 'mullion'), $this->at(Position::Off), Tab::Takeovers);
        self::row(__('Scripts of the shop it replaces', 'mullion'), $this->replaced());
        $on = $this->features(true);
        $missing = array_intersect_key($this->setUp->missing(), array_flip($on));
        $working = array_diff($on, array_keys($missing));
        self::row(__('Switched on', 'mullion'), $this->named($working), Tab::Widgets);
        $this->showMissing($missing);
        self::row(__('Switched off', 'mullion'), $this->named($this->features(false)), Tab::Widgets);
        $runtime = $this->runtime->name() === 'preact' ? 'Preact' : 'React';
        self::row(__('What widgets are drawn with', 'mullion'), [$runtime], Tab::Advanced);
        echo '</table>';
        $find = __('Find what can be taken over on your site', 'mullion');
        printf('<p><a href="%s">%s</a></p>', esc_url(PageView::url(PageView::FIND)), esc_html($find));
        $fare = __('See how the widgets of your home page fare', 'mullion');
        printf('<p><a href="%s">%s</a></p>', esc_url(PageView::url(PageView::DOCTOR)), esc_html($fare));
    }

    /** @return list<string> Titles of the takeovers that stand there and are not switched off as a whole. */
    private function at(Position $position): array
    {
        $names = array_keys($this->takeovers->positions(), $position, true);
        return $this->named(array_filter($names, $this->takeovers->allows(...)));
    }

    /** @return list<string> Names of what is no takeover. */
    private function features(bool $isOn): array
    {
        $names = array_diff(array_keys($this->titles->all()), $this->takeovers->names());
        $isSo = fn(string $name): bool => $this->takeovers->allows($name) === $isOn;
        return array_values(array_filter($names, $isSo));
    }

    /** @param array<string, string> $missing Where it is set up, by name. */
    private function showMissing(array $missing): void
    {
        $links = [];
        foreach ($this->titled(array_keys($missing)) as $name => $title) {
            $links[] = sprintf('<a href="%s">%s</a>', esc_url($missing[$name]), esc_html($title));
        }
        if ($links !== []) {
            $label = __('Switched on, but not set up yet', 'mullion');
            // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
            printf('<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html($label), implode(', ', $links));
        }
    }

    /** @return list<string> Each as what it is for, and its handle. */
    private function replaced(): array
    {
        $jobs = [
            'wc-add-to-cart' => __('adding to the cart', 'mullion'),
            'wc-cart-fragments' => __('the cart in the header', 'mullion'),
            'woocommerce' => __('notices and forms', 'mullion'),
            'sourcebuster-js' => __('where orders come from', 'mullion'),
            'wc-order-attribution' => __('where orders come from', 'mullion'),
        ];
        $named = static fn(string $handle): string => isset($jobs[$handle]) ? "{$handle} ({$jobs[$handle]})" : $handle;
        return array_map($named, $this->scripts->handlesForVisitors());
    }

    /**
     * @param array<string> $names
     *
     * @return list<string> In the order of the alphabet.
     */
    private function named(array $names): array
    {
        return array_values($this->titled($names));
    }

    /**
     * @param array<string> $names
     *
     * @return array<string, string> Titles by name, in the order of the alphabet.
     */
    private function titled(array $names): array
    {
        $titles = array_intersect_key($this->titles->all(), array_flip($names));
        uasort($titles, Alphabet::compare(...));
        return $titles;
    }

    /** @param list<string> $what No row without any. */
    private static function row(string $label, array $what, ?Tab $change = null): void
    {
        if ($what === []) {
            return;
        }
        printf(
            '<tr><th scope="row">%s</th><td>%s%s</td></tr>',
            esc_html($label),
            esc_html(implode(', ', $what)),
            // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in link().
            $change === null ? '' : self::link($label, $change),
        );
    }

    private static function link(string $label, Tab $tab): string
    {
        return sprintf(
            ' <a href="%s">%s <span class="screen-reader-text">%s</span></a>',
            esc_url(SettingsPage::url($tab)),
            esc_html__('Change', 'mullion'),
            esc_html($label),
        );
    }
}
