<?php

declare(strict_types=1);

namespace Mullion\Doctor;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** Tools → Site Health: what the doctor has found. */
final class SiteHealth implements Hooked
{
    /** @param list<Check> $checks */
    public function __construct(private readonly array $checks) {}

    public function register(): void
    {
        add_filter('site_status_tests', [$this, 'add']);
        foreach ($this->slow() as $check) {
            add_action("wp_ajax_health-check-mullion-{$check->name()}", [$this, 'answer']);
        }
    }

    /** Hooked to `wp_ajax_health-check-mullion-…`: the screen asks for each of the slow ones. */
    public function answer(): void
    {
        check_ajax_referer('health-check-site-status');
        if (!current_user_can('view_site_health_checks')) {
            wp_send_json_error();
        }
        foreach ($this->slow() as $check) {
            if (current_action() === "wp_ajax_health-check-mullion-{$check->name()}") {
                wp_send_json_success(self::tell($check));
            }
        }
    }

    /** Hooked to `site_status_tests`. */
    public function add(mixed $tests): mixed
    {
        if (!is_array($tests)) {
            return $tests;
        }
        $direct = is_array($tests['direct'] ?? null) ? $tests['direct'] : [];
        $async = is_array($tests['async'] ?? null) ? $tests['async'] : [];
        foreach ($this->checks as $check) {
            $name = 'mullion_' . $check->name();
            $tell = static fn(): array => self::tell($check);
            if ($check instanceof AsksTheSite) {
                // The weekly look by cron calls it directly.
                $async[$name] = ['label' => $check->title(), 'test' => $name, 'async_direct_test' => $tell];
            } else {
                $direct[$name] = ['label' => $check->title(), 'test' => $tell];
            }
        }
        return ['direct' => $direct, 'async' => $async] + $tests;
    }

    /** @return list<Check> */
    private function slow(): array
    {
        return array_values(array_filter(
            $this->checks,
            static fn(Check $check): bool => $check instanceof AsksTheSite,
        ));
    }

    /** @return array<string, mixed> As Site Health wants it. */
    private static function tell(Check $check): array
    {
        $finding = $check->run();
        $link = sprintf(
            '<a href="%s">%s</a>',
            esc_url(admin_url($finding->page)),
            esc_html__('Put it right', 'mullion'),
        );
        return [
            'test' => 'mullion_' . $check->name(),
            'label' => $finding->found,
            'status' => $finding->verdict->value,
            'badge' => ['label' => 'Mullion', 'color' => 'blue'],
            'description' => $finding->remedy === '' ? '' : '<p>' . esc_html($finding->remedy) . '</p>',
            'actions' => $finding->page === '' ? '' : $link,
        ];
    }
}
