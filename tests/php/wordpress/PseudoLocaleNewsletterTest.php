<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Endpoint\Flood;
use Mullion\Endpoint\Flooded;
use Mullion\Newsletter\Links;
use Mullion\Newsletter\MailCheck;
use Mullion\Newsletter\Mails;
use Mullion\Newsletter\Subscribers;

/** Each word of the newsletter's pages, mails and list is somebody's: the site's, its visitors', or a translator's. */
final class PseudoLocaleNewsletterTest extends NewsletterTestCase
{
    private const EMAIL = 'khach@login.test';
    private const LIST = '/wp-admin/users.php?page=mullion-newsletter';

    protected function setUp(): void
    {
        parent::setUp();
        PlainWords::mark();
    }

    public function testItsMailsAndThePagesOfTheirLinks(): void
    {
        self::post(['email_reg' => self::EMAIL]);
        $message = self::mails(self::EMAIL)[0]['message'];
        [$confirm, $unsubscribe] = [self::linkIn($message, 'confirm'), self::linkIn($message, 'unsubscribe')];
        $visitor = new Visitor();

        foreach (['/?mullion-news=confirm', $confirm, $unsubscribe] as $link) {
            PlainWords::assertNone($visitor->get($link)->body);
        }
        PlainWords::assertNone($visitor->post($confirm)->body);
        $subscriber = (new Subscribers())->byEmail(self::EMAIL);
        self::assertNotNull($subscriber);
        (new Mails(Links::ofSite()))->already($subscriber);
        PlainWords::assertNone($visitor->post($unsubscribe)->body);
        PlainWords::assertNone($visitor->post($confirm)->body);
        self::assertCount(3, self::mails(self::EMAIL), 'To confirm, welcome, subscribed already.');
        PlainWords::assertNoneInMails();
    }

    public function testWhatTheFormAnswers(): void
    {
        foreach ([[], ['email_reg' => 'no address'], ['email_reg' => self::EMAIL, '_token' => 'x']] as $fields) {
            $answer = self::post($fields);
            PlainWords::assertNone($answer->json()['data']['message'] ?? '');
        }
        PlainWords::assertNone(self::post(['email_reg' => self::EMAIL, '_token' => 'x'], ['Sec-Fetch-Mode' => 'navigate'])->body);
    }

    public function testTheOwnersList(): void
    {
        self::post(['email_reg' => self::EMAIL]);
        $owner = new Visitor();
        $owner->signIn(self::user('chu', 'administrator'));

        foreach ([self::LIST, self::LIST . '&deleted=1', self::LIST . '&s=nobody'] as $page) {
            PlainWords::assertNone($owner->get($page)->body, 'wpbody-content', [self::EMAIL]);
        }
    }

    public function testWhatTheOwnerIsWarnedOfAndTheMailOfTheTestButton(): void
    {
        wp_set_current_user(self::user('chu', 'administrator'));
        ob_start();
        foreach (Flooded::cases() as $what) {
            (new Flood($what))->tell(90);
            (new Flood($what))->show();
        }
        PlainWords::assertNone((string) ob_get_clean());
        PlainWords::assertNone((new MailCheck())->run('own')->text);
        self::assertCount(3, Journal::of('mail'));
        PlainWords::assertNoneInMails();
    }
}
