<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Command;
use Mullion\Newsletter\Csv;
use Mullion\Newsletter\Links;
use Mullion\Tests\World\Terminal;
use PHPUnit\Framework\TestCase;

final class CommandTest extends TestCase
{
    private Terminal $terminal;

    protected function setUp(): void
    {
        $this->terminal = new Terminal();
    }

    private static function command(MemoryStore $store): Command
    {
        return new Command($store, new Links('key', 'https://a.vn/'));
    }

    public function testListIsNewestFirstAndMayBeSearched(): void
    {
        $command = self::command(MemoryStore::of('a@b.vn', 'b@b.vn', 'c@c.vn'));

        $command->list($this->terminal, ['search' => '@b']);
        $command->list($this->terminal, ['status' => 'confirmed', 'limit' => '1']);

        self::assertSame([
            ['id' => '2', 'email' => 'b@b.vn', 'status' => 'pending', 'since' => '1970-01-03 00:00'],
            ['id' => '1', 'email' => 'a@b.vn', 'status' => 'confirmed', 'since' => '1970-01-02 00:00'],
            ['id' => '3', 'email' => 'c@c.vn', 'status' => 'confirmed', 'since' => '1970-01-04 00:00'],
        ], $this->terminal->said);
    }

    public function testExportHasEveryRowOnceAndIsHarmless(): void
    {
        $emails = array_map(static fn(int $number): string => "+{$number}@b.vn", range(1, 1001));

        self::command(MemoryStore::of(...$emails))->export($this->terminal);

        self::assertCount(1002, $this->terminal->said);
        self::assertStringStartsWith(Csv::BOM . '"email","status"', $this->terminal->said[0]);
        self::assertStringStartsWith('"\'+1001@b.vn","confirmed","1972-09-28 00:00:00","","","/","Đồng ý","v","https://a.vn/?', $this->terminal->said[1001]);
    }

    public function testDeletingAsksAndTellsOfEach(): void
    {
        $store = MemoryStore::of('a@b.vn', 'b@b.vn');

        self::command($store)->delete($this->terminal, ['a@b.vn', 'x@b.vn'], false);

        self::assertSame(['Delete 2 for good?', 'Deleted: a@b.vn', 'Not in the list: x@b.vn'], $this->terminal->said);
        self::assertSame(1, $store->count(''));
    }

    public function testNoAnswerAndNoAddressesDeleteNothing(): void
    {
        $store = MemoryStore::of('a@b.vn');
        $this->terminal->answer = false;

        self::command($store)->delete($this->terminal, ['a@b.vn'], false);
        self::command($store)->delete($this->terminal, [], true);

        self::assertSame(1, $store->count(''));
    }
}
