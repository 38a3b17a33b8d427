<?php

declare(strict_types=1);

namespace Mullion\Tests\Doctor;

use Mullion\Assets\Libraries;
use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Takeovers;
use Mullion\Doctor\Checks\PageCheck;
use Mullion\Doctor\Verdict;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the site's own page says of the script, as a visitor is sent it. */
final class PageCheckTest extends PluginTestCase
{
    private const CONFIG = '<script type="application/json" id="mullion-config">{}</script>';

    /** @return iterable<string, array{string, Verdict, string}> */
    public static function pages(): iterable
    {
        $tag = static fn(string $attributes): string => self::CONFIG . "<script {$attributes}></script>";
        $src = 'src="https://shop.example/build/entry-new1.js"';
        yield 'as printed' => [$tag("{$src} defer"), Verdict::Good, 'as it should be'];
        yield 'with a type' => [$tag("type='text/javascript' {$src}"), Verdict::Good, 'as it should be'];
        $inline = 'id="mullion-call-entry" data-entry="https://shop.example/build/cart-entry-new2.js"';
        yield 'called where it is needed' => [$tag($inline), Verdict::Good, 'as it should be'];
        yield 'delayed by its type' => [$tag("type=\"rocketlazyloadscript\" {$src}"), Verdict::Recommended, 'holds the script back'];
        $delayed = 'type="litespeed/javascript" data-src="https://shop.example/build/entry-new1.js"';
        yield 'delayed by its address' => [$tag($delayed), Verdict::Recommended, 'holds the script back'];
        yield 'renamed' => [$tag('data-src="https://shop.example/build/entry-new1.js"'), Verdict::Recommended, 'holds the script back'];
        yield 'joined' => [self::CONFIG . '<script src="/cache/all.js"></script>', Verdict::Recommended, 'joined'];
        $old = 'src="https://shop.example/wp-content/plugins/mullion/build/entry-old_1-x.js"';
        yield 'older' => [$tag($old), Verdict::Critical, 'older than this version'];
        $stock = '<script src="https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend/%s.min.js?ver=9" id="x"></script>';
        yield 'with what it replaces' => [$tag("{$src} defer") . sprintf($stock, 'add-to-cart'), Verdict::Recommended, 'wc-add-to-cart'];
        yield 'with what it leaves' => [$tag("{$src} defer") . sprintf($stock, 'add-to-cart-variation') . sprintf($stock, 'woocommerce'), Verdict::Good, 'as it should be'];
        yield 'without us' => ['<html></html>', Verdict::Recommended, 'nothing of Mullion'];
    }

    #[DataProvider('pages')]
    public function testThePageSaysWhatBecameOfTheScript(string $html, Verdict $verdict, string $found): void
    {
        Network::answer('https://shop.example/', $html);

        $finding = $this->pageCheck()->run();

        self::assertSame($verdict, $finding->verdict);
        self::assertStringContainsString($found, $finding->found);
    }

    public function testAPageThatCannotBeReadIsNamedWithItsStatus(): void
    {
        Network::answer('https://shop.example/blog/', 'Forbidden', 403);
        $finding = $this->pageCheck('https://shop.example/blog/')->run();
        self::assertSame(Verdict::Recommended, $finding->verdict);
        self::assertStringContainsString('https://shop.example/blog/: 403', $finding->found);

        Network::fail('https://shop.example/', 'Connection refused');
        self::assertStringContainsString('Connection refused', $this->pageCheck()->run()->found);
    }

    /** @return iterable<string, array{int, string}> */
    public static function statuses(): iterable
    {
        yield 'closed to the site itself' => [403, 'Ask your host'];
        yield 'mistyped' => [404, 'There is no such page'];
        yield 'broken' => [500, 'The page itself fails'];
    }

    #[DataProvider('statuses')]
    public function testWhatCanBeDoneDependsOnTheStatus(int $status, string $remedy): void
    {
        Network::answer('https://shop.example/blog/', '', $status);

        self::assertStringContainsString($remedy, $this->pageCheck('https://shop.example/blog/')->run()->remedy);
    }

    public function testWhatIsTriedForTheAdministratorsAloneIsNotMissedOnAVisitorsPage(): void
    {
        $administrator = Users::add('owner@shop.test', 'administrator')->ID;
        Users::$current = $administrator;
        Site::$options[Takeovers::OPTION] = ['cart' => 'me'];
        $scripts = '<script src="https://shop.example/build/entry-new1.js" defer></script>'
            . '<script src="https://shop.example/wc/assets/js/frontend/add-to-cart.min.js"></script>';
        Network::answer('https://shop.example/', self::CONFIG . $scripts);

        self::assertSame(Verdict::Good, $this->pageCheck()->run()->verdict);
        self::assertSame($administrator, Users::$current);
    }

    private function pageCheck(string $url = ''): PageCheck
    {
        $files = json_encode(['entry' => 'entry-new1.js', 'cartEntry' => 'cart-entry-new2.js']);
        $manifest = new Manifest($this->folder(['manifest.json' => (string) $files]), 'https://shop.example/build/');
        $takeovers = new Takeovers($manifest, new Features(new Settings()));
        return new PageCheck($manifest, new ReplacedScripts($manifest, $takeovers, new Libraries()), $url);
    }
}
