<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Admin\NetworkPage;
use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\Tab;
use Mullion\Assets\Takeovers;
use Mullion\Cart\CartRequests;
use Mullion\Cart\EmptyCart;
use Mullion\Cart\Shop;
use Mullion\Cart\SpeculationRules;
use Mullion\Endpoint\RateLimit;
use Mullion\Newsletter\Newsletter;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SocialLogin;
use PHPUnit\Framework\Attributes\DataProvider;

/** Each word of the network's settings is a translator's. */
final class PseudoLocaleNetworkTest extends WordPressTestCase
{
    /** @return iterable<string, array{Tab}> All but the overview, where nothing is set. */
    public static function tabs(): iterable
    {
        foreach (Tab::cases() as $tab) {
            if ($tab !== Tab::Overview) {
                yield $tab->value => [$tab];
            }
        }
    }

    #[DataProvider('tabs')]
    public function testItsTab(Tab $tab): void
    {
        require_once ABSPATH . 'wp-admin/includes/template.php';
        PlainWords::mark();
        $manifest = mullion()->manifest;
        $cart = new CartRequests(new Shop(), new EmptyCart(new Shop()), new SpeculationRules());
        $parts = [$cart, new Newsletter($manifest, new RateLimit()), new SocialLogin(mullion()->renderer, $manifest, new RateLimit())];
        $sections = new Sections(new OwnSections($manifest, $parts, new Takeovers($manifest, new Features(new Settings()))));
        $_GET['tab'] = $tab->value;
        ob_start();
        (new NetworkPage($sections))->show();
        $html = (string) ob_get_clean();
        unset($_GET['tab']);

        PlainWords::assertNone($html);
        self::assertGreaterThan(5, substr_count($html, '⟦'));
        self::assertStringContainsString('name="tab" value="' . $tab->value . '"', $html);
    }
}
