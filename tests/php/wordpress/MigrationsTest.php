<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Install;
use Mullion\Migrations;
use PHPUnit\Framework\Attributes\DataProvider;

/** A site of the first version, with people in its tables, meets today's plugin. */
final class MigrationsTest extends NewsletterTestCase
{
    private const TABLES = ['limits', 'login_tickets', 'logins', 'subscribers'];
    private const LATER = ['mullion_takeovers', 'mullion_proxies', 'mullion_cart_losses', 'mullion_schema'];

    /** @var array<string, array<string, array<string, string|null>>> */
    private array $shapes = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (self::TABLES as $table) {
            $this->shapes[$table] = self::columns($table);
        }
        $wpdb = Database::wpdb();
        foreach (self::TABLES as $table) {
            $wpdb->query("DROP TABLE {$wpdb->prefix}mullion_{$table}");
        }
        array_map(delete_option(...), self::LATER);
        foreach (explode(";\n", (string) file_get_contents(__DIR__ . '/support/site-0.1.0.sql')) as $statement) {
            $statement = str_replace('{prefix}', $wpdb->prefix, trim($statement));
            if ($statement !== '') {
                self::assertNotFalse($wpdb->query($statement), "{$wpdb->last_error}: {$statement}");
            }
        }
        update_option('mullion_version', '0.1.0, tables 2');
        update_option('mullion_settings', ['map' => ['key' => 'k'], 'petals' => ['enabled' => false], 'site' => ['keepData' => true]]);
    }

    public function testEveryTableHasTheShapeOfAFreshOneAndEveryRowIsThere(): void
    {
        Install::whenNew();

        foreach (self::TABLES as $table) {
            self::assertSame($this->shapes[$table], self::columns($table), $table);
        }
        $people = array_column(Database::rows('subscribers'), 'status', 'email');
        self::assertSame(['moi@example.com' => 'pending', 'quen@example.com' => 'confirmed', 'roi@example.com' => 'unsubscribed'], $people);
        self::assertSame(['Cửa hàng gửi ưu đãi'], array_values(array_unique(array_column(Database::rows('subscribers'), 'consent'))));
        self::assertSame([['7', '']], array_map(static fn(array $row): array => [$row['user_id'], $row['proved']], Database::rows('logins')));
        self::assertSame('3', Database::rows('limits')[0]['hits']);
        $options = array_map(get_option(...), self::LATER);
        self::assertSame([[], [], [], '3'], [...array_slice($options, 0, 3), (string) $options[3]]);
        self::assertSame(['map' => ['key' => 'k'], 'petals' => ['enabled' => false], 'site' => ['keepData' => true]], get_option('mullion_settings'));
        self::assertSame(constant('MULLION_VERSION'), get_option('mullion_version'));
    }

    public function testWhatCameFromTheFirstVersionIsReadWrittenAndLeftAsTodaysIs(): void
    {
        Install::whenNew();

        self::post(['email_reg' => 'roi@example.com']);
        $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
        self::assertNotSame([], $exporters['mullion-newsletter']['callback']('quen@example.com', 1)['data']);
        do_action('mullion_daily');
        // Who never confirmed is forgotten; who has left stays so until the new mail's link was used.
        $people = array_column(Database::rows('subscribers'), 'status', 'email');
        self::assertSame(['quen@example.com' => 'confirmed', 'roi@example.com' => 'unsubscribed'], $people);
    }

    /** @return iterable<string, array{int}> */
    public static function interruptions(): iterable
    {
        yield from ['before the first' => [0], 'after the first' => [1], 'after the second' => [2]];
    }

    #[DataProvider('interruptions')]
    public function testARequestThatEndedMidwayIsGoneOnWith(int $done): void
    {
        if ($done > 0) {
            Migrations::run();
        }
        // What was being done when it ended may have been done without its number.
        update_option(Migrations::OPTION, $done);

        Install::whenNew();

        self::assertFalse(Migrations::areDue());
        self::assertSame($this->shapes['subscribers'], self::columns('subscribers'));
        self::assertCount(3, Database::rows('subscribers'));
    }

    /** An older plugin is put back: what a newer one has done is left alone. */
    public function testANumberOfALaterVersionStays(): void
    {
        update_option(Migrations::OPTION, 99);

        Install::run();

        self::assertSame('99', (string) get_option(Migrations::OPTION));
    }

    public function testAnOrdinaryPageViewAsksForNothing(): void
    {
        Install::whenNew();
        wp_load_alloptions();
        $before = Database::wpdb()->num_queries;

        Install::whenNew();

        self::assertSame($before, Database::wpdb()->num_queries);
    }

    /** @return array<string, array<string, string|null>> Each column by its name: its type, and what it is where nothing is said. */
    private static function columns(string $table): array
    {
        $wpdb = Database::wpdb();
        $columns = $wpdb->get_results("DESCRIBE {$wpdb->prefix}mullion_{$table}", ARRAY_A);
        $columns = array_column(array_map(static fn(array $one): array => array_diff_key($one, ['Extra' => 1]), $columns), null, 'Field');
        ksort($columns);
        return $columns;
    }
}
