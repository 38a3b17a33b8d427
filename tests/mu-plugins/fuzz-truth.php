<?php

/**
 * Plugin Name: Mullion tests: what fuzzed requests leave behind
 *
 * What PHP complains of is noted under the number of the request that it answers (`X-Fuzz`), and
 * `/?mullion-test=fuzz` tells these notes and every row that nobody without a right may change. `&begin` makes
 * rows of somebody who has nothing to do with it, `&end` takes them away.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

const MULLION_FUZZ_LOG = WP_CONTENT_DIR . '/fuzz.log';

$mullion_number = $_SERVER['HTTP_X_FUZZ'] ?? '';
if (is_string($mullion_number) && ctype_digit($mullion_number)) {
    $mullion_note = static function (string $message, string $file, int $line) use ($mullion_number): void {
        // A call of ours with the wrong type is complained of in WordPress's files.
        $ours = array_filter(debug_backtrace(), static fn(array $call): bool => preg_match('#/(mullion|wp-plugin)/#', $call['file'] ?? '') === 1);
        $owner = $ours !== [] || preg_match('#/(mullion|wp-plugin)/#', "{$file} {$message}") === 1 ? 'ours' : 'theirs';
        file_put_contents(MULLION_FUZZ_LOG, "{$mullion_number} {$owner} {$message} in {$file}:{$line}\n", FILE_APPEND | LOCK_EX);
    };
    set_error_handler(static function (int $level, string $message, string $file, int $line) use ($mullion_note): bool {
        if ((error_reporting() & $level) !== 0) {
            $mullion_note($message, $file, $line);
        }
        return false;
    });
    register_shutdown_function(static function () use ($mullion_note): void {
        $error = error_get_last();
        if ($error !== null && ($error['type'] & (E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR)) !== 0) {
            $mullion_note($error['message'], $error['file'], $error['line']);
        }
    });
}

/** Rows of a table by their names; what a visitor may cause by merely coming is left out. */
function mullion_fuzz_rows(string $table): array
{
    global $wpdb;
    $rows = [];
    foreach ($wpdb->get_results("SELECT * FROM {$table}", ARRAY_A) as $row) {
        $name = (string) ($row['option_name'] ?? $row['ticket'] ?? $row['session_key'] ?? reset($row));
        $what = (string) ($row['option_name'] ?? $row['meta_key'] ?? '');
        if (preg_match('/^(_site)?_transient|^(cron$|mullion_test_|_mullion_demo_)/', $what) !== 1) {
            $rows[$name] = md5(serialize($row));
        }
    }
    return $rows;
}

/** A subscriber of each status, a connection and a ticket. */
function mullion_fuzz_bystanders(): void
{
    global $wpdb;
    foreach (['pending', 'confirmed', 'unsubscribed'] as $status) {
        $wpdb->replace("{$wpdb->prefix}mullion_subscribers", [
            'email' => "{$status}@bystander.test",
            'status' => $status,
            'secret' => str_repeat('5', 64),
            'consent' => 'Yes.',
            'consent_version' => '1',
            'source' => home_url('/'),
            'address_hash' => str_repeat('6', 64),
            'created' => time(),
        ]);
    }
    $wpdb->replace("{$wpdb->prefix}mullion_logins", [
        'identity' => str_repeat('7', 64),
        'provider' => 'facebook',
        'subject' => 'bystander',
        'email' => 'admin@example.com',
        'user_id' => 1,
        'created' => gmdate('Y-m-d H:i:s'),
    ]);
    $wpdb->replace("{$wpdb->prefix}mullion_login_tickets", [
        'ticket' => str_repeat('8', 64),
        'browser' => str_repeat('9', 64),
        'content' => '{}',
        'expires' => time() + DAY_IN_SECONDS,
    ]);
}

add_action('init', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'fuzz') {
        return;
    }
    global $wpdb;
    if (isset($_GET['begin'])) {
        is_file(MULLION_FUZZ_LOG) && unlink(MULLION_FUZZ_LOG);
        mullion_fuzz_bystanders();
    }
    if (isset($_GET['end'])) {
        $wpdb->query("DELETE FROM {$wpdb->prefix}mullion_subscribers WHERE email LIKE '%@bystander.test'");
        $wpdb->query("DELETE FROM {$wpdb->prefix}mullion_logins WHERE subject = 'bystander'");
    }
    $tables = array_diff($wpdb->get_col('SHOW TABLES'), ["{$wpdb->prefix}mullion_limits"]);
    wp_send_json([
        'rows' => array_map(mullion_fuzz_rows(...), array_combine($tables, $tables)),
        'notes' => is_file(MULLION_FUZZ_LOG) ? file(MULLION_FUZZ_LOG, FILE_IGNORE_NEW_LINES) : [],
        'mails' => count((array) get_option('mullion_test_login_mails', [])) + count((array) get_option('mullion_test_mails', [])),
    ]);
}, 30);
