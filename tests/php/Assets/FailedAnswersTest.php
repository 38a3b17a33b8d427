<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\FailedAnswers;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** What stands behind cart.js and checkout.js for requests of theirs that fail. */
final class FailedAnswersTest extends PluginTestCase
{
    public function testTheCartPageHasWordsForTheCart(): void
    {
        $html = $this->shown('wc-cart');

        self::assertStringContainsString('id="mullion-cart-failed"', $html);
        self::assertSame([['error', 'Your change to the cart was not saved. Please check your connection.']], Shop::$notices);
        self::assertStringNotContainsString('id="mullion-order-failed"', $html);
        self::assertStringContainsString('<script id="mullion-failed-cart">let cart;</script>', $html);
    }

    public function testTheCheckoutHasWordsForItsOrderAndAButton(): void
    {
        $html = $this->shown('wc-checkout');

        self::assertStringContainsString('id="mullion-cart-failed"', $html);
        self::assertStringContainsString('id="mullion-order-failed"', $html);
        self::assertStringContainsString('>Try again</button>', Shop::$notices[1][1]);
        self::assertStringContainsString('<script id="mullion-failed-answers">let code;</script>', $html);
        self::assertStringNotContainsString('mullion-failed-cart', $html);
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

    /** @return iterable<string, array{string, list<int>|false, bool}> */
    public static function forms(): iterable
    {
        yield 'each choice is asked for' => ['single-product/add-to-cart/variable.php', false, true];
        yield 'the page has all of them' => ['single-product/add-to-cart/variable.php', [], false];
        yield 'another template' => ['single-product/add-to-cart/simple.php', false, false];
    }

    /** @param list<int>|false $variations */
    #[DataProvider('forms')]
    public function testAFormHasWordsWhereEachChoiceIsAskedFor(string $template, array|false $variations, bool $isAsked): void
    {
        $answers = $this->answers();
        $answers->see($template, '', '', ['available_variations' => $variations]);

        $html = self::printed(static fn() => $answers->showOfVariations());

        self::assertSame($isAsked, str_contains($html, '<script id="mullion-failed-variation">let form;</script>'));
        self::assertSame($isAsked, str_contains($html, 'id="mullion-variation-failed"'));
        self::assertSame($isAsked, Shop::$notices !== []);
    }

    public function testATemplateThatIsToldOfByItsNameAloneIsNoSuchForm(): void
    {
        $answers = $this->answers();
        add_action('woocommerce_before_template_part', [$answers, 'see'], 10, 4);
        do_action('woocommerce_before_template_part', 'single-product/add-to-cart/variable.php');

        self::assertSame('', self::printed(static fn() => $answers->showOfVariations()));
    }

    public function testAFormHasNoneWithTheCartOff(): void
    {
        add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $isOn && $name !== 'cart', 10, 2);
        $answers = $this->answers();
        $answers->see('single-product/add-to-cart/variable.php', '', '', ['available_variations' => false]);

        self::assertSame('', self::printed(static fn() => $answers->showOfVariations()));
    }

    private function shown(string $handle): string
    {
        wp_enqueue_script($handle, 'https://shop.example/shop.js');
        $answers = $this->answers();
        return self::printed(static fn() => $answers->show());
    }

    private function answers(): FailedAnswers
    {
        $code = ['failed-answers' => 'let code;', 'failed-cart' => 'let cart;', 'failed-variation' => 'let form;'];
        $names = array_keys($code);
        $manifest = $this->build(['standIns' => array_combine($names, $names)], $code);
        return new FailedAnswers($manifest, new Takeovers($manifest, new Features(new Settings())));
    }
}
