<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\TestCase;
use WP_Hook;

/** A test with a WordPress of its own: its data and hooks are as they were when the next one begins. */
abstract class WordPressTestCase extends TestCase
{
    /** @var array<string, WP_Hook> */
    private array $hooks = [];

    protected function setUp(): void
    {
        Database::renew();
        Journal::begin();
        Clock::$ahead = 0;
        $this->hooks = array_map(static fn(WP_Hook $hook): WP_Hook => clone $hook, $GLOBALS['wp_filter']);
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_filter'] = $this->hooks;
        // The next test's user may have the same number, and WordPress would keep this one.
        wp_set_current_user(0);
    }

    /** Makes a user, whose address is at `login.test`. */
    protected static function user(string $name, string $role): int
    {
        $user = wp_insert_user(['user_login' => $name, 'user_email' => "{$name}@login.test", 'user_pass' => 'mat-khau', 'role' => $role]);
        self::assertIsInt($user);
        return $user;
    }
}
