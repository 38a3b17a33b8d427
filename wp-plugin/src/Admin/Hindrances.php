<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** The overview's list of what stands in the plugin's way. */
final class Hindrances implements Panel
{
    /** @param list<HasFindings> $sources */
    public function __construct(private readonly array $sources) {}

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
        $find = static fn(HasFindings $source): array => $source->findings();
        $findings = array_merge(...array_map($find, $this->sources));
        printf('<h2>%s</h2>', esc_html__('What stands in its way', 'mullion'));
        if ($findings === []) {
            printf('<p>%s</p>', esc_html__('Nothing that the plugin knows of.', 'mullion'));
        }
        foreach ($findings as $finding) {
            printf(
                '<div class="notice notice-warning inline"><p><strong>%s</strong><br>%s%s</p></div>',
                esc_html($finding->title),
                esc_html($finding->remedy),
                // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in link().
                self::link($finding),
            );
        }
    }

    private static function link(Finding $finding): string
    {
        if ($finding->url === '') {
            return '';
        }
        /* translators: read out behind "Settings", so that two such links can be told apart; %s: what was found. */
        $about = sprintf(__('about: %s', 'mullion'), $finding->title);
        return sprintf(
            ' <a href="%s">%s <span class="screen-reader-text">%s</span></a>',
            esc_url($finding->url),
            esc_html__('Settings', 'mullion'),
            esc_html($about),
        );
    }
}
