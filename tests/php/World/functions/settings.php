<?php

declare(strict_types=1);

use Mullion\Tests\World\Site;

/** @param array<string, mixed> $how */
function register_setting(string $group, string $option, array $how): void
{
    Site::$settings[$group][] = $option;
    add_filter("sanitize_option_{$option}", $how['sanitize_callback']);
}

function settings_fields(string $group): void
{
    printf('<input type="hidden" name="option_page" value="%s">', esc_attr($group));
}

function submit_button(): void
{
    echo '<input type="submit" value="Save Changes">';
}

function plugin_basename(string $file): string
{
    return 'mullion/' . basename($file);
}

function esc_textarea(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES, 'UTF-8');
}

/** @return list<string> */
function get_settings_errors(): array
{
    return Site::$settingsErrors;
}

function settings_errors(): void
{
    foreach (Site::$settingsErrors as $message) {
        echo "<div class=\"notice notice-error\"><p>{$message}</p></div>";
    }
}

/** Who is logged in; an empty one where nobody is. */
function wp_get_current_user(): WP_User
{
    return get_userdata(get_current_user_id()) ?: new WP_User();
}
