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
    }

    /** Hooked to `site_status_tests`. */
    public function add(mixed $tests): mixed
    {
        if (!is_array($tests)) {
            return $tests;
        }
        $direct = is_array($tests['direct'] ?? null) ? $tests['direct'] : [];
        foreach ($this->checks as $check) {
            $direct['mullion_' . $check->name()] = [
                'label' => $check->title(),
                'test' => static fn(): array => self::tell($check),
            ];
        }
        $tests['direct'] = $direct;
        return $tests;
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
