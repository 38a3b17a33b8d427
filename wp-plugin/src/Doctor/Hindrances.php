<?php

declare(strict_types=1);

namespace Mullion\Doctor;

use Mullion\Admin\Panel;
use Mullion\Admin\Tab;

defined('ABSPATH') || exit;

/** The overview's list of what stands in the plugin's way: what the doctor has found, but for what is well. */
final class Hindrances implements Panel
{
    /** @param list<Check> $checks Run each time the overview is shown, so they have to be quick. */
    public function __construct(private readonly array $checks) {}

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
        $findings = array_map(static fn(Check $check): Finding => $check->run(), $this->checks);
        $isBad = static fn(Finding $finding): bool => $finding->verdict !== Verdict::Good;
        $findings = array_filter($findings, $isBad);
        printf('<h2>%s</h2>', esc_html__('What stands in its way', 'mullion'));
        if ($findings === []) {
            printf('<p>%s</p>', esc_html__('Nothing that the plugin knows of.', 'mullion'));
        }
        foreach ($findings as $finding) {
            printf(
                '<div class="notice notice-%s inline"><p><strong>%s</strong><br>%s%s</p></div>',
                // phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts.
                $finding->verdict === Verdict::Critical ? 'error' : 'warning',
                esc_html($finding->found),
                esc_html($finding->remedy),
                // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in link().
                self::link($finding),
            );
        }
    }

    private static function link(Finding $finding): string
    {
        if ($finding->page === '') {
            return '';
        }
        /* translators: read out behind "Put it right", so that two such links can be told apart; %s: what was found. */
        $about = sprintf(__('about: %s', 'mullion'), $finding->found);
        return sprintf(
            ' <a href="%s">%s <span class="screen-reader-text">%s</span></a>',
            esc_url(admin_url($finding->page)),
            esc_html__('Put it right', 'mullion'),
            esc_html($about),
        );
    }
}
