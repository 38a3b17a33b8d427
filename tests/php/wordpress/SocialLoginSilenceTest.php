<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** A provider that takes the connection and never says a word: over the network, of this machine. */
final class SocialLoginSilenceTest extends LoginTestCase
{
    /** @var resource */
    private mixed $silent;
    private string $server;

    protected function setUp(): void
    {
        parent::setUp();
        $this->silent = stream_socket_server('tcp://127.0.0.1:0') ?: self::fail('No socket.');
        $this->server = 'http://' . stream_socket_get_name($this->silent, false);
        add_filter('http_allowed_safe_ports', fn(array $ports): array => [...$ports, (int) parse_url($this->server, PHP_URL_PORT)]);
        add_action('requests-requests.before_request', static function (string $url, mixed $headers, mixed $data, string $type, array $options): void {
            Journal::note('connect', $options['connect_timeout']);
        }, 20, 5);
    }

    public function testOfItsTokenEndpointEndsInAWordBeforeTheVisitorLosesPatience(): void
    {
        $this->openId->discovery = ['token_endpoint' => "{$this->server}/token"];
        $callback = $this->callbackOf();
        $next = $this->callbackOf();

        [$seconds, $answer] = self::timed(fn(): Answer => $this->visitor->get($callback));
        self::assertSame('unreachable', self::failed($answer));
        self::assertLessThan(8, $seconds);
        self::assertSame([2], Journal::of('connect'));
        $this->assertNothing($answer);

        [$seconds, $answer] = self::timed(fn(): Answer => $this->visitor->get($next));
        self::assertSame('unreachable', self::failed($answer));
        self::assertLessThan(1, $seconds, 'Nobody waits for it again.');
    }

    public function testBeforeALoginBeginsMakesOneVisitorWaitAndNoOtherAfterThem(): void
    {
        $own = ['id' => 'shop', 'secret' => 's3cret', 'issuer' => $this->server, 'label' => 'ID'];
        update_option('mullion_social_login', ['oidc' => $own]);

        [$first, $answer] = self::timed(static fn(): Answer => (new Visitor())->get('/?mullion-login=oidc'));
        self::assertSame('unreachable', self::failed($answer));
        [$later] = self::timed(static fn(): array => array_map(static fn(): Answer => (new Visitor())->get('/?mullion-login=oidc'), range(1, 3)));

        self::assertLessThan(8, $first);
        self::assertLessThan(3, $later);
    }

    /**
     * @template T
     *
     * @param \Closure(): T $work
     *
     * @return array{float, T} Seconds, and what it gives.
     */
    private static function timed(\Closure $work): array
    {
        $begun = microtime(true);
        $result = $work();
        return [microtime(true) - $begun, $result];
    }
}
