<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Privacy;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** "Connected logins": what somebody sees and changes of their own. */
final class AccountSectionTest extends PageTestCase
{
    private int $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = Users::$current = Users::add('an@shop.example')->ID;
        $_SERVER['REQUEST_METHOD'] = 'POST';
    }

    public function testWhatIsConnectedCanBeDisconnectedAndTheOthersConnected(): void
    {
        $this->connections->add(self::identity('an@gmail.example'), $this->user);

        $html = self::printed($this->section->printForShop(...));

        self::assertStringContainsString('<li>Google (an@gmail.example) <button', $html);
        foreach (['Disconnect Google', 'Connect Facebook', 'Connect Zalo'] as $button) {
            self::assertStringContainsString(">{$button}</button>", $html);
        }
        self::assertStringContainsString('value="' . self::identity()->key() . '"', $html);
    }

    public function testWhereNothingIsSetUpNothingIsSaid(): void
    {
        Site::$options['mullion_social_login'] = [];

        self::assertSame('', self::printed($this->section->printForProfile(...)));
    }

    /** What was connected has to go away also when the owner has taken the provider away. */
    public function testAConnectionOfAProviderThatIsGoneCanBeDisconnected(): void
    {
        Site::$options['mullion_social_login'] = [];
        $this->connections->add(self::identity(), $this->user);

        self::assertStringContainsString('>Disconnect Google</button>', self::printed($this->section->printForProfile(...)));
    }

    public function testDisconnectingIsDoneAndSaid(): void
    {
        $this->connections->add(self::identity(), $this->user);

        $answer = $this->press(['mullion_login_disconnect' => self::identity()->key()]);

        self::assertSame('https://shop.example/tai-khoan/?mullion-login-done=disconnected', $answer->location);
        self::assertSame([], self::rows('logins'));
        $_GET['mullion-login-done'] = 'disconnected';
        self::assertStringContainsString('role="status"', self::printed($this->section->printForShop(...)));
    }

    public function testSomebodyElsesConnectionStays(): void
    {
        $this->connections->add(self::identity(), Users::add('binh@shop.example')->ID);

        $answer = $this->press(['mullion_login_disconnect' => self::identity()->key()]);

        self::assertSame('expired', self::failed($answer));
        self::assertCount(1, self::rows('logins'));
    }

    public function testConnectingSendsToTheProviderInTheNameOfTheAccount(): void
    {
        $answer = $this->press(['mullion_login_connect' => 'zalo']);

        self::assertStringStartsWith('https://oauth.zaloapp.com/', $answer->location);
        self::assertSame($this->user, json_decode((string) self::rows('login_tickets')[0]['content'], true)['user']);
    }

    public function testAnotherSiteCanPressNoButton(): void
    {
        $this->connections->add(self::identity(), $this->user);
        foreach (['', 'x', md5('mullion-login-connections0')] as $nonce) {
            $answer = $this->press(['mullion_login_disconnect' => self::identity()->key(), 'mullion_login_nonce' => $nonce]);
            self::assertSame('expired', self::failed($answer));
        }
        self::assertCount(1, self::rows('logins'));
    }

    public function testALinkAVisitorAndOtherFormsDoNothing(): void
    {
        $this->connections->add(self::identity(), $this->user);
        $_POST = ['mullion_login_disconnect' => self::identity()->key(), 'mullion_login_nonce' => wp_create_nonce('mullion-login-connections')];

        $_SERVER['REQUEST_METHOD'] = 'GET';
        $this->section->handle();
        $_SERVER['REQUEST_METHOD'] = 'POST';
        Users::$current = 0;
        $this->section->handle();
        Users::$current = $this->user;
        $_POST = ['log' => 'an'];
        $this->section->handle();

        self::assertCount(1, self::rows('logins'));
    }

    public function testWhatTheProviderSaidIsText(): void
    {
        $this->connections->add(self::identity('"><script>alert(1)</script>'), $this->user);

        self::assertStringNotContainsString('<script>', self::printed($this->section->printForShop(...)));
    }

    public function testWordPressToolsTellAndEraseWhatIsConnected(): void
    {
        $this->connections->add(self::identity('an@gmail.example'), $this->user);
        $privacy = new Privacy($this->connections);

        $values = array_column($privacy->export('AN@shop.example')['data'][0]['data'], 'value', 'name');
        self::assertSame(['google', 'an-1', 'an@gmail.example'], array_slice(array_values($values), 0, 3));
        self::assertTrue($privacy->erase('an@shop.example')['items_removed']);
        self::assertSame([[], false], [$privacy->export('an@shop.example')['data'], $privacy->erase('an@shop.example')['items_removed']]);
    }

    /** Otherwise the tool for one person would erase what is reserved for others. */
    public function testAnAddressOfNobodyErasesNothing(): void
    {
        $this->connections->reserve(self::identity());

        self::assertFalse((new Privacy($this->connections))->erase('nobody@shop.example')['items_removed']);
        self::assertCount(1, self::rows('logins'));
    }

    /** The account has another address than the login that is connected with it. */
    public function testWhoIsKnownByAnAddressOfTheServiceIsToldAndForgotten(): void
    {
        $identity = self::identity('an@gmail.example', true, 'elsewhere');
        $user = Users::add('an@shop.example')->ID;
        $this->connections->add($identity, $user, 'An@gmail.example');
        $reserved = self::identity('an@gmail.example', true, 'died');
        $this->connections->reserve($reserved);
        $privacy = new Privacy($this->connections);

        self::assertCount(2, $privacy->export('an@gmail.example')['data']);
        self::assertSame([], $privacy->export('nobody@shop.example')['data'], 'Not even what is nobody’s yet.');
        self::assertTrue($privacy->erase('an@gmail.example')['items_removed']);
        self::assertSame([], $privacy->export('an@gmail.example')['data']);
        self::assertFalse($privacy->erase('an@gmail.example')['items_removed']);
        self::assertSame($user, $this->connections->account($identity), 'The login stays the account’s.');
    }

    public function testTheToolsOfOthersStay(): void
    {
        $privacy = new Privacy($this->connections);

        self::assertSame(['other', 'mullion-social-login'], array_keys($privacy->addExporter(['other' => []])));
        self::assertSame(['other', 'mullion-social-login'], array_keys($privacy->addEraser(['other' => []])));
        self::assertSame([null, null], [$privacy->addExporter(null), $privacy->addEraser(null)]);
        $privacy->addPolicy();
        self::assertStringStartsWith('<p>If you log in with another service', current(Site::$policies));
    }

    /** @param array<string, string> $form */
    private function press(array $form): Answered
    {
        $_SERVER['HTTP_REFERER'] = 'https://shop.example/tai-khoan/?mullion-login-done=old';
        $_POST = $form + ['mullion_login_nonce' => wp_create_nonce('mullion-login-connections')];
        return self::answerTo($this->section->handle(...));
    }
}
