<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** The list in WordPress's own form. */
final class ListTable extends \WP_List_Table
{
    private const ROWS = 50;

    public function __construct(private readonly Store $store)
    {
        parent::__construct(['singular' => 'subscriber', 'plural' => 'subscribers', 'ajax' => false]);
    }

    /** @return array<string, string> */
    public function get_columns(): array
    {
        return [
            'cb' => '<input type="checkbox">',
            'email' => __('E-mail address', 'mullion'),
            'status' => __('Status', 'mullion'),
            'created' => __('Subscribed on', 'mullion'),
            'source' => __('Page', 'mullion'),
            'origin' => __('Came from', 'mullion'),
        ];
    }

    public function prepare_items(): void
    {
        $search = self::asked('s');
        $status = Status::tryFrom(self::asked('status'));
        $total = $this->store->count($search, $status);
        // A page far beyond the last one is a number that no database counts to.
        $page = min($this->get_pagenum(), intdiv($total, self::ROWS) + 1);
        $this->items = $this->store->page($search, ($page - 1) * self::ROWS, self::ROWS, $status);
        $this->set_pagination_args(['total_items' => $total, 'per_page' => self::ROWS]);
        $this->_column_headers = [$this->get_columns(), [], [], 'email'];
    }

    public function no_items(): void
    {
        esc_html_e('Nobody has subscribed yet, or no address fits the search.', 'mullion');
    }

    /** @return array<string, string> */
    protected function get_bulk_actions(): array
    {
        return ['delete' => __('Delete', 'mullion')];
    }

    /** @return array<string, string> */
    protected function get_views(): array
    {
        $views = [];
        $page = menu_page_url(ListPage::SLUG, false);
        foreach ([null, ...Status::cases()] as $status) {
            $value = $status === null ? '' : $status->value;
            $views[$value === '' ? 'all' : $value] = sprintf(
                '<a href="%s"%s>%s <span class="count">(%s)</span></a>',
                esc_url($value === '' ? $page : add_query_arg('status', $value, $page)),
                self::asked('status') === $value ? ' class="current" aria-current="page"' : '',
                esc_html($status === null ? __('All', 'mullion') : $status->label()),
                esc_html(number_format_i18n($this->store->count('', $status))),
            );
        }
        return $views;
    }

    /** @param Subscriber $item */
    protected function column_cb($item): string
    {
        /* translators: %s: an e-mail address */
        $label = sprintf(__('Select %s', 'mullion'), $item->email);
        return sprintf(
            '<input type="checkbox" name="subscriber[]" value="%d" aria-label="%s">',
            $item->id,
            esc_attr($label),
        );
    }

    protected function column_email(Subscriber $item): string
    {
        return sprintf(
            '<strong>%s</strong><br>'
                . '<button class="button button-small" name="delete" value="%d" aria-label="%s">%s</button>',
            esc_html($item->email),
            $item->id,
            /* translators: %s: an e-mail address */
            esc_attr(sprintf(__('Delete %s', 'mullion'), $item->email)),
            esc_html__('Delete', 'mullion'),
        );
    }

    /**
     * @param Subscriber $item
     * @param string     $column_name
     */
    protected function column_default($item, $column_name): string
    {
        return match ($column_name) {
            'status' => esc_html($item->status->label()),
            'created' => esc_html((string) wp_date('Y-m-d H:i', $item->created)),
            'source' => sprintf(
                '<a href="%s">%s</a>',
                esc_url($item->source),
                esc_html(wp_parse_url($item->source, PHP_URL_PATH) ?: '/'),
            ),
            'origin' => esc_html($item->origin->line()),
            default => '',
        };
    }

    private static function asked(string $key): string
    {
        // phpcs:ignore WordPress.Security -- reads a list, prepared and escaped where it is used.
        $value = $_GET[$key] ?? '';
        return is_string($value) ? sanitize_text_field(wp_unslash($value)) : '';
    }
}
