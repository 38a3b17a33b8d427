<?php

declare(strict_types=1);

namespace Mullion\Tests\Doctor;

use Mullion\Assets\Libraries;
use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Takeovers;
use Mullion\Cart\Shop as CartShop;
use Mullion\Doctor\Checks\EndpointsCheck;
use Mullion\Doctor\Checks\LoginCheck;
use Mullion\Doctor\Checks\MailCheck;
use Mullion\Doctor\Checks\MapCheck;
use Mullion\Doctor\Checks\TemplatesCheck;
use Mullion\Doctor\Doctor;
use Mullion\Doctor\MailFailures;
use Mullion\Doctor\SiteHealth;
use Mullion\Doctor\Verdict;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** What stands in the way between the server and its visitors. */
final class SiteChecksTest extends PluginTestCase
{
    private const AJAX = 'https://shop.example/wp-admin/admin-ajax.php';

    public function testAClosedAddressIsNamedWithItsAnswer(): void
    {
        Network::answer(self::AJAX, '0', 400);
        self::assertSame(Verdict::Good, (new EndpointsCheck(new CartShop()))->run()->verdict, 'Without a shop.');
        Network::answer(self::AJAX, '', 400);
        self::assertSame(Verdict::Good, (new EndpointsCheck(new CartShop()))->run()->verdict, 'A nought in chunks.');

        Shop::open();
        Network::answer('https://shop.example/wp-json/wc/store/v1/cart', ['code' => 'rest_forbidden'], 401);
        $finding = (new EndpointsCheck(new CartShop()))->run();
        self::assertSame(Verdict::Recommended, $finding->verdict);
        self::assertStringContainsString('REST API (401)', $finding->found);
        self::assertStringNotContainsString('admin-ajax', $finding->found);

        Network::answer(self::AJAX, '<h1>Blocked</h1>', 403);
        self::assertSame(Verdict::Critical, (new EndpointsCheck(new CartShop()))->run()->verdict);
    }

    public function testTheLastMailThatFailedIsToldWithoutItsAddressUntilOneGoesOut(): void
    {
        self::assertSame(Verdict::Good, (new MailCheck())->run()->verdict);

        MailFailures::remember(new \WP_Error('wp_mail_failed', 'SMTP: <an@shop.test> was refused by mail.shop.test'));
        $finding = (new MailCheck())->run();
        self::assertSame(Verdict::Critical, $finding->verdict);
        self::assertStringContainsString('was refused by mail.shop.test', $finding->found);
        self::assertStringNotContainsString('an@', $finding->found . json_encode(Site::$options));

        MailFailures::forget();
        self::assertSame(Verdict::Good, (new MailCheck())->run()->verdict);
    }

    public function testAProviderByHalfIsNamed(): void
    {
        Site::$options['mullion_social_login'] = ['google' => ['id' => 'a', 'secret' => 'b'], 'oidc' => ['id' => 'x']];
        $finding = (new LoginCheck())->run();
        self::assertStringContainsString('OpenID Connect', $finding->found);
        self::assertStringNotContainsString('Google', $finding->found);

        Site::$options['mullion_social_login']['oidc']['issuer'] = 'https://id.test';
        self::assertSame(Verdict::Good, (new LoginCheck())->run()->verdict);
    }

    /** @return iterable<string, array{string, string, string}> */
    public static function contents(): iterable
    {
        yield 'a block' => ['page', '<!-- wp:mullion/map {"lat":1,"lng":2} /-->', 'Liên hệ'];
        yield 'a shortcode' => ['wp_template', 'x [mullion name="map" lat="1"]', 'Liên hệ'];
        yield 'another block' => ['page', '<!-- wp:mullion/maple /-->', ''];
        yield 'a draft of old' => ['revision', '<!-- wp:mullion/map /-->', ''];
    }

    #[DataProvider('contents')]
    public function testAMapWithoutAKeyIsNamedByItsPage(string $type, string $content, string $found): void
    {
        $GLOBALS['wpdb']->query('CREATE TABLE wp_posts (post_title, post_type, post_status, post_content)');
        $GLOBALS['wpdb']->insert('wp_posts', ['post_title' => 'Liên hệ', 'post_type' => $type, 'post_status' => 'publish', 'post_content' => $content]);
        $finding = (new MapCheck())->run();
        self::assertSame($found === '' ? Verdict::Good : Verdict::Recommended, $finding->verdict);
        self::assertStringContainsString($found, $finding->found);

        $asked = count($GLOBALS['wpdb']->asked);
        foreach ([['key' => 'k'], ['enabled' => false]] as $map) {
            Site::$options['mullion_settings'] = ['map' => $map];
            self::assertSame(Verdict::Good, (new MapCheck())->run()->verdict);
        }
        self::assertCount($asked, $GLOBALS['wpdb']->asked, 'Nothing to look for.');
    }

    public function testAnOldCopyOfATemplateIsNamed(): void
    {
        $shop = $this->folder(['cart/mini-cart.php' => '<?php /** @version 9.4.0 */', 'loop/orderby.php' => '<?php /** @version 9.7.0 */']);
        Site::$theme = $this->folder([
            'woocommerce/cart/mini-cart.php' => '<?php /** @version 7.9.0 */',
            'woocommerce/loop/orderby.php' => '<?php /** @version 9.7.0 */',
        ]);

        $finding = (new TemplatesCheck("{$shop}/"))->run();
        self::assertSame(Verdict::Recommended, $finding->verdict);
        self::assertStringContainsString('cart/mini-cart.php', $finding->found);
        self::assertStringNotContainsString('orderby', $finding->found);
        self::assertSame(Verdict::Good, (new TemplatesCheck(''))->run()->verdict);
    }

    public function testTheScreenAsksForTheSlowOnesByItself(): void
    {
        $health = new SiteHealth(Doctor::slow($this->manifest(), $this->scripts()));
        $tests = $health->add(['direct' => [], 'async' => ['other' => []]]);
        self::assertSame(['other', 'mullion_page', 'mullion_endpoints'], array_keys($tests['async']));
        self::assertSame([], Network::$requests, 'Not while the screen is printed.');

        $health->register();
        Network::answer('https://shop.example/', '<html></html>');
        Users::$current = Users::add('owner@shop.test', 'administrator', ['view_site_health_checks'])->ID;
        $_POST['_wpnonce'] = wp_create_nonce('health-check-site-status');
        try {
            do_action('wp_ajax_health-check-mullion-page');
            self::fail('It has to answer.');
        } catch (Answered $answer) {
            self::assertSame('recommended', $answer->json['data']['status']);
        }
    }

    private function manifest(): Manifest
    {
        $files = json_encode(['entry' => 'entry-new1.js', 'cartEntry' => 'cart-entry-new2.js']);
        return new Manifest($this->folder(['manifest.json' => (string) $files]), 'https://shop.example/build/');
    }

    private function scripts(): ReplacedScripts
    {
        $manifest = $this->manifest();
        $takeovers = new Takeovers($manifest, new Features(new Settings()));
        return new ReplacedScripts($manifest, $takeovers, new Libraries());
    }
}
