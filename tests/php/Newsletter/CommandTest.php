<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Command;
use Mullion\Newsletter\Console;
use Mullion\Newsletter\Csv;
use Mullion\Newsletter\Links;
use PHPUnit\Framework\TestCase;

final class CommandTest extends TestCase implements Console
{
    /** @var list<string> */
    private array $said = [];

    private bool $answer = true;

    public function line(string $text): void
    {
        $this->said[] = $text;
    }

    public function error(string $text): void
    {
        $this->said[] = "Error: {$text}";
    }

    public function confirm(string $question): bool
    {
        $this->said[] = $question;
        return $this->answer;
    }

    private static function command(MemoryStore $store): Command
    {
        return new Command($store, new Links('key', 'https://a.vn/'));
    }

    public function testListIsNewestFirstAndMayBeSearched(): void
    {
        $command = self::command(MemoryStore::of('a@b.vn', 'b@b.vn', 'c@c.vn'));

        $command->list($this, ['search' => '@b']);
        $command->list($this, ['status' => 'confirmed', 'limit' => '1']);

        self::assertSame(["2\tb@b.vn\tpending\t1970-01-03 00:00", "1\ta@b.vn\tconfirmed\t1970-01-02 00:00", "3\tc@c.vn\tconfirmed\t1970-01-04 00:00"], $this->said);
    }

    public function testUnknownStatusNamesTheKnownOnes(): void
    {
        self::command(MemoryStore::of('a@b.vn'))->list($this, ['status' => 'gone']);

        self::assertSame(['Error: There is no status "gone". Use one of pending, confirmed, unsubscribed.'], $this->said);
    }

    public function testExportHasEveryRowOnceAndIsHarmless(): void
    {
        $emails = array_map(static fn(int $number): string => "+{$number}@b.vn", range(1, 1001));

        self::command(MemoryStore::of(...$emails))->export($this);

        self::assertCount(1002, $this->said);
        self::assertStringStartsWith(Csv::BOM . '"email","status"', $this->said[0]);
        self::assertStringStartsWith('"\'+1001@b.vn","confirmed","1972-09-28 00:00:00","","","/","Đồng ý","v","https://a.vn/?', $this->said[1001]);
    }

    public function testDeletingAsksAndTellsOfEach(): void
    {
        $store = MemoryStore::of('a@b.vn', 'b@b.vn');

        self::command($store)->delete($this, ['a@b.vn', 'x@b.vn'], false);

        self::assertSame(['Delete 2 for good?', 'Deleted: a@b.vn', 'Not in the list: x@b.vn'], $this->said);
        self::assertSame(1, $store->count(''));
    }

    public function testNoAnswerAndNoAddressesDeleteNothing(): void
    {
        $store = MemoryStore::of('a@b.vn');
        $this->answer = false;

        self::command($store)->delete($this, ['a@b.vn'], false);
        self::command($store)->delete($this, [], true);

        self::assertSame(1, $store->count(''));
    }
}
