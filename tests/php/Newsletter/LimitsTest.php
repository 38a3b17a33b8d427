<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Endpoint\RateLimit;
use Mullion\Newsletter\Limits;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LimitsTest extends TestCase
{
    public function testUpToTheMostNobodyWaits(): void
    {
        self::assertSame([0, 0, 50, 50], array_map(static fn(int $hits): int => RateLimit::wait($hits, 2, 150, 100), [1, 2, 3, 4]));
    }

    public function testWaitIsNeverNothingOnceItIsTooMuch(): void
    {
        self::assertSame(1, RateLimit::wait(3, 2, 100, 100));
        self::assertSame(1, RateLimit::wait(3, 2, 90, 100));
    }

    /** @return iterable<array{mixed, int, int}> */
    public static function filtered(): iterable
    {
        yield [['visitor' => [3, 60]], 3, 60];
        yield [['visitor' => [0, 60]], 10, 600];
        yield [['visitor' => ['3', '60']], 10, 600];
        yield [['visitor' => [3]], 10, 600];
        yield [null, 10, 600];
    }

    #[DataProvider('filtered')]
    public function testNonsenseOfAFilterIsPassedOver(mixed $limits, int $most, int $seconds): void
    {
        $visitor = Limits::of($limits)->ofVisitor;

        self::assertSame([$most, $seconds], [$visitor->most, $visitor->seconds]);
    }
}
