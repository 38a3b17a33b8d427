<?php

declare(strict_types=1);

namespace Mullion\Tests\Listing;

use Mullion\Listing\OrderingButton;
use Mullion\Tests\PluginTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Choosing an order of a listing where no script runs. */
final class OrderingButtonTest extends PluginTestCase
{
    private const FORM = '<form class="woocommerce-ordering" method="get"><select name="orderby"></select></form>';
    private const BUTTON = '<button class="mullion-button mullion-sort__submit">Sort</button>';

    public function testTheFormHasAButtonAndTheAnswerOpensAtIt(): void
    {
        $html = self::printForm(self::FORM);

        self::assertStringEndsWith(self::BUTTON . '</form>', $html);
        self::assertStringStartsWith('<form id="mullion-order" action="#mullion-order" class="woocommerce-ordering"', $html);
    }

    public function testWhatTheTemplatePrintsAroundTheFormStays(): void
    {
        $html = self::printForm('<p>12 sản phẩm</p>' . self::FORM . '<hr>');

        self::assertStringStartsWith('<p>12 sản phẩm</p><form id=', $html);
        self::assertStringEndsWith(self::BUTTON . '</form><hr>', $html);
    }

    /** @return iterable<string, array{string}> */
    public static function buttons(): iterable
    {
        yield from ['a button' => ['<button>Lọc</button>'], 'in capitals' => ['<BUTTON>Lọc</BUTTON>']];
        yield from ['an input' => ['<input type="submit">'], 'an input without quotes' => ['<input type=submit value=L>']];
    }

    #[DataProvider('buttons')]
    public function testAThemesOwnButtonIsEnough(string $button): void
    {
        $html = self::printForm(str_replace('</form>', "{$button}</form>", self::FORM));

        self::assertStringNotContainsString(self::BUTTON, $html);
        self::assertStringContainsString($button, $html);
    }

    /** @return iterable<string, array{string}> */
    public static function namedForms(): iterable
    {
        $class = 'class="woocommerce-ordering"';
        yield 'an id' => ["<form {$class} id=\"sort\"></form>"];
        yield 'an address' => ["<form {$class} action=\"/cua-hang/\"></form>"];
        yield 'both, on lines of their own' => ["<form {$class}\n  id=\"sort\"\n  action=\"/x\"></form>"];
    }

    #[DataProvider('namedForms')]
    public function testAFormWithAPlaceOfItsOwnKeepsIt(string $form): void
    {
        self::assertStringNotContainsString('mullion-order', self::printForm($form));
    }

    /** @return iterable<string, array{string}> */
    public static function themesForms(): iterable
    {
        yield 'a class of its own' => ['js-product-ordering'];
        yield 'a class that begins alike' => ['woocommerce-ordering-ajax'];
    }

    /** Minimog 2.9 sorts by a form and a script of its own: our button would stay beside it for ever. */
    #[DataProvider('themesForms')]
    public function testAFormThatIsTheThemesStaysAsItIs(string $class): void
    {
        $form = str_replace('woocommerce-ordering', $class, self::FORM);

        self::assertSame($form, self::printForm($form));
    }

    /** Two elements of one id, and the address would lead to the first. */
    public function testTheSecondFormOfAPageHasNoPlace(): void
    {
        $button = new OrderingButton();
        $first = self::printForm(self::FORM, $button);
        $second = self::printForm(self::FORM, $button);

        self::assertStringContainsString('id="mullion-order"', $first);
        self::assertStringNotContainsString('mullion-order', $second);
        self::assertStringContainsString(self::BUTTON, $second);
    }

    public function testOtherTemplatesAreLeftAlone(): void
    {
        $html = self::printed(static function (): void {
            $button = new OrderingButton();
            $button->begin('loop/result-count.php');
            echo self::FORM;
            $button->end('loop/result-count.php');
        });

        self::assertSame(self::FORM, $html);
    }

    /** WooCommerce prints one template within another. */
    public function testATemplateWithinItIsAPartOfIt(): void
    {
        $html = self::printed(static function (): void {
            $button = new OrderingButton();
            $button->begin('loop/orderby.php');
            $button->begin('loop/inner.php');
            echo self::FORM;
            $button->end('loop/inner.php');
            $button->end('loop/orderby.php');
        });

        self::assertStringContainsString(self::BUTTON, $html);
    }

    public function testATemplateWithoutAFormStaysAsItIs(): void
    {
        self::assertSame('<p>Không có gì</p>', self::printForm('<p>Không có gì</p>'));
    }

    private static function printForm(string $html, OrderingButton $button = new OrderingButton()): string
    {
        return self::printed(static function () use ($html, $button): void {
            $button->begin('loop/orderby.php');
            echo $html;
            $button->end('loop/orderby.php');
        });
    }
}
