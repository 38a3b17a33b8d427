<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Install;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who may see and change the newsletter's list. */
final class NewsletterOwnerTest extends NewsletterTestCase
{
    private const LIST = '/wp-admin/users.php?page=mullion-newsletter';
    private const SETTINGS = '/wp-admin/options-general.php?page=mullion';
    private const EXPORT = '/wp-admin/admin-post.php';
    private const EXPORT_ACTION = 'mullion_newsletter_export';

    private const TABLES = ['mullion_limits', 'mullion_login_tickets', 'mullion_logins', 'mullion_subscribers'];
    private const OPTIONS = ['mullion_newsletter', 'mullion_settings', 'mullion_social_login', 'mullion_version'];

    /** @return iterable<string, array{string}> */
    public static function others(): iterable
    {
        yield from ['a visitor' => [''], 'a subscriber' => ['subscriber'], 'an editor' => ['editor']];
    }

    #[DataProvider('others')]
    public function testNobodyElseSeesOrChangesTheList(string $role): void
    {
        $id = self::subscriber('secret@example.com');
        $visitor = new Visitor();
        if ($role !== '') {
            $visitor->signIn(self::user($role, $role));
        }

        foreach ([self::LIST, self::SETTINGS] as $page) {
            $answer = $visitor->get($page);
            self::assertStringNotContainsString('secret@example.com', $answer->body);
            self::assertSame($role === '' ? 302 : 403, $answer->status);
            self::assertSame($role === '', str_contains($answer->location(), 'wp-login.php'));
        }
        // Even with a nonce of their own.
        $query = ['action' => self::EXPORT_ACTION, '_wpnonce' => $visitor->nonce(self::EXPORT_ACTION)];
        foreach (['GET', 'POST'] as $method) {
            $answer = $visitor->begin($method, self::EXPORT . '?' . http_build_query($query))->answer();
            self::assertGreaterThanOrEqual(400, $answer->status);
            self::assertStringNotContainsString('@example.com', $answer->body);
        }
        $nonce = $visitor->nonce('bulk-subscribers');
        $visitor->post(self::LIST, ['delete' => $id, 'action' => 'delete', '_wpnonce' => $nonce]);
        self::assertCount(1, self::rows('secret@example.com'));
    }

    public function testTheOwnersOwnSessionIsNotEnoughExportAndDeletionWantTheirNonceAndAPost(): void
    {
        $id = self::subscriber('nonce@example.com');
        $owner = new Visitor();
        $owner->signIn(self::user('owner', 'administrator'));
        $page = $owner->get(self::LIST);
        self::assertSame(200, $page->status);
        self::assertStringContainsString('nonce@example.com', $page->body);
        self::assertSame(1, preg_match('#admin-post\.php".*?name="_wpnonce" value="(\w+)"#s', $page->body, $match));
        $nonce = $match[1] ?? '';

        $query = ['action' => self::EXPORT_ACTION, '_wpnonce' => $nonce];
        self::assertSame(403, $owner->get(self::EXPORT . '?' . http_build_query($query))->status);
        self::assertSame(403, $owner->post(self::EXPORT, ['action' => self::EXPORT_ACTION])->status);
        self::assertSame(403, $owner->post(self::LIST, ['delete' => $id, '_wpnonce' => $nonce])->status);
        self::assertSame(403, $owner->post(self::LIST, ['delete' => $id])->status);
        $owner->get(self::LIST . '&' . http_build_query(['delete' => $id, '_wpnonce' => $owner->nonce('bulk-subscribers')]));
        self::assertCount(1, self::rows('nonce@example.com'));

        // With both, it is done.
        self::assertStringContainsString('"nonce@example.com"', $owner->post(self::EXPORT, $query)->body);
        $answer = $owner->post(self::LIST, ['delete' => $id, '_wpnonce' => $owner->nonce('bulk-subscribers')]);
        self::assertStringContainsString('deleted=1', $answer->location());
        self::assertSame([], self::rows('nonce@example.com'));
    }

    public function testWordPressToolsExportAndErasePersonalData(): void
    {
        self::subscriber('privacy@example.com');
        $tool = static fn(string $hook): array => apply_filters("wp_privacy_personal_data_{$hook}", [])['mullion-newsletter'];

        $told = $tool('exporters')['callback']('PRIVACY@EXAMPLE.COM', 1);
        $erased = $tool('erasers')['callback']('PRIVACY@EXAMPLE.COM', 1);

        $values = array_column($told['data'][0]['data'], 'value');
        self::assertSame('privacy@example.com', $values[0]);
        self::assertDoesNotMatchRegularExpression('/[0-9a-f]{64}/', implode(',', $values));
        self::assertTrue($erased['items_removed']);
        self::assertFalse($erased['items_retained']);
        self::assertTrue($erased['done']);
        self::assertSame([], self::rows('privacy@example.com'));
    }

    public function testDeletingThePluginKeepsEverythingWhereTheOwnerWantsSo(): void
    {
        self::subscriber('kept@example.com');
        update_option('mullion_settings', ['site' => ['keepData' => true]]);

        Install::undo();

        self::assertCount(1, self::rows('kept@example.com'));
        self::assertNotFalse(get_option('mullion_settings'));
    }

    public function testDeletingThePluginRemovesEverything(): void
    {
        self::subscriber('gone@example.com');
        update_option('mullion_settings', []);
        self::assertSame([...self::TABLES, ...self::OPTIONS], self::kept());

        Install::undo();

        self::assertSame([], self::kept());
        self::assertFalse(wp_next_scheduled('mullion_daily'));
    }

    /** @return list<string> What is there of the plugin's tables and options. */
    private static function kept(): array
    {
        $wpdb = Database::wpdb();
        $tables = array_map(static fn(string $name): string => substr($name, strlen($wpdb->prefix)), $wpdb->get_col('SHOW TABLES'));
        $options = $wpdb->get_col("SELECT option_name FROM {$wpdb->options}");
        return [...array_values(array_intersect(self::TABLES, $tables)), ...array_values(array_intersect(self::OPTIONS, $options))];
    }

    /** Subscribes an address; the row's id. */
    private static function subscriber(string $email): string
    {
        self::assertSame(200, self::post(['email_reg' => $email])->status);
        return (string) self::rows($email)[0]['id'];
    }
}
