<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Site\NetworkSettings;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** WordPress's users, as far as a login from elsewhere may touch them. */
final class AccountsTest extends LoginTestCase
{
    public function testAnAddressHasItsAccountAndNoAddressHasNone(): void
    {
        $user = Users::add('an@shop.example')->ID;
        Users::add('');

        self::assertSame([$user, 0, 0], array_map($this->accounts->ownerOf(...), ['an@shop.example', 'binh@shop.example', '']));
    }

    /** @return iterable<string, array{string, list<string>, bool}> */
    public static function people(): iterable
    {
        yield 'a customer' => ['customer', ['read'], false];
        yield 'a subscriber' => ['subscriber', ['read', 'level_0'], false];
        yield 'an author' => ['author', ['edit_posts'], true];
        yield 'somebody who sees reports' => ['buchhalter', ['view_woocommerce_reports'], true];
        yield 'the shop manager' => ['shop_manager', ['manage_woocommerce'], true];
        yield 'an administrator' => ['administrator', [], true];
        yield 'who runs the network of sites' => ['super_admin', [], true];
    }

    /** @param list<string> $capabilities */
    #[DataProvider('people')]
    public function testWhoMayDoMoreThanACustomerIsNotEnteredThisWay(string $role, array $capabilities, bool $isForbidden): void
    {
        $user = Users::add('an@shop.example', $role, $capabilities)->ID;

        self::assertSame($isForbidden, $this->accounts->isForbidden($user));
        Site::$options['mullion_social_login'] = ['privileged' => true];
        self::assertFalse($this->accounts->isForbidden($user), 'The owner allows it.');
    }

    public function testStaffOfAnotherSiteOfTheNetworkAreNotEnteredThisWay(): void
    {
        $user = Users::add('an@shop.example')->ID;
        Users::$elsewhere[$user] = [2 => ['read'], 3 => ['edit_posts']];
        self::assertFalse($this->accounts->isForbidden($user), 'There is no network.');

        Site::$network = [1, 2, 3];
        self::assertTrue($this->accounts->isForbidden($user));
        Users::$elsewhere[$user][3] = ['read'];
        self::assertFalse($this->accounts->isForbidden($user));
    }

    /** Who runs one site of a network sets its providers, too: it would let him into every other site. */
    public function testASiteOfANetworkOpensTheAccountsOfItsOwnStaffAlone(): void
    {
        Site::$network = [1, 2, 3];
        Site::turnTo(2);
        Site::$options['mullion_social_login'] = ['privileged' => true];
        $own = Users::add('an@shop.example', 'author', ['edit_posts'])->ID;
        Users::$elsewhere[$own] = [2 => ['edit_posts'], 3 => ['read']];
        $others = Users::add('binh@shop.example')->ID;
        Users::$elsewhere[$others] = [2 => ['read'], 3 => ['edit_posts']];
        $all = Users::add('chi@shop.example', 'super_admin')->ID;
        $isForbidden = fn(): array => array_map($this->accounts->isForbidden(...), [$own, $others, $all]);

        self::assertSame([false, true, true], $isForbidden());
        NetworkSettings::fix('mullion_social_login', 'social-login', ['privileged'], ['privileged' => true]);
        self::assertSame([false, false, false], $isForbidden(), 'The network allows it.');
    }

    public function testNobodyIsNotForbidden(): void
    {
        self::assertFalse($this->accounts->isForbidden(0));
        self::assertFalse($this->accounts->isForbidden(999));
    }

    public function testASiteMaySayWhichRightsAreTooMany(): void
    {
        $user = Users::add('an@shop.example', 'customer', ['wholesale'])->ID;
        add_filter('mullion_login_privileges', static fn(array $own): array => [...$own, 'wholesale', 7, null]);

        self::assertTrue($this->accounts->isForbidden($user));
    }

    public function testNonsenseOfThatFilterLetsNobodyIn(): void
    {
        add_filter('mullion_login_privileges', static fn(): string => '');

        self::assertTrue($this->accounts->isForbidden(Users::add('an@shop.example', 'author', ['edit_posts'])->ID));
    }

    public function testWhoLogsInHasASessionAndOthersAreTold(): void
    {
        $user = Users::add('an@shop.example');
        $told = null;
        add_action('wp_login', static function (string $name, \WP_User $who) use (&$told): void {
            $told = [$name, $who->ID];
        }, 10, 2);

        $this->accounts->logIn($user->ID);

        self::assertSame([[$user->ID], $user->ID, ['an', $user->ID]], [Users::$loggedIn, Users::$current, $told]);
    }

    public function testAnotherPluginMayRefuse(): void
    {
        $user = Users::add('an@shop.example')->ID;
        add_filter('wp_authenticate_user', static fn(): \WP_Error => new \WP_Error('banned', 'Banned.'));

        self::assertSame(Problem::Refused, self::problemOf(fn() => $this->accounts->logIn($user)));
        self::assertSame([[], 0], [Users::$loggedIn, Users::$current]);
    }

    public function testWhomANetworkHasMarkedAsSpamIsNotEntered(): void
    {
        $user = Users::add('an@shop.example')->ID;
        [Site::$network, Users::$spammers] = [[1, 2], [$user]];

        self::assertSame(Problem::Refused, self::problemOf(fn() => $this->accounts->logIn($user)));
        self::assertSame([[], 0], [Users::$loggedIn, Users::$current]);
    }

    public function testAnAccountThatIsGoneIsNotEntered(): void
    {
        self::assertSame(Problem::Refused, self::problemOf(fn() => $this->accounts->logIn(999)));
    }

    public function testTheSessionOfWhoeverWasLoggedInEnds(): void
    {
        Users::$current = Users::add('binh@shop.example')->ID;
        $this->accounts->logIn(Users::add('an@shop.example')->ID);

        self::assertSame(1, Users::$endedSessions);
    }
}
