<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** Who logs in and has no account yet. */
final class SocialLoginAccountsTest extends LoginTestCase
{
    public function testANewCustomerGetsAnAccountAConnectionAndASessionAndGoesWhereTheyWere(): void
    {
        $answer = $this->login('oidc', '&redirect_to=%2Fcua-hang%2F%3Fa%3D1');

        self::assertSame([303, null, true], [$answer->status, self::failed($answer), $answer->isLoggedIn()]);
        self::assertStringEndsWith('/cua-hang/?a=1', $answer->location());
        $user = get_user_by('email', 'an@login.test');
        self::assertInstanceOf(\WP_User::class, $user);
        self::assertSame([$user->ID, 'an', 'Nguyễn Văn An'], [$this->visitor->user(), $user->user_login, $user->display_name]);
        self::assertContains(self::users(), [['an@login.test' => 'customer'], ['an@login.test' => 'subscriber']]);
        self::assertSame(['oidc an-1 an@login.test an@login.test'], self::connections());
        self::assertSame([], Database::rows('login_tickets'));
    }

    public function testIsKnownAgainBySubjectWhateverTheAddressSaysNow(): void
    {
        $this->login();
        $later = new Visitor();
        $this->openId->claims = ['email' => 'other@login.test', 'email_verified' => false] + self::AN;

        self::assertTrue($this->login('oidc', '', $later)->isLoggedIn());

        self::assertSame($this->visitor->user(), $later->user());
        self::assertSame(['an@login.test'], array_keys(self::users()));
    }

    public function testGetsNoneWhereAccountsCannotBeOpened(): void
    {
        update_option('woocommerce_enable_myaccount_registration', 'no');
        update_option('users_can_register', 0);

        $answer = $this->login();

        self::assertSame('closed', self::failed($answer));
        $this->assertNothing($answer);
    }

    public function testWhoseAddressOnlyTheUserInfoNames(): void
    {
        $this->openId->claims = ['sub' => 'an-1'];
        $this->openId->userInfo = ['email' => 'an@login.test', 'email_verified' => true];

        self::assertTrue($this->login()->isLoggedIn());

        self::assertSame(['oidc an-1 an@login.test an@login.test'], self::connections());
    }

    public function testWhoseUserInfoIsAboutSomebodyElseIsRefused(): void
    {
        $this->openId->claims = ['sub' => 'another'];
        $this->openId->userInfo = ['sub' => 'an-1', 'email' => 'an@login.test', 'email_verified' => true];

        $answer = $this->login();

        self::assertSame('refused', self::failed($answer));
        $this->assertNothing($answer);
    }

    public function testInTwoTabsAtOnceGetsOneAccountAndBothTabsAreIn(): void
    {
        $callbacks = [$this->callbackOf(), $this->callbackOf()];
        $sent = array_map(fn(string $callback): Exchange => $this->visitor->begin('GET', $callback), $callbacks);

        foreach ($sent as $exchange) {
            self::assertTrue($exchange->answer()->isLoggedIn());
        }
        self::assertSame(['an@login.test'], array_keys(self::users()));
        self::assertCount(1, self::connections());
    }
}
