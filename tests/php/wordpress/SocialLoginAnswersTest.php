<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;

/** The answer of the provider, as the visitor's browser brings it back. */
final class SocialLoginAnswersTest extends LoginTestCase
{
    /** @return iterable<string, array{\Closure(string): array<string, mixed>, string}> */
    public static function states(): iterable
    {
        yield 'without state' => [static fn(): array => ['state' => null], '400'];
        yield 'with an unknown state' => [static fn(): array => ['state' => str_repeat('a', 48)], '400'];
        yield 'with a list for a state' => [static fn(string $state): array => ['state' => [$state]], '400'];
        yield 'with the state of another provider' => [static fn(): array => ['provider' => 'zalo'], 'expired'];
    }

    /** @param \Closure(string): array<string, mixed> $change */
    #[DataProvider('states')]
    public function testAStateThatIsNotAsItWasGivenIsRefused(\Closure $change, string $expected): void
    {
        $callback = $this->callbackOf();
        parse_str((string) parse_url($callback, PHP_URL_QUERY), $query);

        $answer = $this->visitor->get(self::changed($callback, $change((string) $query['state'])));

        self::assertSame($expected, self::failed($answer) ?? (string) $answer->status);
        $this->assertNothing($answer);
    }

    public function testInAnotherBrowserIsRefusedAndTheFirstCanStillGoOn(): void
    {
        $callback = $this->callbackOf();
        $other = new Visitor();

        $answer = $other->get($callback);

        self::assertSame(400, $answer->status);
        self::assertStringContainsString('bắt đầu ở trình duyệt khác', $answer->body);
        $this->assertNothing($answer, $other);
        self::assertTrue($this->visitor->get($callback)->isLoggedIn());
    }

    public function testASecondTimeIsRefusedAndOfTwoAtOnceOneIsTaken(): void
    {
        $start = $this->visitor->get('/?mullion-login=oidc');
        [$cookie] = array_values(array_filter($start->cookies, static fn(string $name): bool => str_contains($name, 'mullion_login_'), ARRAY_FILTER_USE_KEY));
        self::assertSame([true, 'Lax'], [$cookie['httponly'], $cookie['samesite']]);
        $callback = $this->openId->authorize($start->location());
        // Both have read the ticket before either deletes it.
        add_filter('query', static function (string $query): string {
            if (str_starts_with($query, 'DELETE') && str_contains($query, 'mullion_login_tickets') && str_contains($query, 'WHERE ticket =')) {
                usleep(1_000_000);
            }
            return $query;
        });

        $sent = [$this->visitor->begin('GET', $callback), $this->visitor->begin('GET', $callback)];
        $logins = array_map(static fn(Exchange $exchange): bool => $exchange->answer()->isLoggedIn(), $sent);

        sort($logins);
        self::assertSame([false, true], $logins);
        // The other one got no further than the state.
        self::assertSame(['expired: State.'], Journal::of('failure'));
        self::assertSame(400, $this->visitor->get($callback)->status);
    }

    public function testTooLateIsRefused(): void
    {
        $callback = $this->callbackOf();
        $wpdb = Database::wpdb();
        $wpdb->query("UPDATE {$wpdb->prefix}mullion_login_tickets SET expires = 1");

        $answer = $this->visitor->get($callback);

        self::assertSame(400, $answer->status);
        $this->assertNothing($answer);
    }

    public function testWithACodeThatWasUsedOrWasSwappedIsRefused(): void
    {
        $first = $this->callbackOf();
        $second = self::changed($this->callbackOf(), ['code' => 'code-0']);

        // The verifier of the second does not fit the code of the first.
        self::assertSame('refused', self::failed($this->visitor->get($second)));
        $answer = $this->visitor->get($first);
        self::assertSame('refused', self::failed($answer));
        $this->assertNothing($answer);
    }

    public function testIsExchangedWithTheVerifierOfItsChallengeAndTheSecret(): void
    {
        $address = $this->visitor->get('/?mullion-login=oidc')->location();
        parse_str((string) parse_url($address, PHP_URL_QUERY), $asked);
        self::assertSame('S256', $asked['code_challenge_method']);

        self::assertTrue($this->visitor->get($this->openId->authorize($address))->isLoggedIn());

        [$sent] = array_values(array_filter(Journal::of('request'), static fn(array $request): bool => str_ends_with($request['url'], '/token')));
        self::assertSame($asked['code_challenge'], self::challengeOf($sent['body']['code_verifier']));
        self::assertSame($asked['redirect_uri'], $sent['body']['redirect_uri']);
        self::assertSame('Basic ' . base64_encode('shop:s3cret'), $sent['headers']['Authorization']);
        self::assertSame(0, $sent['redirection']);
        self::assertLessThanOrEqual(10, $sent['timeout']);
    }

    public function testNamingAnotherIssuerIsRefused(): void
    {
        // RFC 9207.
        $answer = $this->visitor->get($this->callbackOf() . '&iss=https%3A%2F%2Fevil.example');

        self::assertSame('refused', self::failed($answer));
        $this->assertNothing($answer);
    }

    /** @return iterable<string, array{string, array{int, array<string, mixed>|string}}> */
    public static function faults(): iterable
    {
        yield 'an error' => ['refused', [400, ['error' => 'invalid_grant']]];
        yield 'a failure' => ['unreachable', [500, ['trace' => 'secret']]];
        yield 'a page instead of JSON' => ['refused', [404, '<h1>Not found</h1>']];
        yield 'a page instead of JSON, and all is well' => ['unreachable', [200, '<h1>Welcome</h1>']];
    }

    /** @param array{int, array<string, mixed>|string} $fault */
    #[DataProvider('faults')]
    public function testAFaultOfItsTokenEndpointEndsInAWord(string $word, array $fault): void
    {
        $this->openId->answer = $fault;

        $answer = $this->login();

        self::assertSame($word, self::failed($answer));
        $this->assertNothing($answer);
    }

    public function testNoConnectionToItsTokenEndpointEndsInAWord(): void
    {
        // Discard: nobody listens there.
        $this->sendTokensTo('http://127.0.0.1:9');

        $answer = $this->login();

        self::assertSame('unreachable', self::failed($answer));
        self::assertStringContainsString('127.0.0.1', Journal::of('failure')[0]);
        $this->assertNothing($answer);
    }

    public function testAProviderWhoseDocumentNamesAnotherIssuerEndsBeforeItBegins(): void
    {
        $this->openId->discovery = ['issuer' => 'https://evil.example'];

        self::assertSame('unreachable', self::failed($this->visitor->get('/?mullion-login=oidc')));
    }

    public function testACallbackThatComesWhileSomebodyElseIsLoggedInBeginsASessionOfItsOwn(): void
    {
        $binh = self::user('binh', 'subscriber');
        $callback = $this->callbackOf();
        $this->visitor->signIn($binh);

        self::assertTrue($this->visitor->get($callback)->isLoggedIn());

        self::assertSame('an', get_userdata($this->visitor->user())->user_login ?? '');
        self::assertSame([], \WP_Session_Tokens::get_instance($binh)->get_all());
    }

    /** For once over the network, of this machine. */
    private function sendTokensTo(string $server): void
    {
        $this->openId->discovery = ['token_endpoint' => "{$server}/token"];
        add_filter('http_allowed_safe_ports', static fn(array $ports): array => [...$ports, (int) parse_url($server, PHP_URL_PORT)]);
    }
}
