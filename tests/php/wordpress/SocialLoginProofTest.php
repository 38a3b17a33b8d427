<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\SocialLogin\Connections;
use Mullion\SocialLogin\Identity;
use PHPUnit\Framework\Attributes\DataProvider;

/** An address that the provider does not vouch for, or that is the staff's. */
final class SocialLoginProofTest extends LoginTestCase
{
    /** @return iterable<string, array{mixed}> */
    public static function unverified(): iterable
    {
        yield from ['false' => [false], 'absent' => [null], '"false"' => ['false'], '"true"' => ['true'], '1' => [1]];
    }

    #[DataProvider('unverified')]
    public function testAnAddressWithAnAccountIsTreatedAsOneThatNobodyHas(mixed $verified): void
    {
        self::user('an', 'subscriber');
        $pages = [];
        foreach (['an@login.test', 'nobody@login.test'] as $email) {
            $visitor = new Visitor();
            $this->openId->claims = ['sub' => $email, 'email' => $email, 'email_verified' => $verified] + self::AN;
            $answer = $this->login('oidc', '', $visitor);
            self::assertFalse($answer->isLoggedIn());
            self::assertStringContainsString('mullion-login=finish', $answer->location());
            $asked = $visitor->get($answer->location());
            $sent = $visitor->post($answer->location(), ['email' => $email]);
            self::assertSame([200, 200], [$asked->status, $sent->status]);
            self::assertStringContainsString($email, $sent->body);
            $pages[] = preg_replace('/ticket=\w+/', '', str_replace($email, 'X', $asked->body . $sent->body));
        }

        self::assertSame($pages[0], $pages[1]);
        self::assertSame([[], ['an@login.test']], [self::connections(), array_keys(self::users())]);
        self::assertSame(['an@login.test', 'nobody@login.test'], array_column(Journal::of('mail'), 'to'));
    }

    public function testAStrangerWhoOpenedTheAccountBeforeItsOwnerCameIsShutOut(): void
    {
        $an = self::user('an', 'subscriber');
        $stranger = new Visitor();
        $stranger->signIn($an);
        \WP_Application_Passwords::create_new_application_password($an, ['name' => 'evil']);
        update_user_meta($an, '_new_email', ['hash' => 'x', 'newemail' => 'evil@login.test']);
        (new Connections())->add(new Identity('zalo', 'https://zalo.me', 'evil'), $an);
        $page = $this->login()->location();
        $this->visitor->post($page);
        self::assertSame(1, preg_match('#https?://\S+#', Journal::of('mail')[0]['message'], $link));
        self::assertSame($an, $stranger->user(), 'Before the button is pressed, nothing ends.');

        $this->visitor->post($link[0] ?? '');

        clean_user_cache($an);
        self::assertSame([$an, 0], [$this->visitor->user(), $stranger->user()]);
        self::assertInstanceOf(\WP_Error::class, wp_authenticate('an', 'mat-khau'));
        self::assertSame([[], ''], [\WP_Application_Passwords::get_user_application_passwords($an), get_user_meta($an, '_new_email', true)]);
        self::assertSame(['oidc an-1 an@login.test an@login.test'], self::connections());
        self::assertSame(['an@login.test', 'an@login.test'], array_column(Journal::of('mail'), 'to'));
    }

    public function testMailsAreFewTheSixthFromOneVisitorIsRefused(): void
    {
        $this->openId->claims = ['email_verified' => false] + self::AN;
        $page = $this->login()->location();

        $statuses = array_map(fn(int $turn): int => $this->visitor->post($page, ['email' => "x{$turn}@login.test"])->status, range(0, 5));

        self::assertSame([200, 200, 200, 200, 200, 429], $statuses);
        self::assertCount(5, Journal::of('mail'));
    }

    public function testStaffAreNotEnteredByAVerifiedAddress(): void
    {
        self::user('an', 'administrator');

        $answer = $this->login();

        self::assertSame('privileged', self::failed($answer));
        self::assertSame([false, 0, []], [$answer->isLoggedIn(), $this->visitor->user(), self::connections()]);
    }

    public function testStaffAreNotEnteredByAnUnverifiedAddressNorByMail(): void
    {
        self::user('an', 'administrator');
        $this->openId->claims = ['email_verified' => false] + self::AN;
        $answer = $this->login();
        self::assertFalse($answer->isLoggedIn());
        $this->visitor->post($answer->location(), ['email' => 'an@login.test']);
        self::assertSame(1, preg_match('#https?://\S+#', Journal::of('mail')[0]['message'], $link));

        $answer = $this->visitor->post($link[0] ?? '');

        self::assertSame(403, $answer->status);
        self::assertSame([false, 0, []], [$answer->isLoggedIn(), $this->visitor->user(), self::connections()]);
    }

    public function testStaffThatWereCustomersWhenTheyConnectedAreShutOut(): void
    {
        $this->login();
        get_userdata($this->visitor->user())->set_role('editor');
        $later = new Visitor();

        $answer = $this->login('oidc', '', $later);

        self::assertSame(['privileged', 0], [self::failed($answer), $later->user()]);
    }

    /** @return iterable<array{string}> */
    public static function providers(): iterable
    {
        yield from ['facebook' => ['facebook'], 'zalo' => ['zalo']];
    }

    #[DataProvider('providers')]
    public function testAWrongSecretForFacebookOrZaloIsRefused(string $provider): void
    {
        // With the right one, only the address is missing.
        self::assertStringContainsString('mullion-login=finish', $this->login($provider)->location());
        update_option('mullion_social_login', [$provider => ['id' => 'shop', 'secret' => 'wrong']]);

        $answer = $this->login($provider);

        self::assertSame('refused', self::failed($answer));
        $this->assertNothing($answer);
    }

    public function testConnectionsAreInTheExportOfPersonalDataAndGoWithTheEraser(): void
    {
        $this->login();
        $tool = static fn(string $hook): array => apply_filters("wp_privacy_personal_data_{$hook}", [])['mullion-social-login'];

        $exported = $tool('exporters')['callback']('an@login.test', 1);
        $erased = $tool('erasers')['callback']('an@login.test', 1);

        self::assertCount(1, $exported['data']);
        self::assertContains('an-1', array_column($exported['data'][0]['data'], 'value'));
        self::assertSame([true, []], [$erased['items_removed'], self::connections()]);
    }
}
