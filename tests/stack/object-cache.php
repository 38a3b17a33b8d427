<?php

/**
 * An object cache in Redis, for the tests' stack alone: no package of the distribution or of PHP brings one that WordPress takes.
 *
 * Every function of WordPress's cache, each key of Redis its own, and what a request has read it remembers, as the drop-ins that shops have do.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

final class MullionTestCache
{
    private readonly Redis $redis;

    /** @var array<string, mixed> What this request has read or written. */
    private array $known = [];

    /** @var array<string, true> */
    private array $local = [];

    /** @var array<string, true> */
    private array $global = [];

    private string $site = '1:';

    public function __construct()
    {
        $this->redis = new Redis();
        $this->redis->connect(MULLION_TEST_REDIS);
        $this->redis->setOption(Redis::OPT_PREFIX, MULLION_TEST_REDIS_PREFIX);
    }

    public function get(string $key, string $group, bool $force, ?bool &$found): mixed
    {
        $name = $this->name($key, $group);
        if (!$force && array_key_exists($name, $this->known)) {
            $found = true;
            return self::copy($this->known[$name]);
        }
        $kept = isset($this->local[$group]) ? false : $this->redis->get($name);
        $found = is_string($kept);
        if (!is_string($kept)) {
            return false;
        }
        $this->known[$name] = unserialize($kept);
        return self::copy($this->known[$name]);
    }

    /** @param list<string> $when `nx`: only where nothing is; `xx`: only where something is. */
    public function set(string $key, mixed $value, string $group, int $seconds, array $when = []): bool
    {
        $name = $this->name($key, $group);
        if (isset($this->local[$group])) {
            $is = array_key_exists($name, $this->known);
            if ($when === ['nx'] && $is || $when === ['xx'] && !$is) {
                return false;
            }
        } elseif (!$this->redis->set($name, serialize($value), [...$when, ...($seconds > 0 ? ['ex' => $seconds] : [])])) {
            return false;
        }
        $this->known[$name] = self::copy($value);
        return true;
    }

    public function delete(string $key, string $group): bool
    {
        $name = $this->name($key, $group);
        $was = array_key_exists($name, $this->known);
        unset($this->known[$name]);
        return isset($this->local[$group]) ? $was : (int) $this->redis->del($name) > 0;
    }

    public function flush(): bool
    {
        $this->known = [];
        foreach (array_chunk($this->redis->keys('*') ?: [], 500) as $names) {
            // `keys` gives whole names, to which `del` would add the prefix once more.
            $this->redis->del(array_map(static fn(string $name): string => substr($name, strlen(MULLION_TEST_REDIS_PREFIX)), $names));
        }
        return true;
    }

    public function forget(): void
    {
        $this->known = [];
    }

    /** @param list<string> $groups */
    public function keepLocal(array $groups): void
    {
        $this->local += array_fill_keys($groups, true);
    }

    /** @param list<string> $groups */
    public function shareOverSites(array $groups): void
    {
        $this->global += array_fill_keys($groups, true);
    }

    public function choose(int $site): void
    {
        $this->site = "{$site}:";
    }

    public function close(): bool
    {
        return $this->redis->close();
    }

    private function name(string $key, string $group): string
    {
        return (isset($this->global[$group]) ? '' : $this->site) . "{$group}:{$key}";
    }

    /** Whoever was given an object may change it. */
    private static function copy(mixed $value): mixed
    {
        return is_object($value) ? clone $value : $value;
    }
}

function mullion_test_cache(): MullionTestCache
{
    global $wp_object_cache;
    assert($wp_object_cache instanceof MullionTestCache);
    return $wp_object_cache;
}

function wp_cache_init(): void
{
    $GLOBALS['wp_object_cache'] = new MullionTestCache();
}

function wp_cache_add(int|string $key, mixed $data, string $group = '', int $expire = 0): bool
{
    return !wp_suspend_cache_addition() && mullion_test_cache()->set((string) $key, $data, $group ?: 'default', $expire, ['nx']);
}

function wp_cache_replace(int|string $key, mixed $data, string $group = '', int $expire = 0): bool
{
    return mullion_test_cache()->set((string) $key, $data, $group ?: 'default', $expire, ['xx']);
}

function wp_cache_set(int|string $key, mixed $data, string $group = '', int $expire = 0): bool
{
    return mullion_test_cache()->set((string) $key, $data, $group ?: 'default', $expire);
}

function wp_cache_get(int|string $key, string $group = '', bool $force = false, ?bool &$found = null): mixed
{
    return mullion_test_cache()->get((string) $key, $group ?: 'default', $force, $found);
}

function wp_cache_delete(int|string $key, string $group = ''): bool
{
    return mullion_test_cache()->delete((string) $key, $group ?: 'default');
}

function wp_cache_incr(int|string $key, int $offset = 1, string $group = ''): int|false
{
    $now = wp_cache_get($key, $group, true, $found);
    $next = max(0, (is_numeric($now) ? (int) $now : 0) + $offset);
    return $found && wp_cache_set($key, $next, $group) ? $next : false;
}

function wp_cache_decr(int|string $key, int $offset = 1, string $group = ''): int|false
{
    return wp_cache_incr($key, -$offset, $group);
}

function wp_cache_flush(): bool
{
    return mullion_test_cache()->flush();
}

function wp_cache_flush_runtime(): bool
{
    mullion_test_cache()->forget();
    return true;
}

function wp_cache_supports(string $feature): bool
{
    return $feature === 'flush_runtime';
}

function wp_cache_close(): bool
{
    return mullion_test_cache()->close();
}

/** @param string|list<string> $groups */
function wp_cache_add_global_groups(string|array $groups): void
{
    mullion_test_cache()->shareOverSites((array) $groups);
}

/** @param string|list<string> $groups */
function wp_cache_add_non_persistent_groups(string|array $groups): void
{
    mullion_test_cache()->keepLocal((array) $groups);
}

function wp_cache_switch_to_blog(int $site): void
{
    mullion_test_cache()->choose($site);
}
