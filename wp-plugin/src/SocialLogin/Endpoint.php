<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Endpoint\RateLimit;
use Mullion\Endpoint\Reply;
use Mullion\Endpoint\Uncached;
use Mullion\Endpoint\Visitor;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** Everything below `/?mullion-login=…`. */
final class Endpoint
{
    /** How long somebody may take at the provider. */
    private const PATIENCE = 900;

    /** Words by which providers say that the visitor did not want to. */
    private const CANCELLED = [
        'access_denied',
        'user_denied',
        'user_cancelled_login',
        'user_cancelled_authorize',
        'cancelled',
    ];

    public function __construct(
        private readonly Providers $providers,
        private readonly Tickets $tickets,
        private readonly Settlement $settlement,
        private readonly ProofPages $proofPages,
        private readonly Answer $answer,
        private readonly RateLimit $limit,
    ) {}

    /** Answers what the query asks for; without it does nothing. */
    public function handle(): void
    {
        $what = Input::query(SocialLogin::QUERY, 20);
        if ($what === '' || is_admin()) {
            return;
        }
        Uncached::page();
        // A picture or frame of another site's page would use up the visitor's tries.
        if ($what !== 'status' && !Visitor::isOpeningPage()) {
            Reply::failure(403, 'no-page', '');
        }
        match ($what) {
            'status' => Reply::success(['loggedIn' => is_user_logged_in()]),
            'callback' => $this->callback(),
            'finish' => $this->proofPages->finish(),
            'confirm' => $this->proofPages->confirm(),
            default => $this->start($what),
        };
    }

    /** Sends the visitor to a provider; `$user` connects it to their account. */
    public function start(string $provider, int $user = 0): never
    {
        $isPopup = Input::query('display') === 'popup';
        $channel = Input::query('attempt');
        $attempt = new Attempt(
            provider: $provider,
            redirect: Destination::of(Input::query('redirect_to', 2000), (string) wp_get_raw_referer()),
            isPopup: $isPopup,
            channel: preg_match('/^[a-z0-9]{16,40}$/', $channel) === 1 ? $channel : '',
            user: $user,
            verifier: Pkce::verifier(),
            nonce: bin2hex(random_bytes(16)),
        );
        try {
            $this->count('login-start');
            if ($user === 0 && is_user_logged_in()) {
                $this->answer->ending(new Ending($attempt->redirect, isDone: true), $attempt);
            }
            $to = $this->providers->get($provider);
            $address = $to->address($attempt, $this->tickets->issue('state', $attempt->toArray(), self::PATIENCE));
        } catch (LoginError $error) {
            $this->answer->failure($error, $attempt, $provider);
        }
        $this->answer->goToProvider($address);
    }

    /** The visitor comes back from a provider. */
    private function callback(): never
    {
        $named = Input::query('provider', 20);
        $attempt = null;
        try {
            $this->count('login-callback');
            $data = $this->tickets->take('state', Input::query('state'));
            $attempt = $data === null ? null : Attempt::fromArray($data);
            if ($attempt === null || $attempt->provider !== $named) {
                throw new LoginError(Problem::Expired, 'State.');
            }
            $ending = $this->settlement->settle($this->identify($attempt), $attempt);
        } catch (LoginError $error) {
            $this->answer->failure($error, $attempt, $named);
        }
        $this->answer->ending($ending, $attempt);
    }

    /** @throws LoginError */
    private function identify(Attempt $attempt): Identity
    {
        $provider = $this->providers->get($attempt->provider);
        $issuer = Input::query('iss');
        if ($issuer !== '' && $provider->issuer() !== null && $issuer !== $provider->issuer()) {
            throw new LoginError(Problem::Refused, 'The answer names another issuer.');
        }
        $error = Input::query('error');
        if ($error !== '') {
            throw new LoginError(
                in_array($error, self::CANCELLED, true) ? Problem::Cancelled : Problem::Refused,
                'The provider answered with an error.',
            );
        }
        $code = Input::query('code', 4096);
        return $code === '' ? throw new LoginError(Problem::Refused, 'No code.') : $provider->identify($code, $attempt);
    }

    /** @throws LoginError */
    private function count(string $action): void
    {
        if ($this->limit->count($action, Visitor::network(), Limits::ofVisitor()) > 0) {
            throw new LoginError(Problem::TooMany, $action);
        }
    }
}
