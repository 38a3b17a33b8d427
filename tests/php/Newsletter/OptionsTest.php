<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Options;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the owner decides about the newsletter. */
final class OptionsTest extends NewsletterTestCase
{
    /** @return iterable<string, array{mixed, array{bool, string, int}}> */
    public static function options(): iterable
    {
        $default = 'By subscribing you agree to receive our news by e-mail. You can unsubscribe at any time.';
        yield 'nothing' => [null, [true, $default, 7]];
        yield 'all' => [['doubleOptIn' => false, 'consent' => 'Đồng ý', 'days' => 30], [false, 'Đồng ý', 30]];
        yield 'nonsense' => [['doubleOptIn' => 0, 'consent' => ['x'], 'days' => '30'], [true, $default, 7]];
        yield 'an empty text' => [['consent' => ''], [true, $default, 7]];
        yield 'no days' => [['days' => 0], [true, $default, 7]];
        yield 'too many days' => [['days' => 91], [true, $default, 7]];
        yield 'as many as may be' => [['days' => 90], [true, $default, 90]];
    }

    /** @param array{bool, string, int} $expected */
    #[DataProvider('options')]
    public function testWhatTheOwnerSetCountsAndNonsenseIsPassedOver(mixed $options, array $expected): void
    {
        Site::$options['mullion_newsletter'] = $options;
        $own = new Options();

        self::assertSame($expected, [$own->isDoubleOptIn(), $own->consent(), $own->days()]);
    }
}
