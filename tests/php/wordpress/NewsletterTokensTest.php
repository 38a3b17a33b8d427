<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;

/** The token of the newsletter's form. */
final class NewsletterTokensTest extends NewsletterTestCase
{
    private const FETCH = self::SUBMIT . '?action=mullion_form_token';

    /** @return iterable<string, array{\Closure(string): string}> What becomes of a good one. */
    public static function tokens(): iterable
    {
        yield 'missing' => [static fn(): string => ''];
        yield 'made up' => [static fn(): string => 'x'];
        yield 'stale' => [static fn(): string => self::token(25 * 3600)];
        yield 'from the future' => [static fn(): string => self::token(-3600)];
        yield 'with another time' => [static fn(string $good): string
            => (string) preg_replace_callback('/.(?=-[^-]+$)/', static fn(array $last): string => $last[0] === 'z' ? 'y' : 'z', $good)];
        yield 'of another kind' => [static fn(string $good): string => 'v' . substr($good, 1)];
        yield 'cut off' => [static fn(string $good): string => substr($good, 0, -1)];
    }

    /** @param \Closure(string): string $change */
    #[DataProvider('tokens')]
    public function testATokenThatIsNotAsItWasGivenIsRefused(\Closure $change): void
    {
        $good = self::token();
        $token = $change($good);
        self::assertNotSame($good, $token);

        self::assertRefused('403 bad-token', 'token@example.com', self::post(['_token' => $token, 'email_reg' => 'token@example.com']));
        self::assertSame(200, self::post(['_token' => $good, 'email_reg' => 'token@example.com'])->status);
    }

    public function testANonceOfWordPressIsNoTokenAndTheEndpointOfTokensGivesNothingButTheForms(): void
    {
        $visitor = new Visitor();
        $visitor->signIn(self::user('an', 'subscriber'));
        $answer = $visitor->get(self::FETCH);
        self::assertStringContainsString('no-store', $answer->headers['cache-control']);
        $data = $answer->json()['data'];
        self::assertEqualsCanonicalizing(['token', 'wait'], array_keys($data));

        $export = $visitor->post('/wp-admin/admin-post.php', ['action' => 'mullion_newsletter_export', '_wpnonce' => $data['token']]);
        self::assertSame(403, $export->status);
        foreach (['abcdef0123', $visitor->nonce('mullion-newsletter')] as $nonce) {
            self::assertRefused('403 bad-token', 'an@example.com', self::post(['_token' => $nonce, 'email_reg' => 'an@example.com']));
        }
    }

    public function testAFetchedTokenCountsOnlyInTheBrowserThatFetchedItAndNotAtOnce(): void
    {
        [$mine, $other] = [new Visitor(), new Visitor()];
        $answer = $mine->get(self::FETCH);
        $other->get(self::FETCH);
        $cookie = $answer->cookies['mullion_form'];
        self::assertSame([true, 'Lax', false], [$cookie['httponly'], $cookie['samesite'], isset($cookie['expires'])]);
        $fields = ['_token' => $answer->json()['data']['token'], 'email_reg' => 'fetched@example.com'];

        // However slow the server is: its clock is set back.
        Clock::$ahead = -30;
        self::assertRefused('403 too-fast', 'fetched@example.com', self::post($fields, [], $mine));
        Clock::$ahead = $answer->json()['data']['wait'];
        self::assertRefused('403 bad-token', 'fetched@example.com', self::post($fields, [], $other));
        self::assertRefused('403 bad-token', 'fetched@example.com', self::post($fields));
        // Old browsers say nothing of where the form stood: the cookie is enough.
        self::assertSame(200, self::post($fields, ['Origin' => ''], $mine)->status);
    }

    public function testAPagesTokenIsRefusedWhileNobodyCanHaveTyped(): void
    {
        // A clock that is ahead: however slow the server is.
        $answer = self::post(['_token' => self::token(-30), 'email_reg' => 'fast@example.com']);

        self::assertRefused('403 too-fast', 'fast@example.com', $answer);
    }
}
