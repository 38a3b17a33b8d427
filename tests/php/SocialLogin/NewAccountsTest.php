<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Identity;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Hooks;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** The account of somebody who has none yet. */
final class NewAccountsTest extends LoginTestCase
{
    /** @return iterable<string, array{bool, array<string, string>, bool}> */
    public static function sites(): iterable
    {
        yield 'a site that opens none' => [false, [], false];
        yield 'a site that opens accounts' => [false, ['users_can_register' => '1'], true];
        yield 'a shop that opens none' => [true, ['woocommerce_enable_myaccount_registration' => 'no'], false];
        yield 'a shop that opens accounts' => [true, ['woocommerce_enable_myaccount_registration' => 'yes'], true];
        yield 'what is left of a shop' => [false, ['woocommerce_enable_myaccount_registration' => 'yes'], false];
    }

    /** @param array<string, string> $options */
    #[DataProvider('sites')]
    public function testAccountsAreOpenedWhereShopOrSiteOpensThem(bool $hasShop, array $options, bool $mayRegister): void
    {
        $hasShop && Shop::open();
        Site::$options = $options;

        self::assertSame($mayRegister, $this->accounts->mayRegister());
        add_filter('mullion_login_may_register', static fn(bool $may): bool => !$may);
        self::assertSame(!$mayRegister, $this->accounts->mayRegister());
    }

    public function testAnEndlessNameIsCutToWhatItsColumnHolds(): void
    {
        $endless = new Identity('zalo', 'https://zalo.me', 'an', name: str_repeat('Ngữ', 200));

        $id = $this->accounts->register($endless, 'an@shop.example');

        self::assertSame(mb_substr(str_repeat('Ngữ', 200), 0, 250), Users::$all[$id]->display_name);
    }

    public function testNonsenseOfTheSitesFilterOpensNone(): void
    {
        Site::$options['users_can_register'] = '1';
        add_filter('mullion_login_may_register', static fn(): string => 'yes');

        self::assertFalse($this->accounts->mayRegister());
    }

    public function testANewAccountIsThatOfACustomerAndTheShopsMailsAreSent(): void
    {
        Shop::open();
        $told = [];
        add_action('woocommerce_created_customer', static function (int $id, array $data, bool $hasPassword) use (&$told): void {
            $told = [$id, $data['user_email'], $hasPassword];
        }, 10, 3);

        $id = $this->accounts->register(self::identity(), 'an@shop.example');

        self::assertSame([$id, 'an@shop.example', true], $told);
        self::assertSame(['customer'], Users::$all[$id]->roles);
        self::assertSame(0, Hooks::count('register_new_user'));
    }

    public function testWithoutAShopItIsThatOfASubscriberAndWordPressSendsItsMails(): void
    {
        $id = $this->accounts->register(self::identity(), 'an@shop.example');

        self::assertSame(['subscriber'], Users::$all[$id]->roles);
        self::assertSame(1, Hooks::count('register_new_user'));
    }

    /** @return iterable<string, array{string, string}> */
    public static function names(): iterable
    {
        yield 'a name' => ['Nguyễn Văn An', 'Nguyễn Văn An'];
        yield 'none' => ['', 'an.nguyen'];
        yield 'markup' => ['<script>alert(1)</script>An', 'alert(1)An'];
        yield 'white space' => ["  \n ", 'an.nguyen'];
    }

    #[DataProvider('names')]
    public function testItIsCalledAsTheProviderSaysOrElseByItsAddress(string $name, string $displayed): void
    {
        $id = $this->accounts->register(new Identity('google', 'https://a.example', '1', '', false, $name), 'an.nguyen@shop.example');

        self::assertSame($displayed, Users::$all[$id]->display_name);
    }

    /** @return iterable<string, array{string, string}> */
    public static function logins(): iterable
    {
        yield 'before the at' => ['an.nguyen@shop.example', 'an.nguyen'];
        yield 'letters that a login may not have' => ['ân+tin@shop.example', 'ntin'];
        yield 'nothing that it may have' => ['ăâ@shop.example', 'khach'];
        yield 'a long one' => [str_repeat('a', 64) . '@shop.example', str_repeat('a', 50)];
    }

    #[DataProvider('logins')]
    public function testItsLoginIsMadeOfTheAddress(string $email, string $login): void
    {
        self::assertSame($login, Users::$all[$this->accounts->register(self::identity(), $email)]->user_login);
    }

    public function testALoginThatIsTakenGetsANumber(): void
    {
        Users::add('an@other.example');

        $id = $this->accounts->register(self::identity(), 'an@shop.example');

        self::assertMatchesRegularExpression('/^an-\d{3,6}$/D', Users::$all[$id]->user_login);
    }

    public function testAnAddressThatIsTakenMakesNoSecondAccount(): void
    {
        Users::add('an@shop.example');

        self::assertSame(Problem::Refused, self::problemOf(fn() => $this->accounts->register(self::identity(), 'an@shop.example')));
        self::assertCount(1, Users::$all);
    }
}
