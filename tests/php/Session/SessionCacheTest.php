<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\SessionCache;
use Mullion\Session\SessionRow;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** A session's entry in the object cache. */
final class SessionCacheTest extends PluginTestCase
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

    public function testASecondRequestReadsFromTheCache(): void
    {
        $this->row->swap(null, 'one', $this->expiry);
        $asked = static fn(): int => count($GLOBALS['wpdb']->asked);

        self::assertSame('one', $this->cache()->read($this->expiry));
        $before = $asked();
        self::assertSame('one', $this->cache()->read($this->expiry));
        self::assertSame($before, $asked());
    }

    public function testASessionThatIsNowhereIsAskedForEachTime(): void
    {
        self::assertNull($this->cache()->read($this->expiry));
        $this->row->swap(null, 'one', $this->expiry);

        self::assertSame('one', $this->cache()->read($this->expiry));
    }

    /** WooCommerce itself writes arrays. */
    public function testWhatTheShopItselfHasPutIntoTheCacheIsRead(): void
    {
        Site::$cache['wc_session_id:wc_session_id_prefix_t_khach'] = ['cart' => 'x'];
        self::assertSame(serialize(['cart' => 'x']), $this->cache()->read($this->expiry));

        Site::$cache['wc_session_id:wc_session_id_prefix_t_khach'] = [];
        self::assertNull($this->cache()->read($this->expiry));
    }

    public function testADeletedSessionDoesNotComeBackFromTheCacheNorFromTheTable(): void
    {
        $this->row->swap(null, 'one', $this->expiry);
        $this->cache()->read($this->expiry);
        $this->cache()->forget();

        self::assertNull($this->cache()->read($this->expiry));
    }

    /** With a cache that all requests share, another may have written the row meanwhile. */
    public function testTheCacheEndsWithWhatTheTableHas(): void
    {
        Site::$isCacheShared = true;
        $this->row->swap(null, 'one', $this->expiry);
        $GLOBALS['wpdb']->meanwhile['SELECT `session_value`'] = fn(): bool => $this->row->swap('one', 'two', $this->expiry);

        $this->cache()->write('one', $this->expiry);

        self::assertSame('two', $this->cache()->read($this->expiry));
    }

    public function testWhatWasDeletedMeanwhileIsGoneFromTheCacheToo(): void
    {
        Site::$isCacheShared = true;

        $this->cache()->write('one', $this->expiry);

        self::assertSame(SessionCache::GONE, Site::$cache['wc_session_id:wc_session_id_prefix_t_khach']);
    }

    private function cache(): SessionCache
    {
        return new SessionCache($this->row);
    }
}
