<?php

declare(strict_types=1);

namespace Mullion\Tests\Doctor;

use Mullion\Doctor\Checks\CronCheck;
use Mullion\Doctor\Checks\SessionCheck;
use Mullion\Doctor\Doctor;
use Mullion\Doctor\SiteHealth;
use Mullion\Doctor\Verdict;
use Mullion\Site\DailyJob;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** What stands in the plugin's way is seen, each by its own check. */
final class ChecksTest extends PluginTestCase
{
    public function testADailyJobThatIsMissingOrLateIsSeen(): void
    {
        $check = new CronCheck();
        self::assertSame('The daily job is not scheduled', $check->run()->found);

        Site::$schedule[DailyJob::HOOK] = time() - HOUR_IN_SECONDS;
        self::assertSame(Verdict::Good, $check->run()->verdict, 'Nobody came for an hour.');

        Site::$schedule[DailyJob::HOOK] = time() - 30 * HOUR_IN_SECONDS;
        self::assertSame(Verdict::Recommended, $check->run()->verdict);
        self::assertSame('The daily job is late; hours: 30', $check->run()->found);
    }

    public function testAnotherSessionHandlerIsNamed(): void
    {
        self::assertSame(Verdict::Good, (new SessionCheck())->run()->verdict);

        add_filter('woocommerce_session_handler', static fn(): string => 'Other\Sessions');
        $finding = (new SessionCheck())->run();
        self::assertSame(Verdict::Recommended, $finding->verdict);
        self::assertStringContainsString('Other\Sessions', $finding->found);
    }

    public function testSiteHealthAsksEachCheckUnderItsName(): void
    {
        $tests = (new SiteHealth(Doctor::checks()))->add([]);
        $names = ['session', 'cron', 'mail', 'login', 'map', 'templates', 'fragments', 'proxies'];
        self::assertSame(array_map(static fn(string $name): string => "mullion_{$name}", $names), array_keys($tests['direct']));
        $told = $tests['direct']['mullion_cron']['test']();
        self::assertSame('recommended', $told['status']);
        self::assertStringContainsString('plugins.php', $told['actions']);
        self::assertSame('x', (new SiteHealth([]))->add('x'), 'What another plugin has broken stays as it is.');
    }
}
