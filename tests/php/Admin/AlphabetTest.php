<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Alphabet;
use PHPUnit\Framework\TestCase;

final class AlphabetTest extends TestCase
{
    public function testVietnameseNamesStandWhereAReaderLooksForThem(): void
    {
        $names = ['Xem ảnh lớn', 'Đầu trang', 'băng chuyền', 'Ô số lượng', 'Danh mục', 'Ảnh sản phẩm'];
        usort($names, Alphabet::compare(...));
        $wanted = ['Ảnh sản phẩm', 'băng chuyền', 'Danh mục', 'Đầu trang', 'Ô số lượng', 'Xem ảnh lớn'];
        self::assertSame($wanted, $names);
    }
}
