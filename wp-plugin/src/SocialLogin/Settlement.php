<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** Carries out what {@see Outcome} decides about somebody whom a provider has named. */
final class Settlement
{
    public function __construct(
        private readonly Accounts $accounts,
        private readonly Connections $connections,
        private readonly Proof $proof,
        private readonly Claim $claim,
    ) {}

    /**
     * Where the visitor goes on; a page of ours where something is left to prove.
     *
     * @throws LoginError
     */
    public function settle(Identity $identity, Attempt $attempt): Ending
    {
        $outcome = $this->decide($identity, $attempt);
        $problem = $outcome->problem();
        if ($problem !== null) {
            throw new LoginError($problem, "{$identity->provider}: {$outcome->name}");
        }
        if ($outcome === Outcome::Confirm && $this->isBeingOpened($identity)) {
            $this->accounts->logIn($this->awaitAccount($identity));
            return new Ending($attempt->redirect, isDone: true);
        }
        if ($outcome === Outcome::Confirm || $outcome === Outcome::AskAddress) {
            return new Ending($this->proof->begin($identity, $attempt->redirect), isDone: false);
        }
        if ($outcome === Outcome::Connect && !$this->connections->add($identity, $attempt->user)) {
            throw new LoginError(Problem::Elsewhere, 'Connected by another request.');
        }
        if ($outcome === Outcome::Register) {
            $this->openAccount($identity, $identity->email);
        }
        if ($outcome === Outcome::LogIn) {
            $this->accounts->logIn($this->connections->account($identity));
        }
        return new Ending($attempt->redirect, isDone: true);
    }

    /**
     * An address has been proved by mail: whoever did so enters the account that has it, from then on alone, or
     * gets one.
     *
     * @throws LoginError
     */
    public function settleProved(Identity $identity, string $email): void
    {
        $connected = $this->connections->account($identity);
        $owner = $connected ?: $this->accounts->ownerOf($email);
        if ($this->accounts->isForbidden($owner)) {
            throw new LoginError(Problem::Privileged, 'By mail.');
        }
        if ($owner === 0) {
            if (!$this->accounts->mayRegister()) {
                throw new LoginError(Problem::Closed, 'By mail.');
            }
            $this->openAccount($identity, $email);
            return;
        }
        if ($connected === 0) {
            $this->claim($identity, $owner, $email);
        }
        $this->accounts->logIn($owner);
    }

    /** Hooked to `wp_login`: the owner of the account has shown that it is theirs, in the browser that began. */
    public function connectAfterLogin(mixed $name, mixed $user = null): void
    {
        $identity = $user instanceof \WP_User ? $this->proof->pending() : null;
        if ($identity === null || !$user instanceof \WP_User) {
            return;
        }
        $isTheirs = $identity->isVerified && strtolower($identity->email) === strtolower($user->user_email);
        if ($isTheirs && !$this->accounts->isForbidden($user->ID)) {
            $this->connections->add($identity, $user->ID, $user->user_email);
            $this->proof->end();
        }
    }

    /** Connected only when nobody else can enter it: a request may end midway, and who is connected just logs in. */
    private function claim(Identity $identity, int $owner, string $email): void
    {
        if (!$this->connections->reserve($identity)) {
            throw new LoginError(Problem::Elsewhere, 'Connected by another request.');
        }
        $user = get_userdata($owner);
        if ($user instanceof \WP_User) {
            $this->claim->settle($user);
        }
        $this->connections->assign($identity, $owner, $email);
    }

    private function decide(Identity $identity, Attempt $attempt): Outcome
    {
        $isConnecting = $attempt->user !== 0;
        $current = $isConnecting && get_current_user_id() === $attempt->user ? $attempt->user : 0;
        $connected = $this->connections->account($identity);
        $owner = $identity->isVerified ? $this->accounts->ownerOf($identity->email) : 0;
        return Outcome::of(
            isConnecting: $isConnecting,
            current: $current,
            connected: $connected,
            isVerified: $identity->isVerified,
            owner: $owner,
            isForbidden: $this->accounts->isForbidden($isConnecting ? $current : ($connected ?: $owner)),
            mayRegister: $this->accounts->mayRegister(),
        );
    }

    /** Of two requests at once, one opens the account, and both enter it. */
    private function openAccount(Identity $identity, string $email): void
    {
        if (!$this->connections->reserve($identity)) {
            $this->accounts->logIn($this->awaitAccount($identity));
            return;
        }
        try {
            $user = $this->accounts->register($identity, $email);
        } catch (LoginError $error) {
            $this->connections->release($identity);
            throw $error;
        }
        $this->connections->assign($identity, $user, $email);
        $this->accounts->logIn($user);
    }

    /** Whether who has the address is the account that another request of theirs is opening, or has opened by now. */
    private function isBeingOpened(Identity $identity): bool
    {
        return $this->connections->isReserved($identity) || $this->connections->account($identity) !== 0;
    }

    private function awaitAccount(Identity $identity): int
    {
        for ($turn = 0; $turn < 20; $turn++) {
            $user = $this->connections->account($identity);
            if ($user !== 0) {
                return $user;
            }
            usleep(250_000);
        }
        throw new LoginError(Problem::Expired, 'Another request did not finish opening the account.');
    }
}
