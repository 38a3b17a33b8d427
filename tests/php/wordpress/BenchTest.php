<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** `npm run bench:php` is asked for now and then: what it measures has to exist. */
final class BenchTest extends WordPressTestCase
{
    public function testItMeasuresAPageViewAndASession(): void
    {
        ob_start();
        require dirname(__DIR__, 2) . '/bench/php/cost.php';
        $costs = json_decode((string) ob_get_clean(), true, flags: JSON_THROW_ON_ERROR);

        self::assertGreaterThan(0, $costs['mullion']['ms']);
        self::assertSame(0, $costs['mullion']['queries']);
        self::assertGreaterThan(0, $costs['sessions']['mullion']['saves']['queries']);
    }
}
