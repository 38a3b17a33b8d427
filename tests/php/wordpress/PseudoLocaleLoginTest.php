<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\SocialLogin\Problem;

/** Each word of the login's pages and mails is somebody's: the site's, its visitors', a provider's, or a translator's. */
final class PseudoLocaleLoginTest extends LoginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        PlainWords::mark();
    }

    public function testItsMailsAndThePagesThatProveAnAddress(): void
    {
        self::user('an', 'subscriber');
        $asked = $this->login()->location();
        PlainWords::assertNone($this->visitor->get($asked)->body);
        PlainWords::assertNone($this->visitor->post($asked)->body);
        self::assertSame(1, preg_match('#https?://\S+#', Journal::of('mail')[0]['message'], $link));
        PlainWords::assertNone($this->visitor->get($link[0] ?? '')->body);
        $this->visitor->post($link[0] ?? '');
        self::assertCount(2, Journal::of('mail'), 'The link, and that the account was secured.');
        PlainWords::assertNoneInMails();

        $this->openId->claims = ['sub' => 'binh', 'email' => '', 'email_verified' => false] + self::AN;
        $stranger = new Visitor();
        $asked = $this->login('oidc', '', $stranger)->location();
        PlainWords::assertNone($stranger->get($asked)->body);
        PlainWords::assertNone($stranger->post($asked, ['email' => 'no address'])->body);
    }

    public function testHowAPopupEnds(): void
    {
        $this->openId->claims = ['email' => 'moi@login.test'] + self::AN;
        PlainWords::assertNone($this->login('oidc', '&display=popup&attempt=abcdefghij123456')->body);
        PlainWords::assertNone((new Visitor())->get('/?mullion-login=nobody&display=popup&attempt=abcdefghij123456')->body);
        PlainWords::assertNone((new Visitor())->get('/?mullion-login=finish&ticket=x')->body);
        foreach (Problem::cases() as $problem) {
            PlainWords::assertNone($problem->message());
        }
    }

    public function testTheAccountsList(): void
    {
        $this->login();
        wp_set_current_user($this->visitor->user());
        ob_start();
        do_action('show_user_profile', wp_get_current_user());
        PlainWords::assertNone((string) ob_get_clean());
    }
}
