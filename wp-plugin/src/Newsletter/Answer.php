<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Endpoint\OwnAddress;
use Mullion\Endpoint\Reply;

defined('ABSPATH') || exit;

/**
 * Answers the form: JSON for a script, and for a visitor without one the way back to the page.
 *
 * The page holds both messages, hidden, and the address's fragment shows one (`:target`): no query, no
 * cookie and no session, so the page may come out of any cache.
 */
final class Answer
{
    private string $form = '';

    public function __construct(
        private readonly Token $token,
        private readonly VisitorCookie $cookie,
        private readonly PlainPage $plainPage,
    ) {}

    /** @param string $form Id of the form that is answered. */
    public function to(string $form): void
    {
        $this->form = $form;
    }

    public function success(): never
    {
        $this->backToPage('done');
        Reply::success();
    }

    public function failure(int $status, string $code, string $message): never
    {
        $this->backToPage('failed');
        Reply::failure($status, $code, $message);
    }

    public function tooMany(int $seconds): never
    {
        $this->backToPage('failed');
        Reply::tooMany($seconds);
    }

    /** A fresh token is all that is missing: a script fetches it by itself, a visitor presses once more. */
    public function again(int $status, string $code, string $message, string $email): never
    {
        if (!self::isNavigation()) {
            Reply::failure($status, $code, $message);
        }
        $fields = [
            'action' => Newsletter::SUBMIT,
            '_token' => $this->token->forVisitor(time(), $this->cookie->ensure()),
            'email_reg' => $email,
            'form' => $this->form,
            'back' => $this->page(),
        ];
        $title = __('One more press, please', 'mullion');
        $this->plainPage->show(
            200,
            $title,
            __(
                'The page was open for a long time, or stored on the way. Please press the button to subscribe.',
                'mullion',
            ),
            __('Subscribe', 'mullion'),
            admin_url('admin-ajax.php'),
            $fields,
        );
    }

    /** The page with the form, without query and fragment; of this site only. */
    public function page(): string
    {
        $back = $_POST['back'] ?? ''; // phpcs:ignore WordPress.Security -- an address of this site, checked below.
        $back = is_string($back) && $back !== '' ? wp_unslash($back) : wp_get_raw_referer();
        $page = wp_validate_redirect(is_string($back) && $back !== '' ? $back : home_url('/'), home_url('/'));
        // To WordPress another port of the same host is the same site.
        $page = OwnAddress::is($page, home_url('/')) ? $page : home_url('/');
        return substr((string) preg_replace('/[?#].*$/s', '', $page), 0, 500);
    }

    private function backToPage(string $what): void
    {
        if (self::isNavigation()) {
            nocache_headers();
            wp_safe_redirect($this->page() . ($this->form === '' ? '' : "#{$this->form}-{$what}"), 303);
            exit;
        }
    }

    /** Whether a browser waits for a page, rather than a script for an answer. */
    private static function isNavigation(): bool
    {
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- compared, never used.
        $mode = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? null;
        $accept = $_SERVER['HTTP_ACCEPT'] ?? '';
        // phpcs:enable
        return $mode === 'navigate' || ($mode === null && is_string($accept) && str_contains($accept, 'text/html'));
    }
}
