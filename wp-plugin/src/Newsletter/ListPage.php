<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Admin\Request;

defined('ABSPATH') || exit;

/** Users → Newsletter: the list, its search, deleting, and the button of the export. */
final class ListPage
{
    public const SLUG = 'mullion-newsletter';

    /** The one that WordPress's own list prints. */
    private const NONCE = 'bulk-subscribers';

    public function __construct(private readonly Store $store) {}

    /** Hooked to `admin_menu`. */
    public function add(): void
    {
        $title = __('Newsletter', 'mullion');
        $hook = add_submenu_page('users.php', $title, $title, self::capability(), self::SLUG, [$this, 'show']);
        if ($hook !== false) {
            add_action("load-{$hook}", [$this, 'act']);
        }
    }

    /** Who may see the addresses. */
    public static function capability(): string
    {
        /**
         * The capability that the newsletter's list, deletion and export need.
         *
         * @since 0.1.0
         *
         * @param string $capability
         */
        $capability = apply_filters('mullion_newsletter_capability', 'manage_options');
        return is_string($capability) && $capability !== '' ? $capability : 'manage_options';
    }

    /** Deletes what was chosen; WordPress has checked the capability for this page already, and we do again. */
    public function act(): void
    {
        // What the list's search repeats.
        Request::dropLists('s', 'orderby', 'order', 'post_mime_type', 'detached');
        // phpcs:ignore WordPress.Security -- compared, never used.
        if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') {
            Request::leaveDeep(menu_page_url(self::SLUG, false));
            return;
        }
        Request::checkNonce(self::NONCE);
        if (!current_user_can(self::capability())) {
            wp_die(esc_html__('You are not allowed to do this.', 'mullion'), '', ['response' => 403]);
        }
        $deleted = count(array_filter(self::chosen((array) wp_unslash($_POST)), $this->store->delete(...)));
        $back = menu_page_url(self::SLUG, false);
        wp_safe_redirect(add_query_arg('deleted', $deleted, $back), 303);
        exit;
    }

    public function show(): void
    {
        $table = new ListTable($this->store);
        $table->prepare_items();
        echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__('Newsletter', 'mullion') . '</h1>';
        $this->printExport();
        echo '<hr class="wp-header-end">';
        $this->printDeleted();
        $table->views();
        echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr(self::SLUG) . '">';
        $table->search_box(__('Search addresses', 'mullion'), 'mullion-newsletter');
        echo '</form><form method="post">';
        $table->display();
        echo '</form></div>';
    }

    private function printExport(): void
    {
        printf('<form method="post" action="%s" class="alignright">', esc_url(admin_url('admin-post.php')));
        printf('<input type="hidden" name="action" value="%s">', esc_attr(Newsletter::EXPORT));
        wp_nonce_field(Newsletter::EXPORT);
        printf('<button class="button">%s</button></form>', esc_html__('Export as CSV', 'mullion'));
    }

    private function printDeleted(): void
    {
        $deleted = $_GET['deleted'] ?? ''; // phpcs:ignore WordPress.Security -- a number to show.
        if (is_string($deleted) && ctype_digit($deleted)) {
            /* translators: %s: how many */
            $text = sprintf(__('Addresses deleted: %s', 'mullion'), number_format_i18n((int) $deleted));
            printf('<div class="notice notice-success is-dismissible"><p>%s</p></div>', esc_html($text));
        }
    }

    /**
     * The rows that are to be deleted: by a row's own button, or by the list's action for all that are ticked.
     *
     * @param array<mixed> $post
     *
     * @return list<int>
     */
    private static function chosen(array $post): array
    {
        $one = $post['delete'] ?? null;
        $isBulk = in_array('delete', [$post['action'] ?? '', $post['action2'] ?? ''], true);
        $many = $isBulk && is_array($post['subscriber'] ?? null) ? $post['subscriber'] : [];
        $ids = is_string($one) ? [$one] : $many;
        return array_values(array_map(
            intval(...),
            array_filter($ids, static fn(mixed $id): bool => is_string($id) && ctype_digit($id)),
        ));
    }
}
