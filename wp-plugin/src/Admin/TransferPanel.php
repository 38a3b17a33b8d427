<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** Takes all settings to another site, as a file. */
final class TransferPanel implements Panel
{
    private const EXPORT = 'mullion_export_settings';
    private const IMPORT = 'mullion_import_settings';
    private const FILE = 'mullion-settings';

    /** Bytes; a file of everything has some thousand. */
    private const LARGEST = 262144;

    public function __construct(private readonly SettingsFile $file) {}

    public function register(): void
    {
        add_action('admin_post_' . self::EXPORT, [$this, 'export']);
        add_action('admin_post_' . self::IMPORT, [$this, 'import']);
    }

    public function tab(): Tab
    {
        return Tab::Advanced;
    }

    public function isFirst(): bool
    {
        return false;
    }

    public function show(): void
    {
        printf('<h2>%s</h2>', esc_html__('Export', 'mullion'));
        self::begin(self::EXPORT);
        printf(
            '<p><label><input type="checkbox" name="secrets" value="1"> %s</label></p>',
            esc_html__('With secrets: whoever has the file then has them', 'mullion'),
        );
        printf('<p><button class="button">%s</button></p></form>', esc_html__('Export settings', 'mullion'));
        printf('<h2>%s</h2>', esc_html__('Import', 'mullion'));
        self::begin(self::IMPORT);
        printf(
            '<p><label for="%1$s">%2$s</label><br>'
            . '<input type="file" id="%1$s" name="%1$s" accept=".json,application/json" required></p>',
            esc_attr(self::FILE),
            esc_html__('An exported file. It replaces what is set here; secrets that it lacks stay.', 'mullion'),
        );
        printf('<p><button class="button">%s</button></p></form>', esc_html__('Import settings', 'mullion'));
    }

    /** Hooked to `admin_post_mullion_export_settings`: answers with the file. */
    public function export(): void
    {
        Request::checkPost(self::EXPORT);
        nocache_headers();
        header('Content-Type: application/json; charset=utf-8');
        header('Content-Disposition: attachment; filename="mullion-settings-' . gmdate('Y-m-d') . '.json"');
        $isAsked = ($_POST['secrets'] ?? '') === '1';
        $flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_FORCE_OBJECT;
        // phpcs:ignore WordPress.Security.EscapeOutput -- a file, not a page.
        echo wp_json_encode($this->file->export($isAsked), $flags) . "\n";
        exit;
    }

    /** Hooked to `admin_post_mullion_import_settings`: reads the file, and leads back. */
    public function import(): void
    {
        Request::checkPost(self::IMPORT);
        // phpcs:ignore WordPress.Security -- checkPost() has; every value is checked by its section.
        $sent = $_FILES[self::FILE] ?? null;
        $path = is_array($sent) ? $sent['tmp_name'] ?? null : null;
        $text = is_string($path) && is_file($path) && filesize($path) <= self::LARGEST
            ? (string) file_get_contents($path)
            : '';
        $file = SettingsFile::read($text);
        if (!is_array($file) || !self::isOurs($file)) {
            $text = __('Nothing was changed: this is no file of settings.', 'mullion');
            Messages::carry($this->tab(), new CheckResult(false, $text));
        }
        $results = [new CheckResult(true, __('The settings were imported.', 'mullion'))];
        $lost = $this->file->import($file);
        if ($lost !== []) {
            /* translators: %s: names of settings. */
            $text = sprintf(__('Not kept, being unknown or no good: %s', 'mullion'), self::some($lost));
            $results[] = new CheckResult(false, $text);
        }
        Messages::carry($this->tab(), ...$results);
    }

    /** @param array<mixed> $file */
    private static function isOurs(array $file): bool
    {
        $isOption = static fn(int|string $name): bool => str_starts_with((string) $name, 'mullion_');
        return array_filter(array_keys($file), $isOption) !== [];
    }

    /** @param list<string> $names */
    private static function some(array $names): string
    {
        return mb_substr(implode(', ', array_slice($names, 0, 20)), 0, 1000);
    }

    private static function begin(string $action): void
    {
        printf('<form method="post" enctype="multipart/form-data" action="%s">', esc_url(admin_url('admin-post.php')));
        wp_nonce_field($action);
        printf('<input type="hidden" name="action" value="%s">', esc_attr($action));
    }
}
