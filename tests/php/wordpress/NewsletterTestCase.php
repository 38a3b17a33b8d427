<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Newsletter\Token;

/** The newsletter as its form and its links reach it. */
abstract class NewsletterTestCase extends WordPressTestCase
{
    protected const SUBMIT = '/wp-admin/admin-ajax.php';
    protected const ACTION = 'submit_register_form';

    protected function setUp(): void
    {
        parent::setUp();
        // What others would hang on the hooks.
        foreach (['subscribed', 'confirmed', 'unsubscribed'] as $event) {
            add_action("mullion_newsletter_{$event}", static fn(array $who) => Journal::note('event', "{$event} {$who['email']} {$who['status']}"));
        }
    }

    /** The token of a page that was made so many seconds ago. */
    protected static function token(int $old = 10): string
    {
        $age = static fn(array $props): array => ['token' => Token::ofSite()->forPage(time() - $old)] + $props;
        add_filter('mullion_props', $age);
        $html = mullion_render('newsletter');
        remove_filter('mullion_props', $age);
        self::assertSame(1, preg_match('/name="_token" value="([^"]+)"/', $html, $match));
        return $match[1] ?? '';
    }

    /**
     * Posts as the form's script does.
     *
     * @param array<string, string|array<string>> $fields
     * @param array<string, string>               $headers
     */
    protected static function post(array $fields, array $headers = [], Visitor $visitor = new Visitor()): Answer
    {
        return self::begin($fields, $headers, $visitor)->answer();
    }

    /**
     * The same, and doesn't wait for the answer.
     *
     * @param array<string, string|array<string>> $fields
     * @param array<string, string>               $headers
     */
    protected static function begin(array $fields, array $headers = [], Visitor $visitor = new Visitor()): Exchange
    {
        $fields += ['action' => self::ACTION, 'note' => '', '_token' => self::token()];
        return $visitor->begin('POST', self::SUBMIT, $fields, $headers + ['Origin' => home_url(), 'Accept' => 'application/json']);
    }

    /** @return list<array<string, string|null>> What the server has of an address. */
    protected static function rows(string $email): array
    {
        return array_values(array_filter(Database::rows('subscribers'), static fn(array $row): bool => $row['email'] === $email));
    }

    /** @return list<array{to: string, subject: string, message: string, headers: list<string>}> */
    protected static function mails(string $email): array
    {
        return array_values(array_filter(Journal::of('mail'), static fn(array $mail): bool => $mail['to'] === $email));
    }

    /** The link of a mail for a purpose. */
    protected static function linkIn(string $message, string $purpose): string
    {
        self::assertSame(1, preg_match("#https?://\S+mullion-news={$purpose}\S+#", $message, $match));
        return substr($match[0] ?? '', strlen(home_url()));
    }

    /** The server says no, in words, and nothing has come of it. */
    protected static function assertRefused(string $expected, string $email, Answer $answer): void
    {
        self::assertDoesNotMatchRegularExpression('/Warning|Fatal|Stack trace|\.php/', $answer->body);
        self::assertSame([[], []], [self::rows($email), Journal::of('mail')]);
        $json = $answer->json();
        self::assertFalse($json['success'] ?? null, $answer->body);
        self::assertNotSame('', $json['data']['message'] ?? '');
        self::assertSame($expected, "{$answer->status} {$json['data']['code']}");
    }
}
