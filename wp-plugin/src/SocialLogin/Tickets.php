<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Site\Database;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/**
 * Secrets that are good once, for a while, and in one browser: `state`, and what a mail confirms.
 *
 * Of the secret and of the browser's cookie only hashes are kept. Each ticket has a cookie of its own,
 * so that two tabs don't disturb each other; whoever deletes the row has used the ticket, so of two
 * requests at once only one has.
 */
final class Tickets
{
    private const TABLE = 'login_tickets';

    /**
     * Makes one and gives the browser its cookie.
     *
     * @param array<mixed> $data
     */
    public function issue(string $kind, array $data, int $seconds): string
    {
        $secret = bin2hex(random_bytes(24));
        $browser = bin2hex(random_bytes(24));
        $this->forget();
        $database = Database::get();
        // phpcs:disable WordPress.DB -- our own table.
        $done = $database->insert(Database::table(self::TABLE), [
            'ticket' => self::hash($kind, $secret),
            'browser' => self::hash('browser', $browser),
            'content' => (string) wp_json_encode($data),
            'expires' => time() + $seconds,
        ]);
        // phpcs:enable WordPress.DB
        if ($done !== 1) {
            throw new LoginError(Problem::Unreachable, 'The ticket could not be kept.');
        }
        self::setCookie(self::cookie($kind, $secret), $browser, time() + $seconds);
        return $secret;
    }

    /**
     * What a ticket holds; null when it is unknown, over, or another browser's.
     *
     * @return array<mixed>|null
     */
    public function peek(string $kind, string $secret): ?array
    {
        if (preg_match('/^[0-9a-f]{48}$/', $secret) !== 1) {
            return null;
        }
        $database = Database::get();
        $sql = 'SELECT browser, content FROM %i WHERE ticket = %s AND expires > %d';
        // phpcs:ignore WordPress.DB -- our own table.
        $row = $database->get_row(
            (string) $database->prepare($sql, Database::table(self::TABLE), self::hash($kind, $secret), time()),
            ARRAY_A,
        );
        $cookie = $_COOKIE[self::cookie($kind, $secret)] ?? '';
        if (!is_array($row) || !is_string($cookie)) {
            return null;
        }
        if (!hash_equals(self::column($row, 'browser'), self::hash('browser', $cookie))) {
            return null;
        }
        $data = json_decode(self::column($row, 'content'), true);
        return is_array($data) ? $data : null;
    }

    /**
     * Uses a ticket up.
     *
     * @return array<mixed>|null What it held; null as for {@see peek()}, and for all but the first who ask.
     */
    public function take(string $kind, string $secret): ?array
    {
        $data = $this->peek($kind, $secret);
        if ($data === null) {
            return null;
        }
        self::setCookie(self::cookie($kind, $secret), '', time() - YEAR_IN_SECONDS);
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        $deleted = $database->query((string) $database->prepare(
            'DELETE FROM %i WHERE ticket = %s',
            Database::table(self::TABLE),
            self::hash($kind, $secret),
        ));
        return $deleted === 1 ? $data : null;
    }

    /** Hooked to the daily job: what has run out goes. */
    public function forget(): void
    {
        $database = Database::get();
        $sql = 'DELETE FROM %i WHERE expires <= %d';
        // phpcs:ignore WordPress.DB -- our own table.
        $database->query((string) $database->prepare($sql, Database::table(self::TABLE), time()));
    }

    /** What an address is about to confirm goes before its time; for the eraser. */
    public function forgetAddress(string $email): bool
    {
        $database = Database::get();
        $like = '%' . $database->esc_like('"email":' . (string) wp_json_encode($email)) . '%';
        $sql = 'DELETE FROM %i WHERE content LIKE %s';
        // phpcs:ignore WordPress.DB -- our own table.
        return (int) $database->query((string) $database->prepare($sql, Database::table(self::TABLE), $like)) > 0;
    }

    public static function install(): void
    {
        Database::create(self::TABLE, 'ticket char(64) NOT NULL,
            browser char(64) NOT NULL,
            content text NOT NULL,
            expires bigint unsigned NOT NULL,
            PRIMARY KEY  (ticket),
            KEY expires (expires)');
    }

    public static function uninstall(): void
    {
        Database::drop(self::TABLE);
    }

    /** The kind is part of it: a ticket for one purpose is none for another. */
    private static function hash(string $kind, string $secret): string
    {
        return hash_hmac('sha256', "{$kind}:{$secret}", wp_salt('nonce'));
    }

    /** With `__Host-`, no other host of the domain can put its own in the place of ours. */
    private static function cookie(string $kind, string $secret): string
    {
        return (is_ssl() ? '__Host-' : '') . 'mullion_login_' . substr(self::hash("cookie-{$kind}", $secret), 0, 12);
    }

    /** Lax: the provider sends the visitor back by a link from its own site. */
    private static function setCookie(string $name, string $value, int $expires): void
    {
        setcookie(
            $name,
            $value,
            ['expires' => $expires, 'path' => '/', 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax'],
        );
    }

    /** @param array<mixed> $row */
    private static function column(array $row, string $name): string
    {
        return is_string($row[$name] ?? null) ? $row[$name] : '';
    }
}
