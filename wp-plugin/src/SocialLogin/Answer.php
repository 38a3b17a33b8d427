<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** How a visit to a provider is answered: to a popup by a page that reports, to a whole page by going on. */
final class Answer
{
    /** In the address of the login page: why it is shown. */
    public const FAILED = 'mullion-login-failed';

    public function __construct(private readonly Page $page) {}

    /** Ends the request. */
    public function ending(Ending $ending, Attempt $attempt): never
    {
        $address = Destination::of($ending->address);
        if (!$attempt->isPopup || !$ending->isDone) {
            // What is left to prove has its own page of ours, in the same window.
            $this->go($ending->isDone ? $address : $ending->address);
        }
        $text = __('You are logged in.', 'mullion');
        $body = self::text(__('This window can be closed.', 'mullion'));
        $body .= self::link($address, __('Continue', 'mullion'));
        $this->page->send(200, $text, $body, [
            'type' => 'mullion-login',
            'attempt' => $attempt->channel,
            'success' => true,
            'redirect' => $address,
        ]);
    }

    /** Ends the request. `$attempt` is null where nobody can say what was begun. */
    public function failure(LoginError $error, ?Attempt $attempt, string $provider): never
    {
        /**
         * A social login has failed; for a log. Don't show it to visitors.
         *
         * @since 0.1.0
         *
         * @param string $problem  One word: `cancelled`, `refused`, `unreachable` …
         * @param string $provider Whatever the address named; unchecked.
         * @param string $detail   What exactly was wrong; no secret, no token.
         */
        do_action('mullion_login_failed', $error->problem->value, $provider, $error->getMessage());
        if ($attempt !== null && !$attempt->isPopup) {
            $back = $attempt->user === 0 ? Destination::login() : $attempt->redirect;
            $this->go(add_query_arg(self::FAILED, $error->problem->value, $back));
        }
        $message = $error->problem->message();
        $body = self::text($message) . self::link(Destination::login(), __('Back to the login', 'mullion'));
        $result = [
            'type' => 'mullion-login',
            'success' => false,
            'code' => $error->problem->value,
            'message' => $message,
        ];
        $this->page->send(
            $error->problem->status(),
            __('You are not logged in.', 'mullion'),
            $body,
            $result + ($attempt === null ? [] : ['attempt' => $attempt->channel]),
        );
    }

    /** Ends the request. */
    public function go(string $address): never
    {
        $this->page->sendHeaders(303);
        wp_safe_redirect($address, 303, 'Mullion');
        exit;
    }

    /** Ends the request at the provider's own page: the one time that another host is allowed. */
    public function goToProvider(string $address): never
    {
        $host = (string) wp_parse_url($address, PHP_URL_HOST);
        // phpcs:ignore -- for this one call; the request ends here.
        add_filter('allowed_redirect_hosts', static fn(array $hosts): array => [...$hosts, $host]);
        $this->go($address);
    }

    public static function text(string $text): string
    {
        return '<p>' . esc_html($text) . '</p>';
    }

    public static function link(string $address, string $text): string
    {
        return sprintf(
            '<p><a class="mullion-login-page__link" href="%s">%s</a></p>',
            esc_url($address),
            esc_html($text),
        );
    }
}
