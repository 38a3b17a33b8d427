<?php

declare(strict_types=1);

use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Users;

/** Accounts, what they may do, and who is logged in. */

class WP_User
{
    /** @param list<string> $roles @param list<string> $capabilities */
    public function __construct(
        public int $ID,
        public string $user_login,
        public string $user_email,
        public array $roles = [],
        public array $capabilities = [],
        public string $display_name = '',
    ) {}

    /** What they may do on another site of the network. */
    public function for_site(int $site): void
    {
        $this->capabilities = Users::$elsewhere[$this->ID][$site] ?? [];
    }
}

final class WP_Session_Tokens
{
    private function __construct(private readonly int $user) {}

    public static function get_instance(int $user): self
    {
        return new self($user);
    }

    public function destroy_all(): void
    {
        Users::$ended[] = "sessions {$this->user}";
    }
}

final class WP_Application_Passwords
{
    public static function delete_all_application_passwords(int $user): int
    {
        Users::$ended[] = "application passwords {$user}";
        return 1;
    }
}

function get_userdata(int $id): WP_User|false
{
    return Users::$all[$id] ?? false;
}

/** By login or address, whatever the case of its letters. */
function get_user_by(string $field, string $value): WP_User|false
{
    foreach (Users::$all as $user) {
        if (strcasecmp($field === 'email' ? $user->user_email : $user->user_login, $value) === 0) {
            return $user;
        }
    }
    return false;
}

function wp_authenticate_spam_check(WP_User|WP_Error|null $user): WP_User|WP_Error|null
{
    $isSpammer = is_multisite() && $user instanceof WP_User && in_array($user->ID, Users::$spammers, true);
    return $isSpammer ? new WP_Error('spammer_account', 'Your account has been marked as a spammer.') : $user;
}

/** @return array<int, object{userblog_id: int}> */
function get_blogs_of_user(int $id, bool $all = false): array
{
    return array_map(static fn(int $site): object => (object) ['userblog_id' => $site], array_keys(Users::$elsewhere[$id] ?? []));
}

function username_exists(string $name): int|false
{
    $user = get_user_by('login', $name);
    return $user === false ? false : $user->ID;
}

/** @param array<string, string> $data */
function wp_insert_user(array $data): int|WP_Error
{
    if (get_user_by('email', $data['user_email']) !== false) {
        return new WP_Error('existing_user_email', 'Sorry, that email address is already used!');
    }
    $user = Users::add($data['user_email'], $data['role']);
    [$user->user_login, $user->display_name] = [$data['user_login'], $data['display_name']];
    return $user->ID;
}

function user_can(WP_User $user, string $capability): bool
{
    return in_array($capability, $user->capabilities, true);
}

function is_super_admin(int $id): bool
{
    return in_array('super_admin', Users::$all[$id]->roles ?? [], true);
}

function current_user_can(string $capability): bool
{
    $user = get_userdata(Users::$current);
    return $user !== false && user_can($user, $capability);
}

function is_user_logged_in(): bool
{
    return Users::$current !== 0;
}

function get_current_user_id(): int
{
    Users::$asked++;
    return Users::$current;
}

function wp_set_current_user(int $id): void
{
    Users::$current = $id;
}

function wp_set_auth_cookie(int $id): void
{
    Users::$loggedIn[] = $id;
}

function wp_destroy_current_session(): void
{
    Users::$endedSessions++;
}

/** @param string $name A shop brings the role of its customers. */
function get_role(string $name): ?object
{
    return $name === 'customer' && Shop::$woocommerce === null ? null : (object) ['name' => $name];
}

function sanitize_user(string $name, bool $strict = false): string
{
    return trim((string) preg_replace($strict ? '/[^a-z0-9 _.\-@]/i' : '/\s+/', '', $name));
}

function wp_generate_password(int $length = 12): string
{
    return bin2hex(random_bytes(intdiv($length, 2)));
}

function wp_set_password(string $password, int $user): void
{
    Users::$passwords[$user] = $password;
}

function delete_user_meta(int $id, string $key): bool
{
    $isThere = isset(Users::$meta[$id][$key]);
    unset(Users::$meta[$id][$key]);
    return $isThere;
}

function wp_rand(int $min, int $max): int
{
    return random_int($min, $max);
}

function get_user_meta(int $id, string $key, bool $single = false): mixed
{
    return Users::$meta[$id][$key] ?? '';
}

/** A nonce is good for the one to whom it was given. */
function wp_create_nonce(string $action): string
{
    return md5($action . Users::$current);
}

function wp_verify_nonce(string $nonce, string $action): int|false
{
    return hash_equals(wp_create_nonce($action), $nonce) ? 1 : false;
}

function wp_nonce_field(string $action): void
{
    printf('<input type="hidden" name="_wpnonce" value="%s">', wp_create_nonce($action));
}

function check_admin_referer(string $action): int
{
    return wp_verify_nonce((string) ($_POST['_wpnonce'] ?? ''), $action) ?: wp_die('The link you followed has expired.', '', ['response' => 403]);
}
