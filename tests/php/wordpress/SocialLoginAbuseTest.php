<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;

/** What nobody's login sends. */
final class SocialLoginAbuseTest extends LoginTestCase
{
    /** @return iterable<string, array{string}> */
    public static function addresses(): iterable
    {
        foreach (['oidc', 'google', 'callback', 'callback&provider=oidc&code=x', 'finish', 'confirm', 'status', 'connect', 'link', 'x'] as $address) {
            yield $address => [$address];
        }
    }

    #[DataProvider('addresses')]
    public function testNobodyIsLetInForWhatABrowserSaysAboutItself(string $address): void
    {
        self::user('an', 'subscriber');
        self::user('admin2', 'administrator');
        $claims = [
            ['email' => 'an@login.test'],
            ['email' => 'admin2@login.test', 'user_id' => '1', 'sub' => 'an-1', 'success' => 'true'],
            ['email' => ['an@login.test'], 'user' => ['1']],
        ];
        foreach ($claims as $form) {
            foreach ([
                $this->visitor->post("/?mullion-login={$address}", $form),
                $this->visitor->post("/?mullion-login={$address}", (string) json_encode($form), ['Content-Type' => 'application/json']),
                $this->visitor->get("/?mullion-login={$address}&ticket[]=1&email=an@login.test&user=1"),
            ] as $answer) {
                self::assertLessThan(500, $answer->status);
                self::assertFalse($answer->isLoggedIn());
            }
        }
        self::assertSame([0, []], [$this->visitor->user(), self::connections()]);
    }

    public function testTooManyAttemptsOfOneVisitorAreRefused(): void
    {
        add_filter('mullion_login_limit', static fn(): int => 3, 20);

        $words = array_map(fn(): ?string => self::failed($this->visitor->get('/?mullion-login=oidc')), range(1, 4));

        self::assertSame([null, null, null, 'too-many'], $words);
        self::assertNull(self::failed((new Visitor())->get('/?mullion-login=oidc')));
    }

    /** @return iterable<array{string}> */
    public static function neighbours(): iterable
    {
        foreach (['https://192.168.0.1', 'https://169.254.169.254', 'https://10.0.0.1', 'http://example.com', 'https://[::1]', 'http://localhost:1'] as $issuer) {
            yield $issuer => [$issuer];
        }
    }

    #[DataProvider('neighbours')]
    public function testAProviderInThePrivateNetworkIsNeverAsked(string $issuer): void
    {
        remove_all_filters('http_request_host_is_external');
        update_option('mullion_social_login', ['oidc' => ['id' => 'shop', 'secret' => 's3cret', 'issuer' => $issuer]]);

        self::assertSame('unreachable', self::failed($this->visitor->get('/?mullion-login=oidc')));

        self::assertStringContainsString('is not a public https address', Journal::of('failure')[0]);
        self::assertSame([], Journal::of('request'));
    }
}
