<?php

declare(strict_types=1);

namespace Mullion\Tests;

use Mullion\Install;
use Mullion\Site\NetworkSettings;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** What the plugin puts into a site, and what it leaves behind. */
final class InstallTest extends PluginTestCase
{
    private const TABLES = ['limits', 'subscribers', 'login_tickets', 'logins'];

    public function testAfterTheInstallationTablesOptionsAndTheDailyJobAreThere(): void
    {
        Install::run();

        self::assertSame(self::TABLES, $this->tables());
        self::assertEqualsCanonicalizing(['mullion_settings', 'mullion_cart_losses', 'mullion_newsletter', 'mullion_proxies', 'mullion_schema', 'mullion_social_login', 'mullion_takeovers', 'mullion_version'], array_keys(Site::$options));
        self::assertArrayHasKey('mullion_daily', Site::$schedule);
    }

    public function testASecondTimeChangesNothingThatTheOwnerHasSet(): void
    {
        Install::run();
        Site::$options['mullion_settings'] = ['map' => ['key' => 'k']];
        $GLOBALS['wpdb']->insert('wp_mullion_limits', ['bucket' => 'b', 'hits' => 1, 'expires' => 1]);
        [$options, $schedule] = [Site::$options, Site::$schedule];

        Install::run();

        self::assertSame([$options, $schedule], [Site::$options, Site::$schedule]);
        self::assertSame('1', $GLOBALS['wpdb']->get_var('SELECT COUNT(*) FROM wp_mullion_limits'));
    }

    /** An update runs no hook of activation. */
    public function testAnUpdateInstallsOnceAndAnOrdinaryPageViewNothing(): void
    {
        Site::$options['mullion_version'] = '0.0.1';
        Install::whenNew();
        self::assertSame([self::TABLES, '1.2.3'], [$this->tables(), Site::$options['mullion_version']]);

        $asked = count($GLOBALS['wpdb']->asked);
        Install::whenNew();
        self::assertCount($asked, $GLOBALS['wpdb']->asked);
    }

    public function testSwitchedOffEverythingStaysButTheJobAndSwitchedOnItIsBack(): void
    {
        Install::run();
        Install::pause();
        self::assertSame([[], self::TABLES], [Site::$schedule, $this->tables()]);
        self::assertArrayHasKey('mullion_settings', Site::$options);

        Install::whenNew();
        self::assertArrayHasKey('mullion_daily', Site::$schedule);
    }

    public function testDeletedNothingIsLeft(): void
    {
        Site::$options['blogname'] = 'Cửa Việt';
        Install::run();
        Install::undo();

        self::assertSame([[], ['blogname' => 'Cửa Việt'], []], [$this->tables(), Site::$options, Site::$schedule]);
    }

    public function testDeletedNothingIsLeftOnAnySiteOfANetworkButWhereItsOwnerWantsSo(): void
    {
        Site::$network = [1, 2, 3];
        foreach (Site::$network as $site) {
            Site::turnTo($site);
            Install::run();
        }
        Site::$options['mullion_settings'] = ['site' => ['keepData' => true]];
        Site::turnTo(1);

        Install::undo();

        self::assertSame([1, [], [], []], [Site::$current, $this->tables(), Site::$options, Site::$schedule]);
        Site::turnTo(2);
        self::assertSame([[], [], []], [$this->tables(), Site::$options, Site::$schedule]);
        Site::turnTo(3);
        self::assertSame(self::TABLES, $this->tables());
    }

    /** WordPress drops the tables that it knows. */
    public function testWithASiteOfANetworkItsTablesGo(): void
    {
        Site::$network = [1, 2];
        Install::register();
        Site::turnTo(2);
        Install::run();

        $tables = apply_filters('wpmu_drop_tables', ['posts' => 'wp_2_posts'], 2);

        $ours = array_map(static fn(string $name): string => $GLOBALS['wpdb']->prefix . "mullion_{$name}", $this->tables());
        self::assertSame(self::TABLES, $this->tables());
        self::assertSame(['posts' => 'wp_2_posts', ...$ours], $tables);
    }

    public function testSwitchedOffForTheNetworkTheJobEndsOnEachSite(): void
    {
        Site::$network = [1, 2];
        foreach (Site::$network as $site) {
            Site::turnTo($site);
            Install::run();
        }

        Install::pause();
        Site::turnTo(1);
        self::assertArrayHasKey('mullion_daily', Site::$schedule, 'Switched off on one site only.');
        Site::turnTo(2);
        Install::pause(true);
        Site::turnTo(1);
        self::assertSame([], Site::$schedule);
    }

    public function testWhatIsKeptOfProvidersIsDeletedToo(): void
    {
        Install::run();
        foreach (['_transient_mullion_oidc_a', '_transient_timeout_mullion_oidc_a', '_transient_mullion_jwks_b', '_transient_timeout_mullion_jwks_b', '_transient_mullionXoidc_c', 'blogname'] as $name) {
            $GLOBALS['wpdb']->insert('wp_options', ['option_name' => $name, 'option_value' => 'x']);
        }

        Install::undo();

        $left = $GLOBALS['wpdb']->get_results('SELECT option_name FROM wp_options');
        self::assertSame(['_transient_mullionXoidc_c', 'blogname'], array_column($left, 'option_name'));
    }

    public function testDeletedEverythingStaysWhereTheOwnerWantsSo(): void
    {
        Install::run();
        Site::$options['mullion_settings'] = ['site' => ['keepData' => true]];
        Install::undo();

        self::assertSame(self::TABLES, $this->tables());
        self::assertArrayHasKey('mullion_newsletter', Site::$options);
    }

    /** WordPress deletes a plugin without having started it: nothing but this has asked wp-config.php. */
    #[RunInSeparateProcess]
    #[PreserveGlobalState(false)]
    public function testDeletedEverythingStaysWhereTheSitesCodeWantsSo(): void
    {
        define('MULLION_SETTINGS', ['mullion_settings' => ['site' => ['keepData' => true]]]);
        Install::run();
        Install::undo();

        self::assertSame(self::TABLES, $this->tables());
    }

    public function testDeletedEverythingStaysOnEachSiteWhereTheNetworkWantsSo(): void
    {
        Site::$network = [1, 2];
        foreach (Site::$network as $site) {
            Site::turnTo($site);
            Install::run();
            Site::$options['mullion_settings'] = ['site' => ['keepData' => false]];
        }
        NetworkSettings::fix('mullion_settings', 'site', ['keepData'], ['site' => ['keepData' => true]]);

        Install::undo();

        foreach (Site::$network as $site) {
            Site::turnTo($site);
            self::assertSame(self::TABLES, $this->tables());
        }
        self::assertSame(['keepData'], NetworkSettings::fields('mullion_settings', 'site'));
    }

    /** Only the owner's own true keeps the addresses of other people. */
    public function testNonsenseForThatWishIsNone(): void
    {
        foreach ([['site' => ['keepData' => '1']], ['site' => 'x'], 'x', null] as $settings) {
            Install::run();
            Site::$options['mullion_settings'] = $settings;
            Install::undo();
            self::assertSame([], $this->tables());
        }
    }

    /** @return list<string> */
    private function tables(): array
    {
        return array_values(array_filter(self::TABLES, static fn(string $name): bool => $GLOBALS['wpdb']->has("mullion_{$name}")));
    }
}
