<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** Who has an account, and who is logged in. */
final class Users
{
    /** @var array<int, \WP_User> */
    public static array $all = [];

    /** @var array<int, array<string, mixed>> What is kept with each. */
    public static array $meta = [];

    public static int $current = 0;

    /** How often somebody asked who that is. */
    public static int $asked = 0;

    /** @var list<int> Who was given a session, in order. */
    public static array $loggedIn = [];

    public static int $endedSessions = 0;

    /** @var array<int, string> Where one was set. */
    public static array $passwords = [];

    /** @var array<int, array<int, list<string>>> What each may do on other sites of the network. */
    public static array $elsewhere = [];

    /** @var list<string> What was ended altogether, as `sessions 7`. */
    public static array $ended = [];

    /** @var list<int> Whom a network has marked as spam. */
    public static array $spammers = [];

    public static function reset(): void
    {
        [self::$all, self::$meta, self::$current, self::$loggedIn, self::$endedSessions] = [[], [], 0, [], 0];
        [self::$passwords, self::$ended, self::$elsewhere, self::$asked, self::$spammers] = [[], [], [], 0, []];
    }

    /** @param list<string> $capabilities */
    public static function add(string $email, string $role = 'customer', array $capabilities = []): \WP_User
    {
        $id = count(self::$all) + 7;
        $own = $role === 'administrator' ? ['manage_options', 'edit_posts'] : [];
        $name = explode('@', $email)[0];
        return self::$all[$id] = new \WP_User($id, $name, $email, [$role], [...$own, ...$capabilities]);
    }
}
