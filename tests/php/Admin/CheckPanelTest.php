<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\CheckPanel;
use Mullion\Endpoint\RateLimit;
use Mullion\Newsletter\MailCheck;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** A button that tries something, on the example of the test mail. */
final class CheckPanelTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        RateLimit::install();
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
    }

    public function testTheMailGoesToWhoAsksAndThePageSaysSo(): void
    {
        $answer = $this->press();

        self::assertSame(['chu@shop.example'], array_column(Site::$mails, 'to'));
        self::assertSame(303, $answer->status);
        self::assertStringEndsWith('page=mullion&tab=newsletter&settings-updated=true', $answer->location);
        self::assertStringContainsString('Handed on for chu@shop.example', Site::$settingsErrors[0]);
        self::assertSame(Site::$settingsErrors, array_column(Site::$transients['settings_errors'], 'message'));
    }

    public function testWhatTheMailFunctionSaysIsShown(): void
    {
        Site::$canMail = false;
        $this->press();

        self::assertStringContainsString('could not send: no reason given.', Site::$settingsErrors[0]);
    }

    public function testItIsLimited(): void
    {
        array_map(fn() => $this->press(), range(1, 11));

        self::assertCount(10, Site::$mails);
        self::assertStringContainsString('Minutes left: 10', Site::$settingsErrors[10]);
    }

    public function testWhatIsNoButtonDoesNothing(): void
    {
        $this->press(target: 'all');

        self::assertSame([], Site::$mails);
    }

    public function testNobodyElseAndNoLinkAndNoOtherSiteSendsOne(): void
    {
        self::assertSame(405, $this->press(method: 'GET')->status);
        self::assertSame(403, $this->press(nonce: 'x')->status);
        Users::$current = Users::add('khach@shop.example')->ID;
        self::assertSame(403, $this->press()->status);

        self::assertSame([], Site::$mails);
    }

    public function testTheFormNeedsNoScript(): void
    {
        $html = self::printed($this->panel()->show(...));

        self::assertStringContainsString('action="https://shop.example/wp-admin/admin-post.php"', $html);
        self::assertStringContainsString('name="action" value="mullion_check_mail"', $html);
        self::assertStringContainsString('<button class="button" name="target" value="own">Send a test mail', $html);
    }

    private function press(string $target = 'own', string $method = 'POST', ?string $nonce = null): Answered
    {
        $_SERVER['REQUEST_METHOD'] = $method;
        $_POST = ['target' => $target, '_wpnonce' => $nonce ?? wp_create_nonce('mullion_check_mail')];
        return self::answerTo($this->panel()->run(...));
    }

    private function panel(): CheckPanel
    {
        return new CheckPanel(new MailCheck(), new RateLimit());
    }
}
