<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Admin\Request;
use Mullion\Attribution\Origin;

defined('ABSPATH') || exit;

/** The whole list as a file: for who may see it, on a POST from the list's own page. */
final class Export
{
    private const AT_ONCE = 500;

    public function __construct(
        private readonly Store $store,
        private readonly Links $links,
    ) {}

    /** Hooked to `admin_post_…`, which visitors who are not signed in don't reach. */
    public function handle(): never
    {
        // phpcs:ignore WordPress.Security -- compared, never used.
        if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST' || !current_user_can(ListPage::capability())) {
            wp_die(esc_html__('You are not allowed to do this.', 'mullion'), '', ['response' => 403]);
        }
        Request::checkNonce(Newsletter::EXPORT);
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="newsletter-' . gmdate('Y-m-d') . '.csv"');
        header('X-Content-Type-Options: nosniff');
        foreach ($this->lines() as $line) {
            echo $line; // phpcs:ignore WordPress.Security.EscapeOutput -- CSV, made harmless by Csv.
        }
        exit;
    }

    /** @return \Generator<string> */
    public function lines(): \Generator
    {
        yield Csv::BOM . Csv::line([
            'email',
            'status',
            'subscribed',
            'confirmed',
            'unsubscribed',
            'page',
            'consent',
            'consent_version',
            'unsubscribe_link',
            ...array_keys(Origin::FIELDS),
        ]);
        $last = 0;
        do {
            $subscribers = $this->store->after($last, self::AT_ONCE);
            foreach ($subscribers as $subscriber) {
                yield Csv::line($this->cells($subscriber));
                $last = $subscriber->id;
            }
        } while ($subscribers !== []);
    }

    /** @return list<string> */
    private function cells(Subscriber $subscriber): array
    {
        $date = static fn(int $time): string => $time === 0 ? '' : gmdate('Y-m-d H:i:s', $time);
        return [
            $subscriber->email,
            $subscriber->status->value,
            $date($subscriber->created),
            $date($subscriber->confirmed),
            $date($subscriber->unsubscribed),
            $subscriber->source,
            $subscriber->consent,
            $subscriber->consentVersion,
            $this->links->unsubscribe($subscriber),
            ...$subscriber->origin->all(),
        ];
    }
}
