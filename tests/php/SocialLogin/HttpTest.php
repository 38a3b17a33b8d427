<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Http;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Network;
use PHPUnit\Framework\Attributes\DataProvider;

/** How a provider is asked. */
final class HttpTest extends LoginTestCase
{
    private const URL = 'https://provider.example/token';

    public function testItsAnswerIsReadAsJson(): void
    {
        Network::answer(self::URL, ['sub' => '1', 'name' => 'Nguyễn']);

        self::assertSame(['sub' => '1', 'name' => 'Nguyễn'], (new Http())->get(self::URL, ['Authorization' => 'Bearer t']));
        self::assertSame(['Accept' => 'application/json', 'Authorization' => 'Bearer t'], Network::$requests[0]['headers']);
    }

    public function testAFormIsPosted(): void
    {
        Network::answer(self::URL, ['ok' => true]);

        (new Http())->post(self::URL, ['code' => 'c'], ['secret_key' => 's']);

        self::assertSame(['POST', ['code' => 'c'], 's'], [Network::$requests[0]['method'], Network::$requests[0]['body'], Network::$requests[0]['headers']['secret_key']]);
    }

    /** A visitor waits meanwhile, and an answer is read into memory. */
    public function testItIsNotWaitedForLongFollowedElsewhereOrReadWithoutEnd(): void
    {
        Network::answer(self::URL, ['ok' => true]);
        (new Http())->get(self::URL);

        $request = Network::$requests[0];
        self::assertLessThanOrEqual(10, $request['timeout']);
        self::assertSame(0, $request['redirection']);
        self::assertLessThanOrEqual(1 << 20, $request['limit_response_size']);
    }

    /** @return iterable<string, array{int, string, Problem}> */
    public static function faults(): iterable
    {
        yield 'it refuses' => [400, '{"error":"invalid_grant"}', Problem::Refused];
        yield 'it knows no such page' => [404, '<h1>Not found</h1>', Problem::Refused];
        yield 'it fails' => [503, '{}', Problem::Unreachable];
        yield 'it leads elsewhere' => [302, '', Problem::Unreachable];
        yield 'a page' => [200, '<h1>Welcome</h1>', Problem::Unreachable];
        yield 'nothing' => [200, '', Problem::Unreachable];
        yield 'a text in JSON' => [200, '"ok"', Problem::Unreachable];
        yield 'lists without end' => [200, str_repeat('[', 40) . str_repeat(']', 40), Problem::Unreachable];
    }

    #[DataProvider('faults')]
    public function testAFaultOfItIsAWordForTheVisitor(int $status, string $body, Problem $problem): void
    {
        Network::answer(self::URL, $body, $status);

        self::assertSame($problem, self::problemOf(fn() => (new Http())->get(self::URL)));
    }

    public function testTheOwnersLogNamesTheHostAndNoSecret(): void
    {
        Network::answer(self::URL, ['error' => 'x'], 400);

        $this->expectExceptionMessage('provider.example answered 400');
        (new Http())->post(self::URL . '?secret=s3cret', ['client_secret' => 's3cret']);
    }

    public function testNoConnectionIsOne(): void
    {
        Network::fail(self::URL, 'Operation timed out');

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => (new Http())->get(self::URL)));
    }

    /** @return iterable<array{string}> */
    public static function neighbours(): iterable
    {
        foreach (['http://provider.example/', 'https://127.0.0.1/', 'https://10.1.2.3/', 'https://192.168.0.1/', 'https://172.16.0.1/', 'https://169.254.169.254/latest/', 'https://100.64.0.1/', 'https://100.127.255.254/', 'https://192.0.0.8/', 'https://198.18.0.1/', 'https://198.19.255.254/', 'https://224.0.0.1/', 'https://239.255.255.255/', 'https://[::ffff:10.0.0.1]/', 'https://[::1]/', 'https://[fd00::1]/', 'https://[::ffff:a00:1]/', 'https://[64:ff9b::a00:1]/', 'https://[2002:a00:1::]/', 'https://[ff02::1]/', 'https://tên.example/', 'https://provider.example./', 'https://inside.example/', 'ftp://provider.example/', 'file:///etc/passwd', '//provider.example/', ''] as $url) {
            yield $url => [$url];
        }
    }

    #[DataProvider('neighbours')]
    public function testTheServersNeighboursAreNeverAsked(string $url): void
    {
        Network::$hosts['inside.example'] = ['10.0.0.5'];

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => (new Http())->get($url)));
        self::assertSame([], Network::$requests);
    }

    /** @return iterable<string, array{list<string>}> */
    public static function halves(): iterable
    {
        yield 'the newer kind leads back to this machine' => [['203.0.113.7', '::1']];
        yield 'the newer kind leads into the own network' => [['203.0.113.7', '2606:4700::1', 'fd00::1']];
        yield 'one of several of the older kind does' => [['203.0.113.7', '10.0.0.5']];
    }

    /** @param list<string> $addresses */
    #[DataProvider('halves')]
    public function testAHostWithOneAddressThatIsPrivateIsNeverAsked(array $addresses): void
    {
        Network::$hosts['provider.example'] = $addresses;
        Network::answer(self::URL, ['ok' => true]);

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => (new Http())->get(self::URL)));
        self::assertSame([], Network::$requests);
    }

    /** Else a name that means another address a moment later would lead anywhere. */
    public function testWhatWasFoundToBePublicIsWhatIsAsked(): void
    {
        Network::$hosts['provider.example'] = ['203.0.113.7', '2606:4700::1'];
        Network::answer(self::URL, ['ok' => true]);
        Network::answer('https://provider.example:8443/', ['ok' => true]);

        (new Http())->get(self::URL);
        (new Http())->get('https://provider.example:8443/');

        self::assertSame([
            [CURLOPT_RESOLVE => ['provider.example:443:203.0.113.7,2606:4700::1']],
            [CURLOPT_RESOLVE => ['provider.example:8443:203.0.113.7,2606:4700::1']],
        ], Network::$curl);
    }

    public function testTheirNeighboursArePublic(): void
    {
        foreach (['https://100.63.255.255/', 'https://100.128.0.1/', 'https://192.0.1.1/', 'https://[2606:4700::1]/', 'https://[64:ff9b::808:808]/'] as $url) {
            Network::answer($url, ['ok' => true]);
            self::assertSame(['ok' => true], (new Http())->get($url));
        }
    }

    public function testAnOwnerMayOpenAHostOfTheIntranet(): void
    {
        Network::$hosts['inside.example'] = ['10.0.0.5'];
        Network::answer('https://inside.example/', ['ok' => true]);
        Network::answer('http://127.0.0.1:9000/', ['ok' => true]);
        add_filter('http_request_host_is_external', static fn(bool $is, string $host): bool => in_array($host, ['inside.example', '127.0.0.1'], true), 10, 2);

        self::assertSame(['ok' => true], (new Http())->get('https://inside.example/'));
        self::assertSame(['ok' => true], (new Http())->get('http://127.0.0.1:9000/'));
        self::assertSame([], Network::$curl, 'Wherever it is.');
        self::assertSame(Problem::Unreachable, self::problemOf(fn() => (new Http())->get('http://inside.example/')), 'Without encryption only this machine.');
    }
}
