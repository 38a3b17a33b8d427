<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\OncePerForm;
use PHPUnit\Framework\TestCase;

final class OncePerFormTest extends TestCase
{
    public function testAFormHasTheButtonsOnceWhoeverPrintsThem(): void
    {
        $once = new OncePerForm();
        $claims = [];
        foreach (['login', 'register'] as $form) {
            $once->begin();
            $claims[$form] = [$once->claim(), $once->claim(), $once->claim()];
            $once->end();
        }

        self::assertSame(['login' => [true, false, false], 'register' => [true, false, false]], $claims);
    }

    public function testOutsideOfFormsEverybodyMay(): void
    {
        $once = new OncePerForm();
        $before = [$once->claim(), $once->claim()];
        $once->begin();
        $inside = $once->claim();
        $once->end();

        self::assertSame([true, true, true, true], [...$before, $inside, $once->claim()]);
    }
}
