<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;

/** The newsletter's form on a page that is not ours, and ways that lead to one. */
final class NewsletterOtherSitesTest extends NewsletterTestCase
{
    public function testAPagesTokenWithoutAnySignThatOurPageSentItIsRefused(): void
    {
        $answer = self::post(['email_reg' => 'nowhere@example.com'], ['Origin' => '']);

        self::assertRefused('403 bad-token', 'nowhere@example.com', $answer);
    }

    /** @return iterable<string, array{array<string, string>}> */
    public static function elsewhere(): iterable
    {
        yield 'a foreign Origin' => [['Origin' => 'https://evil.example']];
        yield 'our host with another scheme' => [['Origin' => 'https://127.0.0.1']];
        yield 'Origin null' => [['Origin' => 'null']];
        yield 'Sec-Fetch-Site cross-site' => [['Sec-Fetch-Site' => 'cross-site']];
        yield 'Sec-Fetch-Site same-site' => [['Sec-Fetch-Site' => 'same-site']];
    }

    /** @param array<string, string> $headers */
    #[DataProvider('elsewhere')]
    public function testWhatComesFromElsewhereIsRefused(array $headers): void
    {
        $answer = self::post(['email_reg' => 'foreign@example.com'], $headers);

        self::assertRefused('403 foreign', 'foreign@example.com', $answer);
    }

    /** @return iterable<array{string}> */
    public static function addresses(): iterable
    {
        yield from [['https://evil.example/'], ['//evil.example'], ['javascript:alert(1)'], ['/\\evil.example']];
    }

    #[DataProvider('addresses')]
    public function testTheWayBackLeadsToThisSiteOnly(string $back): void
    {
        $answer = self::post(
            ['email_reg' => 'back@example.com', 'back' => $back, 'form' => 'x"><b>'],
            ['Accept' => 'text/html', 'Referer' => 'https://evil.example/'],
        );

        self::assertSame(303, $answer->status);
        // A browser takes a backslash for a slash, and "//" begins a host; a fragment would be the form that was named.
        $ours = '(' . preg_quote(home_url('/'), '#') . '|/(?!/))';
        self::assertMatchesRegularExpression("#^{$ours}[^\\\\\#]*$#D", $answer->location());
    }
}
