<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;

/** What is posted to the newsletter and is not what its form sends. */
final class NewsletterInputTest extends NewsletterTestCase
{
    public function testAGetIsRefused(): void
    {
        $query = ['action' => self::ACTION, '_token' => self::token(), 'email_reg' => 'get@example.com'];

        $answer = (new Visitor())->get(self::SUBMIT . '?' . http_build_query($query), ['Origin' => home_url()]);

        self::assertRefused('405 bad-method', 'get@example.com', $answer);
        self::assertSame('POST', $answer->headers['allow']);
    }

    public function testABodyThatIsNoFormIsRefused(): void
    {
        foreach ([true, ['a'], ['a' => 1], 7, null] as $value) {
            $body = (string) json_encode(['action' => self::ACTION, '_token' => true, 'email_reg' => $value]);
            $headers = ['Origin' => home_url(), 'Content-Type' => 'application/json'];

            $answer = (new Visitor())->post(self::SUBMIT . '?action=' . self::ACTION, $body, $headers);

            self::assertRefused('400 bad-request', 'get@example.com', $answer);
        }
    }

    /** @return iterable<array{string}> */
    public static function fields(): iterable
    {
        yield from ['email_reg' => ['email_reg'], '_token' => ['_token'], 'note' => ['note'], 'form' => ['form']];
    }

    #[DataProvider('fields')]
    public function testAnArrayForAFieldIsRefused(string $name): void
    {
        $fields = ['email_reg' => 'array@example.com', '_token' => self::token()];
        $value = $fields[$name] ?? '';

        $answer = self::post([$name => [$value, 'x' => $value]] + $fields);

        self::assertRefused('400 bad-request', 'array@example.com', $answer);
    }

    public function testAMegabyteIsRefused(): void
    {
        $answer = self::post(['email_reg' => 'large@example.com', 'note' => str_repeat('x', 1_000_000)]);

        self::assertRefused('413 too-large', 'large@example.com', $answer);
    }

    /** @return iterable<array{string}> */
    public static function noAddresses(): iterable
    {
        yield '10 000 characters' => [str_repeat('a', 10_000) . '@example.com'];
        yield 'four long labels' => [implode('.', [str_repeat('a', 60) . '@' . str_repeat('b', 60), str_repeat('c', 60), str_repeat('d', 60), 'com'])];
        foreach ([
            '', 'a', 'a@b', "a@example.com\nBcc: b@example.com", 'a@example.com, b@example.com', '<script>@example.com',
            "' OR 1=1 --", "x'; DROP TABLE wp_mullion_subscribers; --@example.com", '"a b"@example.com',
        ] as $address) {
            yield $address => [$address];
        }
    }

    #[DataProvider('noAddresses')]
    public function testWhatIsNoAddressIsRefused(string $address): void
    {
        self::assertRefused('400 bad-email', $address, self::post(['email_reg' => $address]));
    }

    public function testSqlInAnAddressIsTextThatFindsAndChangesNoOtherRow(): void
    {
        $email = "o'or'1'='1-sql@example.com";

        self::assertSame(200, self::post(['email_reg' => $email])->status);

        self::assertSame([$email], array_column(self::rows($email), 'email'));
        self::assertSame([], self::rows("' OR 1=1 --"));
    }

    public function testTheBaitIsFilledInAndNothingIsKept(): void
    {
        $answer = self::post(['email_reg' => 'bait@example.com', 'note' => 'https://spam.example']);

        self::assertRefused('400 spam', 'bait@example.com', $answer);
    }
}
