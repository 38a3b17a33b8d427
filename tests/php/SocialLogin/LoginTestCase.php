<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Endpoint\RateLimit;
use Mullion\SocialLogin\Accounts;
use Mullion\SocialLogin\Attempt;
use Mullion\SocialLogin\Claim;
use Mullion\SocialLogin\Connections;
use Mullion\SocialLogin\Identity;
use Mullion\SocialLogin\LoginError;
use Mullion\SocialLogin\Options;
use Mullion\SocialLogin\Problem;
use Mullion\SocialLogin\Proof;
use Mullion\SocialLogin\Settlement;
use Mullion\SocialLogin\SocialLogin;
use Mullion\SocialLogin\Tickets;
use Mullion\Tests\PluginTestCase;

/** A site where logins from elsewhere are at work. */
abstract class LoginTestCase extends PluginTestCase
{
    protected Accounts $accounts;
    protected Connections $connections;
    protected Tickets $tickets;
    protected Proof $proof;
    protected Claim $claim;
    protected Settlement $settlement;

    protected function setUp(): void
    {
        parent::setUp();
        SocialLogin::install();
        RateLimit::install();
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        $this->accounts = new Accounts(new Options());
        $this->connections = new Connections();
        $this->tickets = new Tickets();
        $this->proof = new Proof($this->tickets, new RateLimit());
        $this->claim = new Claim($this->connections, $this->accounts);
        $this->settlement = new Settlement($this->accounts, $this->connections, $this->proof, $this->claim);
    }

    protected static function identity(string $email = 'an@shop.example', bool $isVerified = true, string $subject = 'an-1'): Identity
    {
        return new Identity('google', 'https://accounts.google.com', $subject, $email, $isVerified, 'Nguyễn Văn An');
    }

    /** @param int $user Who connects; 0 for a login. */
    protected static function attempt(int $user = 0): Attempt
    {
        return new Attempt('google', 'https://shop.example/cua-hang/', user: $user);
    }

    /** Why it ended. @param \Closure(): mixed $login */
    protected static function problemOf(\Closure $login): ?Problem
    {
        try {
            $login();
            return null;
        } catch (LoginError $error) {
            return $error->problem;
        }
    }

    /** The ticket in an address of ours. */
    protected static function ticketIn(string $text): string
    {
        self::assertSame(1, preg_match('/ticket=([0-9a-f]{48})/', $text, $match), $text);
        return $match[1] ?? '';
    }

    /** @return list<array<string, string|null>> */
    protected static function rows(string $table): array
    {
        return $GLOBALS['wpdb']->get_results("SELECT * FROM wp_mullion_{$table}");
    }
}
