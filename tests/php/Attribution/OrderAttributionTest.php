<?php

declare(strict_types=1);

namespace Mullion\Tests\Attribution;

use Mullion\Assets\Manifest;
use Mullion\Attribution\OrderAttribution;
use PHPUnit\Framework\TestCase;

final class OrderAttributionTest extends TestCase
{
    public function testItsHandlesComeAfterWhatIsReplacedAlready(): void
    {
        $part = new OrderAttribution();

        self::assertSame('attribution', $part->name());
        self::assertSame(['woocommerce', 'wc-order-attribution', 'sourcebuster-js'], $part->replace(['woocommerce']));
        self::assertSame(['wc-order-attribution', 'sourcebuster-js'], $part->replace('nothing of a list'));
    }

    public function testAnOldBuildReplacesNothing(): void
    {
        self::assertSame([], (new Manifest('/nowhere', ''))->replacements());
    }
}
