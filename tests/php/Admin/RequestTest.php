<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Request;
use Mullion\Tests\PluginTestCase;

final class RequestTest extends PluginTestCase
{
    public function testAListWhereWordPressExpectsTextIsForgottenAndTextIsKept(): void
    {
        $_REQUEST = ['s' => ['a' => ['b']], 'order' => 'asc', 'other' => ['kept']];

        Request::dropLists('s', 'order', 'missing');

        self::assertSame(['order' => 'asc', 'other' => ['kept']], $_REQUEST);
        $_REQUEST = [];
    }
}
