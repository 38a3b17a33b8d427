<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** Where the buttons stand, and the messages beside them. */
final class ButtonsTest extends PageTestCase
{
    public function testEachProviderThatIsSetUpHasAButton(): void
    {
        self::assertSame([
            ['id' => 'facebook', 'label' => 'Facebook', 'url' => 'https://shop.example/?mullion-login=facebook'],
            ['id' => 'zalo', 'label' => 'Zalo', 'url' => 'https://shop.example/?mullion-login=zalo'],
        ], $this->buttons->list());
    }

    public function testNobodyWhoIsLoggedInSeesAny(): void
    {
        Users::$current = 7;

        self::assertSame([], $this->buttons->list());
    }

    public function testTheyStandInTheFormsUnlessTheOwnerWantsThemElsewhere(): void
    {
        add_filter('mullion_login_buttons', $this->buttons->list(...));
        self::assertSame(2, substr_count(self::printed($this->buttons->printInForm(...)), '<li>'));

        Site::$options['mullion_social_login']['forms'] = false;
        self::assertSame(['', ''], [self::printed($this->buttons->printInForm(...)), self::printed($this->buttons->printOnLoginPage(...))]);
    }

    /** No script of ours runs on WordPress's own login page, so no window opens. */
    public function testOnTheLoginPageNobodyPromisesAWindow(): void
    {
        add_filter('mullion_login_buttons', $this->buttons->list(...));

        self::assertStringContainsString('opens a new window', self::printed($this->buttons->printInForm(...)));
        self::assertStringNotContainsString('opens a new window', self::printed($this->buttons->printOnLoginPage(...)));
    }

    public function testTheLoginPageHasTheirStyle(): void
    {
        $this->buttons->styleLoginPage();
        self::assertSame(['mullion', 'mullion-social-login'], wp_styles()->queue);

        Site::reset();
        Site::$options['mullion_social_login'] = ['forms' => false];
        $this->buttons->styleLoginPage();
        self::assertSame([], wp_styles()->queue);
    }

    public function testBothLoginPagesSayWhyTheVisitorIsBack(): void
    {
        Shop::open();
        $_GET['mullion-login-failed'] = 'closed';
        $errors = new \WP_Error();

        $this->buttons->addLoginError($errors);
        $this->buttons->printProblem();

        $message = 'There is no account for this login, and new accounts cannot be opened here.';
        self::assertSame($message, $errors->get_error_message('mullion_login'));
        self::assertSame([['error', $message]], Shop::$notices);
    }

    /** @return iterable<string, array{mixed}> */
    public static function words(): iterable
    {
        yield from ['none' => [''], 'another' => ['hacked'], 'markup' => ['<b>Call 0900</b>'], 'a list' => [['closed']], 'a long one' => [str_repeat('closed', 9)]];
    }

    /** Anybody can make an address of this site. */
    #[DataProvider('words')]
    public function testNobodyElsesWordsAreEverShown(mixed $word): void
    {
        Shop::open();
        $_GET['mullion-login-failed'] = $word;
        $errors = new \WP_Error();

        $this->buttons->addLoginError($errors);
        $this->buttons->printProblem();

        self::assertSame([[], []], [$errors->errors, Shop::$notices]);
    }

    public function testWithoutAShopNoNoticeIsPrinted(): void
    {
        $_GET['mullion-login-failed'] = 'closed';
        $this->buttons->printProblem();

        self::assertSame([], Shop::$notices);
        self::assertNull($this->buttons->addLoginError(null));
    }
}
