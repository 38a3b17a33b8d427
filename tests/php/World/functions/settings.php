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

/** @return list<array{code: string, message: string}> */
function get_settings_errors(): array
{
    $error = static fn(string $code, string $message): array => compact('code', 'message');
    return array_map($error, Site::$settingsCodes, Site::$settingsErrors);
}

function settings_errors(): void
{
    foreach (Site::$settingsErrors as $message) {
        echo "<div class=\"notice notice-error\"><p>{$message}</p></div>";
    }
}

/** The screen of the settings page, which takes its help. */
function get_current_screen(): object
{
    return new class {
        /** @param array{id: string, title: string, content: string} $tab */
        public function add_help_tab(array $tab): void
        {
            Site::$help[] = $tab;
        }
    };
}

/** Who is logged in; an empty one where nobody is. */
function wp_get_current_user(): WP_User
{
    return get_userdata(get_current_user_id()) ?: new WP_User();
}
