<?php

declare(strict_types=1);

namespace Mullion\Tests\Endpoint;

use Mullion\Endpoint\Mailbox;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MailboxTest extends TestCase
{
    /** @return iterable<array{string, string}> */
    public static function addresses(): iterable
    {
        yield ['An@Shop.example ', 'an@shop.example'];
        yield ['an+tin@shop.example', 'an@shop.example'];
        yield ['an+a+b@shop.example', 'an@shop.example'];
        yield ['a.n@gmail.com', 'an@gmail.com'];
        yield ['a.n.+x@googlemail.com', 'an@gmail.com'];
        yield ['a.n@shop.example', 'a.n@shop.example'];
        yield ['"a@b"@shop.example', '"a@b"@shop.example'];
        yield ['no address', 'no address'];
    }

    #[DataProvider('addresses')]
    public function testManyAddressesAreOneMailbox(string $email, string $mailbox): void
    {
        self::assertSame($mailbox, Mailbox::of($email));
    }
}
