<?php

declare(strict_types=1);

namespace Mullion\Tests;

use Mullion\Install;
use Mullion\Tests\World\Site;

/** Where the plugin is at work on one site alone, nobody asks it for its tables when the network deletes that site. */
final class LostSitesTest extends PluginTestCase
{
    private const TABLES = ['limits', 'subscribers', 'login_tickets', 'logins'];

    protected function setUp(): void
    {
        parent::setUp();
        Site::$network = [1, 2, 3];
        foreach (Site::$network as $site) {
            Site::turnTo($site);
            Install::run();
        }
        Site::$options['mullion_settings'] = ['site' => ['keepData' => true]];
        Site::$network = [1, 3];
        $GLOBALS['wpdb']->query('DROP TABLE wp_2_options');
        Site::turnTo(1);
    }

    public function testWithThePluginTheirTablesGoAndThoseOfASiteThatKeepsItsDataStay(): void
    {
        Install::undo();

        self::assertSame(self::tablesOf(3), self::left());
    }

    public function testWhereTheNetworkKeepsTheDataTheyStay(): void
    {
        Site::$networkOptions['mullion_network'] = [
            'mullion_settings' => ['site' => ['fields' => ['keepData'], 'values' => ['site' => ['keepData' => true]]]],
        ];

        Install::undo();

        self::assertEqualsCanonicalizing(
            [...array_map(static fn(string $name): string => "wp_mullion_{$name}", self::TABLES), ...self::tablesOf(2), ...self::tablesOf(3)],
            self::left(),
        );
    }

    /** @return list<string> */
    private static function tablesOf(int $site): array
    {
        return array_map(static fn(string $name): string => "wp_{$site}_mullion_{$name}", self::TABLES);
    }

    /** @return list<string> */
    private static function left(): array
    {
        $sql = "SELECT name FROM sqlite_master WHERE name LIKE '%mullion%' AND type = 'table'";
        return array_column($GLOBALS['wpdb']->get_results($sql), 'name');
    }
}
