<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Submission;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SubmissionTest extends TestCase
{
    /** @return iterable<string, array{array<mixed>}> */
    public static function noForms(): iterable
    {
        yield 'nothing' => [[]];
        foreach (['email_reg', '_token', 'note', 'form'] as $field) {
            foreach ([['a'], true, 7, 1.5, new \stdClass()] as $value) {
                yield "{$field} is " . get_debug_type($value) => [[$field => $value] + ['email_reg' => 'a@b.vn']];
            }
        }
        yield 'no address' => [['email_reg' => null]];
    }

    /** @param array<mixed> $post */
    #[DataProvider('noForms')]
    public function testOnlyTextIsTaken(array $post): void
    {
        self::assertNull(Submission::of($post));
    }

    /** @return iterable<array{string, bool}> */
    public static function addresses(): iterable
    {
        yield ['a@b.vn', true];
        yield ["  A@B.VN\n", true];
        yield [str_repeat('a', 185) . '@b.vn', true];
        yield [str_repeat('a', 186) . '@b.vn', false];
        yield ['', false];
        yield ['a', false];
        yield ["a@b.vn\nBcc: c@d.vn", false];
        yield ['a@b.vn,c@d.vn', false];
        yield ["' OR 1=1 --", false];
        yield [str_repeat('a', 1_000_000), false];
    }

    #[DataProvider('addresses')]
    public function testAddressIsOneThatMailCanReach(string $address, bool $isGood): void
    {
        self::assertSame($isGood, Submission::of(['email_reg' => $address])?->hasAddress());
    }

    public function testAddressHasOneSpelling(): void
    {
        self::assertSame('a@b.vn', Submission::of(['email_reg' => ' A@b.VN '])?->email);
    }

    /** @return iterable<array{string, string}> */
    public static function forms(): iterable
    {
        yield ['mullion-newsletter', 'mullion-newsletter'];
        yield ['', ''];
        yield ['"><b>', ''];
        yield ["a\r\nLocation: x", ''];
        yield ["mullion-newsletter\n", ''];
        yield [str_repeat('a', 62), ''];
    }

    #[DataProvider('forms')]
    public function testFormIsAnIdOrNothing(string $given, string $form): void
    {
        self::assertSame($form, Submission::of(['email_reg' => 'a@b.vn', 'form' => $given])?->form);
    }
}
