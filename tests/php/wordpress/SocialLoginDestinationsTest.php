<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** Where a login leads when it is done. */
final class SocialLoginDestinationsTest extends LoginTestCase
{
    public function testOnlyAddressesOfThisSiteAreGoneToAfterwards(): void
    {
        $host = (string) preg_replace('#^https?://#', '', home_url());
        /** @var list<array{value: string, allowed: bool}> $corpus */
        $corpus = json_decode((string) file_get_contents(dirname(__DIR__, 2) . '/unit/url-corpus.json'), true);
        $hostile = array_column(array_filter($corpus, static fn(array $entry): bool => !$entry['allowed']), 'value');
        self::assertGreaterThan(40, count($hostile));
        self::assertTrue($this->login()->isLoggedIn());

        foreach ([...$hostile, 'https://{host}:1/', '//{host}:1/'] as $value) {
            // Who is logged in already goes on at once, by the same rule.
            $address = strtr($value, ['{host}' => $host, '{origin}' => home_url()]);
            $answer = $this->visitor->get('/?mullion-login=oidc&redirect_to=' . rawurlencode($address));

            self::assertSame(home_url('/tai-khoan/'), $answer->location(), $value);
        }
    }

    public function testTheAddressOfAReferrerElsewhereIsNotGoneTo(): void
    {
        $start = $this->visitor->get('/?mullion-login=oidc', ['Referer' => 'https://evil.example/']);

        $answer = $this->visitor->get($this->openId->authorize($start->location()));

        self::assertTrue($answer->isLoggedIn());
        self::assertSame(home_url('/tai-khoan/'), $answer->location());
    }
}
