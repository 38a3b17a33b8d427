<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Complaints;
use Mullion\Admin\ProxiesSection;
use Mullion\Doctor\Checks\ProxyCheck;
use Mullion\Doctor\SiteHealth;
use Mullion\Endpoint\Proxies;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** Where the owner names the servers in between, and where WordPress says that some are not named. */
final class ProxiesSectionTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        unset($_SERVER['HTTP_X_FORWARDED_FOR']);
        parent::tearDown();
    }

    public function testRangesAreKeptAndWhatIsNoneIsNamed(): void
    {
        $typed = ['ranges' => "10.0.0.0/8, 203.0.113.7\n0.0.0.0/0 <b>x</b>"];
        $kept = (new ProxiesSection())->sanitize($typed, []);
        self::assertSame([], Site::$settingsErrors, 'An import says it by itself.');
        Complaints::add(new ProxiesSection(), $typed);

        self::assertSame(['ranges' => "10.0.0.0/8\n203.0.113.7"], $kept);
        self::assertSame([
            'Proxies – “0.0.0.0/0” is no address and no range that can be trusted: it was not kept. '
            . '“&lt;b&gt;x&lt;/b&gt;” is no address and no range that can be trusted: it was not kept.',
        ], Site::$settingsErrors);
        self::assertSame([], (new ProxiesSection())->sanitize(['ranges' => ' '], $kept), 'Emptied, none is trusted.');
    }

    public function testSiteHealthWarnsWhereAllVisitorsHaveOneAddress(): void
    {
        $tests = (new SiteHealth([new ProxyCheck()]))->add(['direct' => ['other' => []]]);
        self::assertSame(['other', 'mullion_proxies'], array_keys($tests['direct']));
        $_SERVER['REMOTE_ADDR'] = '10.0.0.1';
        $ask = $tests['direct']['mullion_proxies']['test'];
        self::assertSame('good', $ask()['status']);

        $_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
        self::assertSame('recommended', $ask()['status']);
        self::assertStringContainsString('page=mullion', $ask()['actions']);

        Site::$options[Proxies::OPTION] = ['ranges' => '10.0.0.1'];
        self::assertSame(['good', ''], [$ask()['status'], $ask()['actions']]);
    }
}
