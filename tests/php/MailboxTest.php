<?php

declare(strict_types=1);

namespace Mullion\Tests;

use MullionMail\Mailbox;
use MullionMail\Page;
use PHPUnit\Framework\TestCase;

require_once dirname(__DIR__, 2) . '/fixtures/mail/Mailbox.php';
require_once dirname(__DIR__, 2) . '/fixtures/mail/Page.php';

/** The mails that `npm start` catches. */
final class MailboxTest extends TestCase
{
    private string $dir;

    protected function setUp(): void
    {
        $this->dir = sys_get_temp_dir() . '/mullion-mail-' . bin2hex(random_bytes(6));
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), glob("{$this->dir}/*") ?: []);
        is_dir($this->dir) && rmdir($this->dir);
    }

    public function testTheNewestMailIsFirstAsItWasWritten(): void
    {
        $this->put(['subject' => 'Xác nhận đăng ký', 'message' => "Một\n\nHai\r\n\r\nBa\n"], 1_700_000_000.2);
        $this->put(['to' => ['a@b.vn', 'c@d.vn']], 1_700_000_000.3);
        $this->put(['subject' => 'later'], 1_700_000_009.1);

        $mails = (new Mailbox($this->dir))->newest(5);

        self::assertSame(['later', 'Chào', 'Xác nhận đăng ký'], array_column($mails, 'subject'));
        self::assertSame(['x@y.vn', 'a@b.vn, c@d.vn', 'x@y.vn'], array_column($mails, 'to'));
        self::assertSame("Một\n\nHai\r\n\r\nBa\n", $mails[2]['text']);
        self::assertSame(1_700_000_000, strtotime($mails[2]['date']));
        self::assertCount(1, (new Mailbox($this->dir))->newest(1));
    }

    public function testAFileIsAMailForAnyProgram(): void
    {
        $this->put(['subject' => "Chào\r\nBcc: all@b.vn", 'headers' => ['List-Unsubscribe: <https://shop.example/?a=b>']], 1_700_000_000.0);

        [$file] = glob("{$this->dir}/*.eml") ?: [''];
        $lines = explode("\r\n", (string) file_get_contents($file));

        self::assertSame([
            'To: x@y.vn',
            'Subject: Chào Bcc: all@b.vn',
            'Date: Tue, 14 Nov 2023 22:13:20 +0000',
            'MIME-Version: 1.0',
            'List-Unsubscribe: <https://shop.example/?a=b>',
            'Content-Type: text/plain; charset=UTF-8',
            '',
            'Xin chào',
        ], $lines);
    }

    public function testAMailInHtmlIsReadAsTextWithItsLinks(): void
    {
        $html = '<html><head><style>p{}</style></head><body><p>Đơn&nbsp;hàng <b>7</b></p> <a class="x" href="https://shop.example/?a=1&amp;b=2">Xem</a></body></html>';
        $this->put(['message' => $html, 'headers' => "Content-Type: text/html; charset=UTF-8\r\n"], 1.0);

        self::assertSame('Đơn hàng 7 Xem https://shop.example/?a=1&b=2', (new Mailbox($this->dir))->newest(1)[0]['text']);
    }

    public function testThePageShowsTextAndLinksToThisSiteAlone(): void
    {
        $this->put([
            'to' => '<i>x</i>@y.vn',
            'subject' => '<script>1</script>',
            'message' => "Mở <b>trang</b>: https://shop.example/?s=1&t=\"onclick=.\nhttps://shop.example/a(b).\nhttps://shop.example.evil/ https://evil.example/ javascript:alert(1)",
        ], 1_700_000_000.0);

        $html = (new Page('https://shop.example/'))->html((new Mailbox($this->dir))->newest(5));

        self::assertStringContainsString('<h2>&lt;script&gt;1&lt;/script&gt;</h2>', $html);
        self::assertStringContainsString('To &lt;i&gt;x&lt;/i&gt;@y.vn, 2023-11-15 05:13:20', $html);
        self::assertStringContainsString('Mở &lt;b&gt;trang&lt;/b&gt;', $html);
        preg_match_all('/<a [^>]*>/', $html, $links);
        self::assertSame(['<a href="https://shop.example/?s=1&#038;t=">', '<a href="https://shop.example/a(b">'], $links[0]);
    }

    public function testWithoutMailItSaysSo(): void
    {
        self::assertStringContainsString('No mail yet', (new Page('https://shop.example/'))->html((new Mailbox($this->dir))->newest(5)));
    }

    /** @param array<string, string|list<string>> $mail */
    private function put(array $mail, float $time): void
    {
        (new Mailbox($this->dir))->put($mail + ['to' => 'x@y.vn', 'subject' => 'Chào', 'message' => 'Xin chào', 'headers' => ''], $time);
    }
}
