<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\FailedAnswers;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** What stands behind cart.js and checkout.js for requests of theirs that fail. */
final class FailedAnswersTest extends PluginTestCase
{
    public function testTheCartPageHasWordsForTheCart(): void
    {
        $html = $this->shown('wc-cart');

        self::assertStringContainsString('id="mullion-cart-failed"', $html);
        self::assertSame([['error', 'Your change to the cart was not saved. Please check your connection.']], Shop::$notices);
        self::assertStringNotContainsString('id="mullion-order-failed"', $html);
        self::assertStringContainsString('<script id="mullion-failed-answers">let code;</script>', $html);
    }

    public function testTheCheckoutHasWordsForItsOrderAndAButton(): void
    {
        $html = $this->shown('wc-checkout');

        self::assertStringContainsString('id="mullion-cart-failed"', $html);
        self::assertStringContainsString('id="mullion-order-failed"', $html);
        self::assertStringContainsString('>Try again</button>', Shop::$notices[1][1]);
    }

    public function testAPageWithNeitherScriptHasNothing(): void
    {
        self::assertSame('', $this->shown('wc-add-to-cart'));
    }

    public function testNotWithTheCartOff(): void
    {
        add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $isOn && $name !== 'cart', 10, 2);

        self::assertSame('', $this->shown('wc-checkout'));
    }

    private function shown(string $handle): string
    {
        $manifest = $this->build(['standIns' => ['failed-answers' => 'failed-1.js']], ['failed-1.js' => 'let code;']);
        wp_enqueue_script($handle, 'https://shop.example/shop.js');
        $answers = new FailedAnswers($manifest, new Takeovers($manifest, new Features(new Settings())));
        return self::printed(static fn() => $answers->show());
    }
}
