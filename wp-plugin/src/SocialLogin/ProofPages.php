<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** The two pages on which a visitor proves that an address is theirs; see {@see Proof}. */
final class ProofPages
{
    public function __construct(
        private readonly Proof $proof,
        private readonly Providers $providers,
        private readonly Settlement $settlement,
        private readonly Answer $answer,
        private readonly Page $page,
    ) {}

    /** Asks for the address, or shows which one it is, and sends the link. Ends the request. */
    public function finish(): never
    {
        try {
            $ticket = Input::query('ticket', 60);
            $pending = $this->proof->pendingOf($ticket);
            $identity = $pending['identity'];
            $provider = $this->providers->get($identity->provider)->label();
            if (!Input::isPost()) {
                $this->ask($ticket, $identity, $provider);
            }
            $email = $identity->isVerified ? $identity->email : Identity::address(trim(Input::posted('email', 100)));
            if ($email === '') {
                $this->ask($ticket, $identity, $provider, Problem::Address);
            }
            $this->proof->send($pending, $email, $provider);
        } catch (LoginError $error) {
            $this->answer->failure($error, null, 'proof');
        }
        $sent = sprintf(
            /* translators: %s: an e-mail address */
            __('We have sent a link to %s. Please open it in this browser within an hour.', 'mullion'),
            $email,
        );
        $this->page->send(200, __('Please look into your mailbox', 'mullion'), Answer::text($sent));
    }

    /** What the link in the mail opens: a button, as mail scanners press none. Ends the request. */
    public function confirm(): never
    {
        $ticket = Input::query('ticket', 60);
        try {
            if (!Input::isPost()) {
                $pending = $this->proof->mailed($ticket);
                $provider = $this->providers->get($pending['identity']->provider)->label();
                $text = sprintf(
                    /* translators: 1: an e-mail address, 2: Google, Facebook … */
                    __('From now on you can log in as %1$s with %2$s.', 'mullion'),
                    $pending['email'],
                    $provider,
                );
                $end = __(
                    'An account that has this address already loses its password and is logged out everywhere else.',
                    'mullion',
                );
                $this->page->send(
                    200,
                    __('Confirm your e-mail address', 'mullion'),
                    Answer::text($text) . Answer::text($end)
                        . self::form('confirm', $ticket, '', __('Confirm and log in', 'mullion')),
                );
            }
            $pending = $this->proof->useMailed($ticket);
            $this->settlement->settleProved($pending['identity'], $pending['email']);
            $this->proof->end();
        } catch (LoginError $error) {
            $this->answer->failure($error, null, 'proof');
        }
        $this->answer->go(Destination::of($pending['redirect']));
    }

    private function ask(string $ticket, Identity $identity, string $provider, ?Problem $problem = null): never
    {
        $send = __('Send me a link', 'mullion');
        if ($identity->isVerified) {
            /* translators: %s: an e-mail address */
            $known = sprintf(__('There is an account for %s here.', 'mullion'), $identity->email);
            /* translators: %s: Google, Facebook … */
            $how = __(
                'To connect it with %s, log in to it once in this browser, or let us send you a link.',
                'mullion',
            );
            $text = Answer::text($known . ' ' . sprintf($how, $provider));
            $link = Answer::link(Destination::login(), __('Log in', 'mullion'));
            $body = $text . $link . self::form('finish', $ticket, '', $send);
        } else {
            /* translators: %s: Google, Facebook … */
            $text = __(
                '%s does not tell us a confirmed e-mail address. Which one is yours? We send you a link to go on.',
                'mullion',
            );
            $field = self::field($identity->email, $problem);
            $body = Answer::text(sprintf($text, $provider)) . self::form('finish', $ticket, $field, $send);
        }
        $this->page->send($problem === null ? 200 : 400, __('One more step', 'mullion'), $body);
    }

    private static function field(string $email, ?Problem $problem): string
    {
        $attributes = $problem === null ? '' : ' aria-invalid="true" aria-describedby="mullion-login-problem"';
        $message = $problem === null ? '' : sprintf(
            '<span id="mullion-login-problem" class="mullion-login-page__problem">%s</span>',
            esc_html($problem->message()),
        );
        $field = sprintf(
            '<input type="email" name="email" value="%s" required maxlength="100" autocomplete="email"%s>',
            esc_attr($email),
            $attributes,
        );
        return sprintf('<label><span>%s</span>%s%s</label>', esc_html__('E-mail address', 'mullion'), $field, $message);
    }

    /** The ticket and its cookie are what a nonce would be: nobody else has both. */
    private static function form(string $what, string $ticket, string $fields, string $button): string
    {
        $action = Address::of($what, ['ticket' => $ticket]);
        return sprintf(
            '<form method="post" action="%s">%s<button type="submit">%s</button></form>',
            esc_url($action),
            $fields,
            esc_html($button),
        );
    }
}
