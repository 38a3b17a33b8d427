<?php

declare(strict_types=1);

namespace Mullion\Notice;

use Mullion\Endpoint\OwnAddress;
use Mullion\Endpoint\Uncached;
use Mullion\Endpoint\Visitor;

defined('ABSPATH') || exit;

/**
 * Dismisses a notice where no script runs: the form posts, the cookie is set, and the visitor is
 * back on the page.
 *
 * Such a visitor gets pages without the notice, and a second cookie keeps those out of page caches.
 * Everyone else gets the same HTML, dismissed or not, and the script decides.
 */
final class Dismissal
{
    private const FIELD = 'mullion_dismiss_notice';
    private const PLAIN = 'mullion_plain_notice';

    /** Hooked to `template_redirect`. */
    public function handle(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- hides a notice of the visitor's own, nothing else.
        $id = self::identifier($_POST[self::FIELD] ?? null);
        if ($id !== null && !Visitor::isFromElsewhere()) {
            self::remember($id);
            // Not `wp_get_referer()`: it has none where a page posts to itself, as this form does.
            $back = wp_get_raw_referer() ?: '';
            wp_safe_redirect(OwnAddress::is($back, home_url('/')) ? $back : home_url('/'), 303);
            exit;
        }
        if (isset($_COOKIE[self::PLAIN])) {
            Uncached::page();
        }
    }

    /** Whether this visitor dismissed the notice without a script. */
    public static function isPlainlyDismissed(string $id): bool
    {
        return self::identifier($_COOKIE[self::PLAIN] ?? null) === $id;
    }

    /** The form that {@see handle()} answers to, for a button elsewhere on the page; none where scripts run. */
    public static function plainForm(string $name, string $id): string
    {
        return sprintf(
            '<noscript><form id="%s" method="post"><input type="hidden" name="%s" value="%s"></form></noscript>',
            esc_attr($name),
            self::FIELD,
            esc_attr($id),
        );
    }

    /** One notice at a time: a browser that keeps more and more cookies is refused by the server for their size. */
    private static function remember(string $id): void
    {
        $before = self::identifier($_COOKIE[self::PLAIN] ?? null);
        if ($before !== null && $before !== $id) {
            setcookie("store_notice{$before}", '', ['expires' => 1, 'path' => '/', 'samesite' => 'Lax']);
        }
        foreach (["store_notice{$id}" => 'hidden', self::PLAIN => $id] as $name => $value) {
            setcookie($name, $value, ['path' => '/', 'samesite' => 'Lax']);
        }
    }

    private static function identifier(mixed $value): ?string
    {
        return is_string($value) && preg_match('/^[\w-]{1,100}$/D', $value) === 1 ? $value : null;
    }
}
