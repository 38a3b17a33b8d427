<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;

/** The half of a ticket that stays in the browser. */
final class TicketCookiesTest extends LoginTestCase
{
    /** The provider leads back by a link from its own site: a strict cookie would stay at home. */
    public function testItsCookieIsOfThisHostAloneAndNoScriptReadsIt(): void
    {
        $this->tickets->issue('state', [], 900);

        $name = (string) array_key_first(Response::$cookies);
        $cookie = Response::$cookies[$name];
        self::assertStringStartsWith('__Host-mullion_login_', $name);
        self::assertSame(['/', true, true, 'Lax'], [$cookie['path'], $cookie['secure'], $cookie['httponly'], $cookie['samesite']]);
        self::assertArrayNotHasKey('domain', $cookie);
        self::assertEqualsWithDelta(time() + 900, $cookie['expires'], 5);
    }

    /** A browser would throw a cookie with that name away. */
    public function testASiteWithoutEncryptionHasItsCookieWithoutThatName(): void
    {
        Site::$isSecure = false;
        $ticket = $this->issue(['a' => 'b']);

        self::assertStringStartsWith('mullion_login_', (string) array_key_first($_COOKIE));
        self::assertSame(['a' => 'b'], $this->tickets->take('state', $ticket));
    }

    public function testItsCookieGoesWithIt(): void
    {
        $ticket = $this->issue();
        $this->tickets->take('state', $ticket);
        self::nextRequest();

        self::assertSame([], $_COOKIE);
    }

    public function testTheTableHoldsNeitherTheSecretNorTheBrowsersValue(): void
    {
        $ticket = $this->tickets->issue('state', ['a' => 'b'], 900);
        $value = (string) current(Response::$cookies)['value'];

        $kept = (string) json_encode(self::rows('login_tickets'));

        self::assertStringNotContainsString($ticket, $kept);
        self::assertStringNotContainsString($value, $kept);
        self::assertMatchesRegularExpression('/^[0-9a-f]{48}$/D', $ticket);
        self::assertMatchesRegularExpression('/^[0-9a-f]{48}$/D', $value);
    }

    /** Issues one and lets the browser come back. @param array<string, mixed> $data */
    private function issue(array $data = [], int $seconds = 900): string
    {
        $ticket = $this->tickets->issue('state', $data, $seconds);
        self::nextRequest();
        return $ticket;
    }
}
