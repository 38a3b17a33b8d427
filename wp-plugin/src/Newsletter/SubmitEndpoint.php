<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Endpoint\Flood;
use Mullion\Endpoint\Limit;
use Mullion\Endpoint\Mailbox;
use Mullion\Endpoint\RateLimit;
use Mullion\Endpoint\Visitor;

defined('ABSPATH') || exit;

/**
 * What the form posts to: `admin-ajax.php?action=submit_register_form`. The cheap refusals come
 * first; what costs a query or a mail is behind all of them.
 */
final class SubmitEndpoint
{
    public function __construct(
        private readonly Subscription $subscription,
        private readonly Options $options,
        private readonly RateLimit $limits,
        private readonly Token $token,
        private readonly VisitorCookie $cookie,
        private readonly Answer $answer,
        private readonly Flood $flood,
    ) {}

    public function handle(): never
    {
        $this->refuseWhatNoFormSends();
        // phpcs:ignore WordPress.Security.NonceVerification -- our own token, checked below.
        $submission = Submission::of((array) wp_unslash($_POST));
        if ($submission === null) {
            $this->answer->failure(400, 'bad-request', __('This is not what the form sends.', 'mullion'));
        }
        $this->answer->to($submission->form);
        $this->limit('newsletter-ip', Visitor::network(), Limits::ofSite()->ofVisitor);
        $this->refuseForgeries($submission);
        $this->refuseAddress($submission);
        $this->limit('newsletter-email', Mailbox::of($submission->email), Limits::ofSite()->ofEmail);
        $this->limitWholeSite();
        $this->subscribe($submission);
    }

    private function refuseWhatNoFormSends(): void
    {
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- compared, never used.
        $method = $_SERVER['REQUEST_METHOD'] ?? '';
        $bytes = $_SERVER['CONTENT_LENGTH'] ?? 0;
        // phpcs:enable
        if ($method !== 'POST') {
            header('Allow: POST');
            $this->answer->failure(405, 'bad-method', __('This is not what the form sends.', 'mullion'));
        }
        if (!is_numeric($bytes) || (int) $bytes > Submission::MOST_BYTES) {
            $this->answer->failure(413, 'too-large', __('This is not what the form sends.', 'mullion'));
        }
        if (Visitor::isFromElsewhere()) {
            $this->answer->failure(403, 'foreign', __('The form was sent from another site.', 'mullion'));
        }
    }

    private function refuseForgeries(Submission $submission): void
    {
        $verdict = $this->token->check($submission->token, time(), $this->cookie->value(), Visitor::isFromHere());
        if ($verdict !== TokenVerdict::Good) {
            $code = $verdict === TokenVerdict::Bad ? 'bad-token' : 'too-fast';
            $this->answer->again(403, $code, __('Please send the form once more.', 'mullion'), $submission->email);
        }
        // A browser may have filled the field in: the script empties it, and the second try is fine.
        if ($submission->honeypot !== '') {
            $this->answer->failure(400, 'spam', __('Please send the form once more.', 'mullion'));
        }
    }

    private function refuseAddress(Submission $submission): void
    {
        if (!$submission->hasAddress()) {
            $this->answer->failure(400, 'bad-email', __('Please enter a valid e-mail address.', 'mullion'));
        }
        /**
         * Refuses a subscription: return a message, or a WP_Error, that says why.
         *
         * @since 0.1.0
         *
         * @param true|string|\WP_Error $isWelcome
         * @param string                $email
         */
        $isWelcome = apply_filters('mullion_newsletter_before_subscribe', true, $submission->email);
        if ($isWelcome !== true) {
            $reason = $isWelcome instanceof \WP_Error ? $isWelcome->get_error_message() : $isWelcome;
            $this->answer->failure(
                400,
                'refused',
                is_string($reason) ? $reason : __('This address cannot subscribe.', 'mullion'),
            );
        }
    }

    private function limit(string $action, string $who, Limit $limit): void
    {
        $wait = $this->limits->count($action, $who, $limit);
        if ($wait > 0) {
            $this->answer->tooMany($wait);
        }
    }

    /** However many addresses and visitors there are: mail that nobody asked for gets a shop's own mail refused. */
    private function limitWholeSite(): void
    {
        $wait = $this->limits->count('newsletter-site', 'all', Limits::ofSite()->ofAll);
        if ($wait > 0) {
            $this->flood->tell($wait);
            $this->answer->tooMany($wait);
        }
    }

    private function subscribe(Submission $submission): never
    {
        $consent = new Consent(
            text: $this->options->consent(),
            source: $this->answer->page(),
            addressHash: hash_hmac('sha256', Visitor::address(), wp_salt('auth') . 'mullion-newsletter'),
            time: time(),
            origin: $submission->origin,
        );
        if (!$this->subscription->subscribe($submission->email, $consent)) {
            $this->answer->failure(
                500,
                'mail-failed',
                __('The mail could not be sent. Please try again later.', 'mullion'),
            );
        }
        $this->answer->success();
    }
}
