<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\SessionRow;
use Mullion\Tests\PluginTestCase;

/** A visitor's row in the shop's table. */
final class SessionRowTest extends PluginTestCase
{
    private const TABLE = 'wp_woocommerce_sessions';

    private int $expiry;
    private SessionRow $row;

    protected function setUp(): void
    {
        parent::setUp();
        $GLOBALS['wpdb']->query('CREATE TABLE ' . self::TABLE . ' (session_key TEXT UNIQUE, session_value TEXT, session_expiry INTEGER)');
        $this->expiry = time() + HOUR_IN_SECONDS;
        $this->row = new SessionRow(self::TABLE, 't_khach');
    }

    public function testARowIsMadeOnceAndReadAsItWasWritten(): void
    {
        self::assertNull($this->row->read());

        self::assertTrue($this->row->swap(null, 'a:1:{s:4:"cửa";}', $this->expiry));
        self::assertFalse($this->row->swap(null, 'other', $this->expiry), 'Somebody was faster.');

        self::assertSame('a:1:{s:4:"cửa";}', $this->row->read());
    }

    public function testItIsWrittenOnlyOverWhatWasRead(): void
    {
        $this->row->swap(null, 'one', $this->expiry);

        self::assertTrue($this->row->swap('one', 'two', $this->expiry));
        self::assertFalse($this->row->swap('one', 'three', $this->expiry));
        self::assertSame('two', $this->row->read());
    }

    /** A collation would take one for the other. */
    public function testCapitalsAndAccentsMakeADifference(): void
    {
        $this->row->swap(null, 'cua', $this->expiry);

        self::assertFalse($this->row->swap('CUA', 'x', $this->expiry));
        self::assertFalse($this->row->swap('cửa', 'x', $this->expiry));
    }

    public function testOneVisitorsRowIsNotAnothers(): void
    {
        $this->row->swap(null, 'one', $this->expiry);
        $other = new SessionRow(self::TABLE, 't_other');

        self::assertNull($other->read());
        self::assertFalse($other->swap('one', 'two', $this->expiry));
        self::assertSame('one', $this->row->read());
    }

    public function testTheLockIsGivenBackWhateverHappens(): void
    {
        self::assertSame('done', $this->row->alone(static fn(): string => 'done'));
        try {
            $this->row->alone(static fn(): never => throw new \LogicException('x'));
        } catch (\LogicException) {
        }

        $locks = array_values(array_filter($GLOBALS['wpdb']->asked, static fn(string $sql): bool => str_contains($sql, '_LOCK(')));
        self::assertCount(4, $locks);
        self::assertSame([1, 1], [substr_count($locks[1], 'RELEASE_LOCK'), substr_count($locks[3], 'RELEASE_LOCK')]);
        // Two visitors don't wait for each other.
        (new SessionRow(self::TABLE, 't_other'))->alone(static fn(): null => null);
        self::assertNotContains($locks[0], array_slice($GLOBALS['wpdb']->asked, -2));
    }
}
