<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Endpoint\RateLimit;
use Mullion\SocialLogin\SocialLogin;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** The hooks of the part: what a page costs that has no login in it. */
final class SocialLoginTest extends PluginTestCase
{
    private SocialLogin $login;

    protected function setUp(): void
    {
        parent::setUp();
        $manifest = $this->build();
        $this->login = new SocialLogin((new Graph($manifest))->renderer(), $manifest, new RateLimit());
        $this->login->register();
    }

    public function testAPageWithoutALoginBuildsNothingOfIt(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_POST = ['product_id' => '5'];
        do_action('wp_loaded');
        self::assertSame(['slider'], apply_filters('mullion_expected_widgets', ['slider']));
        apply_filters('mullion_settings', []);

        self::assertNull((new \ReflectionProperty($this->login, 'services'))->getValue($this->login));
    }

    public function testTheScriptIsToldWhereToAskAndTheOwnersSettingsStay(): void
    {
        $settings = apply_filters('mullion_settings', ['social-login' => ['enabled' => true], 'map' => ['key' => 'k']]);

        self::assertSame(['status' => 'https://shop.example/?mullion-login=status', 'enabled' => true], $settings['social-login']);
        self::assertSame(['key' => 'k'], $settings['map']);
        self::assertNull($this->login->addSettings(null));
        self::assertSame(['status'], array_keys($this->login->addSettings(['social-login' => 'x'])['social-login']));
    }

    public function testAFormIsExpectedWhereProvidersAreSetUp(): void
    {
        self::assertSame([], apply_filters('mullion_expected_widgets', ['social-login']));

        Site::$options['mullion_social_login'] = ['facebook' => ['id' => 'app', 'secret' => 's'], 'forms' => true];
        self::assertSame(['social-login'], apply_filters('mullion_expected_widgets', ['social-login']));
    }

    public function testAVisitToOneOfItsAddressesIsAnswered(): void
    {
        RateLimit::install();
        $_GET['mullion-login'] = 'status';

        self::assertFalse(self::answerTo(static fn() => do_action('wp_loaded'))->json['data']['loggedIn']);
    }
}
