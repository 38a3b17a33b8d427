<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Export;
use Mullion\Newsletter\Links;
use Mullion\Newsletter\Newsletter;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** The whole list as a file. */
final class ExportTest extends NewsletterTestCase
{
    public function testTheExportTellsEachStateWithItsDatesAndALinkToLeave(): void
    {
        $row = $this->confirmed('an@shop.example');
        $lines = iterator_to_array((new Export($this->list, Links::ofSite()))->lines(), false);

        $cells = str_getcsv(rtrim($lines[1]), escape: '');
        $date = gmdate('Y-m-d H:i:s', self::NOW);
        self::assertSame(['an@shop.example', 'confirmed', $date, $date, '', 'https://shop.example/lien-he/', 'Tôi đồng ý'], array_slice($cells, 0, 7));
        self::assertSame(Links::ofSite()->unsubscribe($row), $cells[8]);
        self::assertCount(2, $lines);
    }

    public function testItTellsWhereSubscribersCameFromAndNoFormula(): void
    {
        $this->confirmed('an@shop.example', self::consent(origin: ['source_type' => 'utm', 'utm_source' => '=1+1']));
        $this->confirmed('binh@shop.example');
        $lines = iterator_to_array((new Export($this->list, Links::ofSite()))->lines(), false);

        $rows = array_map(static fn(string $line): array => str_getcsv(rtrim($line), escape: ''), $lines);
        self::assertSame(['source_type', 'utm_source', 'utm_medium'], array_slice($rows[0], 9, 3));
        self::assertSame([['utm', "'=1+1", ''], ['', '', '']], [array_slice($rows[1], 9, 3), array_slice($rows[2], 9, 3)]);
        self::assertSame([18, 18, 18], array_map(count(...), $rows));
    }

    /** @return iterable<string, array{string, string}> */
    public static function strangers(): iterable
    {
        yield from ['a visitor' => ['', 'POST'], 'a customer' => ['customer', 'POST'], 'an editor' => ['editor', 'POST'], 'the owner, by a link' => ['administrator', 'GET']];
    }

    #[DataProvider('strangers')]
    public function testNobodyElseGetsTheExport(string $role, string $method): void
    {
        Users::$current = $role === '' ? 0 : Users::add('x@shop.example', $role)->ID;
        $_SERVER['REQUEST_METHOD'] = $method;
        $_POST['_wpnonce'] = wp_create_nonce(Newsletter::EXPORT);

        $answer = self::answerTo((new Export($this->list, Links::ofSite()))->handle(...));

        self::assertSame([403, ''], [$answer->status, $answer->body]);
    }
}
