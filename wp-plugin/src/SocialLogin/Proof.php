<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Endpoint\Flood;
use Mullion\Endpoint\Flooded;
use Mullion\Endpoint\Mailbox;
use Mullion\Endpoint\RateLimit;
use Mullion\Endpoint\Visitor;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/**
 * What has to be proved before an identity gets an account: that its address belongs to whoever came.
 *
 * The link in the mail works once, for an hour, and only in the browser that asked for it: otherwise
 * somebody could have a stranger connect the stranger's account to his own login.
 */
final class Proof
{
    private const PENDING = 'pending';
    private const MAIL = 'mail';
    private const COOKIE = 'mullion_login_pending';

    public function __construct(
        private readonly Tickets $tickets,
        private readonly RateLimit $limit,
    ) {}

    /** Remembers who came, and names the page where they go on. */
    public function begin(Identity $identity, string $redirect): string
    {
        $ticket = $this->tickets->issue(
            self::PENDING,
            ['identity' => $identity->toArray(), 'redirect' => $redirect],
            HOUR_IN_SECONDS,
        );
        $this->setCookie($ticket, time() + HOUR_IN_SECONDS);
        return Address::of('finish', ['ticket' => $ticket]);
    }

    /**
     * What a ticket of {@see begin()} stands for.
     *
     * @return array{identity: Identity, redirect: string, email: string}
     *
     * @throws LoginError
     */
    public function pendingOf(string $ticket): array
    {
        return self::content($this->tickets->peek(self::PENDING, $ticket));
    }

    /** Whom this browser is about to connect; null for nobody. */
    public function pending(): ?Identity
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- looked up as it is.
        $ticket = $_COOKIE[self::COOKIE] ?? '';
        $data = is_string($ticket) ? $this->tickets->peek(self::PENDING, $ticket) : null;
        return $data === null ? null : self::content($data)['identity'];
    }

    /** It has been proved, or is over. */
    public function end(): void
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- looked up as it is.
        $ticket = $_COOKIE[self::COOKIE] ?? '';
        if (is_string($ticket) && $ticket !== '') {
            $this->tickets->take(self::PENDING, $ticket);
            $this->setCookie('', time() - YEAR_IN_SECONDS);
        }
    }

    /**
     * Sends the link; to whatever address it is, the same happens here: whether a mail goes out says of no account.
     *
     * @param array{identity: Identity, redirect: string, email: string} $pending
     *
     * @throws LoginError
     */
    public function send(array $pending, string $email, string $provider): void
    {
        if ($this->waitFor($pending['identity'], $email) > 0) {
            throw new LoginError(Problem::TooMany, 'Mails.');
        }
        $content = [
            'identity' => $pending['identity']->toArray(),
            'redirect' => $pending['redirect'],
            'email' => $email,
        ];
        $link = Address::of('confirm', ['ticket' => $this->tickets->issue(self::MAIL, $content, HOUR_IN_SECONDS)]);
        $site = wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES);
        /* translators: %s: name of the site */
        $subject = sprintf(__('Confirm your e-mail address for %s', 'mullion'), $site);
        $text = [
            sprintf(
                /* translators: 1: name of the site, 2: Google, Facebook … */
                __('Somebody wants to log in to %1$s with %2$s and has given this e-mail address.', 'mullion'),
                $site,
                $provider,
            ),
            __('If it was you, open this page within an hour, in the same browser:', 'mullion') . "\n" . $link,
            __('If it was not you, do nothing: nobody can enter without this link.', 'mullion'),
        ];
        if (!wp_mail($email, $subject, implode("\n\n", $text))) {
            foreach (['login-mail-to', 'login-mail-day'] as $counted) {
                $this->limit->clear($counted, Mailbox::of($email));
            }
            throw new LoginError(Problem::Mail, 'wp_mail() could not send the link.');
        }
    }

    /** Seconds until a mail may go; the first refusal spares the other counts. */
    private function waitFor(Identity $identity, string $email): int
    {
        $wait = $this->limit->count('login-mail-ip', Visitor::network(), Limits::ofSender())
            // One person at a provider, whatever addresses on the net they come from.
            ?: $this->limit->count('login-mail-who', $identity->key(), Limits::ofSender())
            ?: $this->limit->count('login-mail-to', Mailbox::of($email), Limits::ofMailbox())
            ?: $this->limit->count('login-mail-day', Mailbox::of($email), Limits::ofMailboxDay());
        if ($wait > 0) {
            return $wait;
        }
        $wait = $this->limit->count('login-mail-site', 'all', Limits::ofSite());
        if ($wait > 0) {
            (new Flood(Flooded::Login))->tell($wait);
        }
        return $wait;
    }

    /**
     * What a link in a mail stands for, without using it up: mail scanners open links.
     *
     * @return array{identity: Identity, redirect: string, email: string}
     *
     * @throws LoginError
     */
    public function mailed(string $ticket): array
    {
        return self::content($this->tickets->peek(self::MAIL, $ticket));
    }

    /**
     * The same, and the link is used up.
     *
     * @return array{identity: Identity, redirect: string, email: string}
     *
     * @throws LoginError
     */
    public function useMailed(string $ticket): array
    {
        return self::content($this->tickets->take(self::MAIL, $ticket));
    }

    /**
     * @param array<mixed>|null $data
     *
     * @return array{identity: Identity, redirect: string, email: string}
     */
    private static function content(?array $data): array
    {
        if ($data === null || !is_array($data['identity'] ?? null)) {
            throw new LoginError(Problem::Expired, 'Proof.');
        }
        return [
            'identity' => Identity::fromArray($data['identity']),
            'redirect' => is_string($data['redirect'] ?? null) ? $data['redirect'] : '',
            'email' => is_string($data['email'] ?? null) ? $data['email'] : '',
        ];
    }

    private function setCookie(string $value, int $expires): void
    {
        setcookie(
            self::COOKIE,
            $value,
            ['expires' => $expires, 'path' => '/', 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax'],
        );
    }
}
