<?php

declare(strict_types=1);

use Mullion\Tests\World\Site;

/** Options, caches, mail and what a site is called; `get_option()` is in shims.php. */

function add_option(string $name, mixed $value, string $deprecated = '', ?bool $autoload = null): bool
{
    $isNew = !array_key_exists($name, Site::$options);
    if ($isNew) {
        [Site::$options[$name], Site::$autoloads[$name]] = [$value, $autoload];
    }
    return $isNew;
}

function update_option(string $name, mixed $value, ?bool $autoload = null): bool
{
    Site::$options[$name] = $value;
    return true;
}

function delete_option(string $name): bool
{
    $isThere = array_key_exists($name, Site::$options);
    unset(Site::$options[$name]);
    return $isThere;
}

function get_transient(string $name): mixed
{
    return Site::$transients[$name] ?? false;
}

function set_transient(string $name, mixed $value, int $seconds = 0): bool
{
    // The database has text; only lists keep the types of what is in them.
    Site::$transients[$name] = is_int($value) ? (string) $value : $value;
    return true;
}

function wp_cache_get(string|int $key, string $group = ''): mixed
{
    return Site::$cache["{$group}:{$key}"] ?? false;
}

function wp_cache_set(string|int $key, mixed $value, string $group = '', int $seconds = 0): bool
{
    Site::$cache["{$group}:{$key}"] = $value;
    return true;
}

function wp_cache_add(string|int $key, mixed $value, string $group = '', int $seconds = 0): bool
{
    return !isset(Site::$cache["{$group}:{$key}"]) && wp_cache_set($key, $value, $group);
}

function wp_cache_delete(string|int $key, string $group = ''): bool
{
    unset(Site::$cache["{$group}:{$key}"]);
    return true;
}

function wp_using_ext_object_cache(): bool
{
    return Site::$isCacheShared;
}

function get_theme_support(string $feature): mixed
{
    return Site::$supports[$feature] ?? false;
}

function current_theme_supports(string $feature): bool
{
    return isset(Site::$supports[$feature]) && Site::$supports[$feature] !== false;
}

function wp_is_block_theme(): bool
{
    return Site::$supports['block-theme'] ?? false;
}

function get_query_var(string $name, mixed $default = ''): mixed
{
    return Site::$query[$name] ?? $default;
}

function get_search_query(bool $escaped = true): string
{
    $text = (string) get_query_var('s');
    return $escaped ? esc_attr($text) : $text;
}

function wp_doing_cron(): bool
{
    return false;
}

function is_admin(): bool
{
    return Site::$isAdmin;
}

function is_ssl(): bool
{
    return Site::$isSecure;
}

function wp_salt(string $scheme = 'auth'): string
{
    return "{$scheme}-salt";
}

function wp_mail(string $to, string $subject, string $message, mixed $headers = ''): bool
{
    Site::$mails[] = compact('to', 'subject', 'message', 'headers');
    return Site::$canMail;
}

function get_bloginfo(string $show = '', string $filter = 'raw'): string
{
    return $show === 'charset' ? Site::$charset : (string) get_option('blogname', 'Cửa Việt');
}


function get_language_attributes(): string
{
    return 'lang="vi"';
}

function get_current_blog_id(): int
{
    return Site::$current;
}

function register_activation_hook(string $file, callable $callback): void {}

function register_deactivation_hook(string $file, callable $callback): void {}

function is_multisite(): bool
{
    return Site::$network !== [];
}

function get_site_option(string $name, mixed $default = false): mixed
{
    return Site::$networkOptions[$name] ?? $default;
}

function update_site_option(string $name, mixed $value): bool
{
    Site::$networkOptions[$name] = $value;
    return true;
}

function delete_site_option(string $name): bool
{
    unset(Site::$networkOptions[$name]);
    return true;
}

function network_admin_url(string $path = ''): string
{
    return home_url("/wp-admin/network/{$path}");
}

/** @param array{fields: string, number?: int} $query @return list<int> */
function get_sites(array $query): array
{
    // As WordPress: a hundred, unless all are asked for.
    return array_slice(Site::$network, 0, ($query['number'] ?? 100) ?: null);
}

function switch_to_blog(int $site): bool
{
    $GLOBALS['_wp_switched_stack'][] = Site::$current;
    Site::turnTo($site);
    return true;
}

function restore_current_blog(): bool
{
    Site::turnTo(array_pop($GLOBALS['_wp_switched_stack']));
    return true;
}

function get_site_url(int $blog, string $path = ''): string
{
    return home_url($path);
}

function get_template(): string
{
    return 'storefront';
}

function wp_next_scheduled(string $hook): int|false
{
    return Site::$schedule[$hook] ?? false;
}

function wp_schedule_event(int $time, string $recurrence, string $hook): bool
{
    Site::$schedule[$hook] = $time;
    return true;
}

function wp_clear_scheduled_hook(string $hook): int
{
    $isThere = isset(Site::$schedule[$hook]);
    unset(Site::$schedule[$hook]);
    return (int) $isThere;
}

function wp_add_privacy_policy_content(string $name, string $html): void
{
    Site::$policies[$name] = $html;
}

function admin_url(string $path = '', string $scheme = 'admin'): string
{
    return $scheme === 'relative' ? "/wp-admin/{$path}" : home_url("/wp-admin/{$path}");
}

function wp_login_url(): string
{
    return home_url('/wp-login.php');
}

function wp_lostpassword_url(): string
{
    return home_url('/quen-mat-khau/');
}

function menu_page_url(string $slug, bool $display = true): string
{
    return admin_url("users.php?page={$slug}");
}

function get_locale(): string
{
    return Site::$locale;
}

/** Of a site that has every language. */
function switch_to_locale(string $locale): bool
{
    Site::$locale = $locale;
    return true;
}

function add_settings_error(string $setting, string $code, string $message, string $type = 'error'): void
{
    Site::$settingsErrors[] = $message;
    Site::$settingsCodes[] = $code;
}

/** No sidebar of the tests' theme has a widget. */
function is_active_widget(callable|false $callback = false, string|false $id = false, string|false $base = false): string|false
{
    return false;
}
