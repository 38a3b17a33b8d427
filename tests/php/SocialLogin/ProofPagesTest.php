<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Identity;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** The two pages on which a visitor proves that an address is theirs. */
final class ProofPagesTest extends PageTestCase
{
    private const BACK = 'https://shop.example/cua-hang/';

    public function testWithoutAnAddressOfTheProvidersTheVisitorIsAskedForOne(): void
    {
        $page = $this->finish($this->begin(''));

        self::assertSame(200, $page->status);
        self::assertStringContainsString('Zalo does not tell us a confirmed e-mail address', $page->body);
        self::assertStringContainsString('type="email" name="email"', $page->body);
    }

    public function testAVerifiedAddressCannotBeChangedToAnother(): void
    {
        Users::add('an@shop.example');
        $ticket = $this->begin('an@shop.example', true);

        self::assertStringNotContainsString('name="email"', $this->finish($ticket)->body);
        $this->finish($ticket, ['email' => 'evil@evil.example']);
        self::assertSame(['an@shop.example'], array_column(Site::$mails, 'to'));
    }

    public function testWhatIsNoAddressIsAskedForOnceMoreAndTheFieldSaysWhy(): void
    {
        $ticket = $this->begin('');
        foreach (['', 'an', 'an@', "an@shop.example\nBcc: x@y.example", str_repeat('a', 101) . '@b.vn'] as $email) {
            $page = $this->finish($ticket, ['email' => $email]);
            self::assertSame(400, $page->status);
            self::assertStringContainsString('aria-invalid="true" aria-describedby="mullion-login-problem"', $page->body);
            self::assertStringContainsString('id="mullion-login-problem"', $page->body);
        }
        self::assertSame([], Site::$mails);
    }

    /** Nobody learns which addresses have an account. */
    public function testThePageSaysTheSameOfAnyAddress(): void
    {
        Users::add('an@shop.example');
        $ticket = $this->begin('');

        $known = $this->finish($ticket, ['email' => 'an@shop.example'])->body;
        $unknown = $this->finish($ticket, ['email' => 'moi@shop.example'])->body;

        self::assertSame($known, str_replace('moi@', 'an@', $unknown));
        self::assertCount(2, Site::$mails);
    }

    public function testTheMailsLinkShowsAButtonAndTheButtonLetsIn(): void
    {
        $user = Users::add('an@shop.example')->ID;
        $this->finish($this->begin(''), ['email' => 'an@shop.example']);
        $ticket = self::ticketIn(Site::$mails[0]['message']);

        $page = $this->visit(['mullion-login' => 'confirm', 'ticket' => $ticket]);
        self::assertStringContainsString('log in as an@shop.example with Zalo', $page->body);
        self::assertStringContainsString('<button type="submit">Confirm and log in</button>', $page->body);
        self::assertSame([], Users::$loggedIn, 'Scanners of mails follow links.');

        $done = $this->visit(['mullion-login' => 'confirm', 'ticket' => $ticket], []);
        self::assertSame([303, self::BACK], [$done->status, $done->location]);
        self::assertSame([$user], Users::$loggedIn);

        Response::keepCookies();
        self::assertNull($this->proof->pending(), 'It is over.');
        self::assertSame(400, $this->visit(['mullion-login' => 'confirm', 'ticket' => $ticket], [])->status);
    }

    public function testAnAddressThatAnotherSiteMadeUpIsNotGoneTo(): void
    {
        Users::add('an@shop.example');
        $this->finish($this->begin('', back: 'https://evil.example/'), ['email' => 'an@shop.example']);
        $ticket = self::ticketIn(Site::$mails[0]['message']);

        self::assertSame('https://shop.example/', $this->visit(['mullion-login' => 'confirm', 'ticket' => $ticket], [])->location);
    }

    public function testStaffAreToldToUseTheirPassword(): void
    {
        Users::add('chu@shop.example', 'administrator');
        $this->finish($this->begin(''), ['email' => 'chu@shop.example']);

        $page = $this->visit(['mullion-login' => 'confirm', 'ticket' => self::ticketIn(Site::$mails[0]['message'])], []);

        self::assertSame([403, 'privileged'], [$page->status, self::reported($page)['code']]);
        self::assertSame([], Users::$loggedIn);
    }

    public function testATicketThatIsNoneLeadsBackToTheLogin(): void
    {
        foreach (['finish', 'confirm'] as $what) {
            $page = $this->visit(['mullion-login' => $what, 'ticket' => ['x']]);
            self::assertSame(400, $page->status);
            self::assertStringContainsString('href="https://shop.example/wp-login.php"', $page->body);
        }
    }

    public function testWhatTheProviderSaysIsText(): void
    {
        $page = $this->finish($this->begin('"><script>alert(1)</script>@x.example'));

        self::assertStringNotContainsString('<script>alert', $page->body);
        self::assertStringContainsString('value="&quot;&gt;&lt;script&gt;', $page->body);
    }

    private function begin(string $email, bool $isVerified = false, string $back = self::BACK): string
    {
        return self::ticketIn($this->proof->begin(new Identity('zalo', 'https://zalo.me', 'zalo-1', $email, $isVerified), $back));
    }

    /** @param array<string, string>|null $form */
    private function finish(string $ticket, ?array $form = null): Answered
    {
        return $this->visit(['mullion-login' => 'finish', 'ticket' => $ticket], $form);
    }
}
