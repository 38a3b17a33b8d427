<?php

declare(strict_types=1);

namespace Mullion\Tests\Attribution;

use Mullion\Attribution\Origin;
use Mullion\Tests\PluginTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a form tells of where its visitor came from. */
final class OriginTest extends PluginTestCase
{
    private const POSTED = [
        'p_source_type' => 'utm',
        'p_utm_source' => 'zalo',
        'p_utm_medium' => '(none)',
        'p_utm_campaign' => 'đợt 1',
        'p_referrer' => 'https://zalo.me/',
        'p_user_agent' => 'Mozilla/5.0',
        'p_x' => 'y',
        'utm_term' => 'of another form',
    ];

    public function testItKeepsItsFieldsOfThePrefixAndNoOther(): void
    {
        $expected = ['source_type' => 'utm', 'utm_source' => 'zalo', 'utm_campaign' => 'đợt 1', 'referrer' => 'https://zalo.me/'];

        self::assertSame($expected, Origin::of(self::POSTED, 'p_')->values);
    }

    public function testOfAllFieldsThoseThatAreNotKnownAreEmpty(): void
    {
        $all = Origin::of(self::POSTED, 'p_')->all();

        self::assertSame(['utm', 'zalo', '', 'đợt 1'], array_slice($all, 0, 4));
        self::assertCount(count(Origin::FIELDS), $all);
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function hostile(): iterable
    {
        yield 'markup' => ['<img src=x onerror=alert(1)>zalo', 'zalo'];
        yield 'a header' => ["zalo\r\nBcc: all@evil.example", 'zalo Bcc: all@evil.example'];
        yield 'a list' => [['zalo'], ''];
        yield 'a number' => [7, ''];
        yield 'a megabyte' => [str_repeat('đ', 1_000_000), str_repeat('đ', 120)];
    }

    #[DataProvider('hostile')]
    public function testAnyoneMayPostItSoItIsALineOfTextOfALimitedLength(mixed $given, string $kept): void
    {
        self::assertSame($kept, Origin::of(['utm_source' => $given])->values['utm_source'] ?? '');
    }

    public function testALineNamesTheKindAndTheCampaign(): void
    {
        self::assertSame('utm: zalo / đợt 1', Origin::of(self::POSTED, 'p_')->line());
        self::assertSame('typein: (direct)', Origin::of(['source_type' => 'typein', 'utm_source' => '(direct)'])->line());
        self::assertSame('', Origin::unknown()->line());
        self::assertSame('', Origin::of(array_fill_keys(array_keys(Origin::FIELDS), ''))->line());
    }
}
