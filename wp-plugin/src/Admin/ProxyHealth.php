<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Endpoint\Proxies;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** Tools → Site Health: whether all visitors have one address, that of a proxy which nobody has named. */
final class ProxyHealth implements Hooked, HasFindings
{
    private const TEST = 'mullion_proxies';

    public function register(): void
    {
        add_filter('site_status_tests', [$this, 'add']);
    }

    /** Hooked to `site_status_tests`. */
    public function add(mixed $tests): mixed
    {
        if (is_array($tests)) {
            $direct = is_array($tests['direct'] ?? null) ? $tests['direct'] : [];
            $direct[self::TEST] = ['label' => __('Proxies', 'mullion'), 'test' => [$this, 'test']];
            $tests['direct'] = $direct;
        }
        return $tests;
    }

    /**
     * Judges by the request that shows the page: it came the way that visitors come.
     *
     * @return array<string, mixed> As Site Health wants it.
     */
    public function test(): array
    {
        $isUnknown = Proxies::isUnknown($_SERVER);
        $title = $isUnknown
            ? __('All visitors seem to have one address', 'mullion')
            : __('Visitors can be told apart by their addresses', 'mullion');
        [$why, $remedy] = self::texts();
        $link = sprintf(
            '<a href="%s">%s</a>',
            esc_url(SettingsPage::url(Tab::Advanced)),
            esc_html__('Settings', 'mullion'),
        );
        return [
            'test' => self::TEST,
            'label' => $title,
            'status' => $isUnknown ? 'recommended' : 'good',
            'badge' => ['label' => 'Mullion', 'color' => 'blue'],
            'description' => '<p>' . esc_html($isUnknown ? "{$why} {$remedy}" : $why) . '</p>',
            'actions' => $isUnknown ? $link : '',
        ];
    }

    public function findings(): array
    {
        if (!Proxies::isUnknown($_SERVER)) {
            return [];
        }
        $title = __('All visitors seem to have one address', 'mullion');
        return [new Finding($title, implode(' ', self::texts()), SettingsPage::url(Tab::Advanced))];
    }

    /** @return array{string, string} Why it matters, and what to do. */
    private static function texts(): array
    {
        return [
            __('The newsletter form and logins are limited for each address.', 'mullion'),
            __(
                'A server in between hands requests on, so all share the limits of one. Name it as a trusted proxy.',
                'mullion',
            ),
        ];
    }
}
