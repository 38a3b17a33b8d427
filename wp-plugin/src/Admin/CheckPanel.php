<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Endpoint\Limit;
use Mullion\Endpoint\RateLimit;

defined('ABSPATH') || exit;

/** The buttons of a {@see Check}. They need no script: what was found stands at the top of the tab. */
final class CheckPanel implements Panel
{
    private const ACTION = 'mullion_check_';

    /** Presses of one user within ten minutes: each takes a worker of this server, or sends a mail. */
    private const MOST = 10;
    private const SECONDS = 600;

    public function __construct(
        private readonly Check $check,
        private readonly RateLimit $limit,
    ) {}

    public function register(): void
    {
        add_action('admin_post_' . $this->action(), [$this, 'run']);
    }

    public function tab(): Tab
    {
        return $this->check->tab();
    }

    public function isFirst(): bool
    {
        return false;
    }

    public function show(): void
    {
        printf('<h2>%s</h2>', esc_html($this->check->title()));
        printf('<p>%s</p>', esc_html($this->check->description()));
        printf('<form method="post" action="%s"><p>', esc_url(admin_url('admin-post.php')));
        wp_nonce_field($this->action());
        printf('<input type="hidden" name="action" value="%s">', esc_attr($this->action()));
        foreach ($this->check->targets() as $target => $label) {
            printf(
                '<button class="button" name="target" value="%s">%s</button> ',
                esc_attr((string) $target),
                esc_html($label),
            );
        }
        echo '</p></form>';
    }

    /** Hooked to `admin_post_mullion_check_…`: answers the form, and leads back. */
    public function run(): void
    {
        Request::checkPost($this->action());
        $target = is_string($_POST['target'] ?? null) ? sanitize_key(wp_unslash($_POST['target'])) : '';
        Messages::carry($this->tab(), $this->result($target));
    }

    private function result(string $target): CheckResult
    {
        if (!array_key_exists($target, $this->check->targets())) {
            return new CheckResult(false, __('There is nothing of that name to be tried.', 'mullion'));
        }
        $who = (string) get_current_user_id();
        $wait = $this->limit->count($this->action(), $who, new Limit(self::MOST, self::SECONDS));
        if ($wait > 0) {
            $minutes = (int) ceil($wait / MINUTE_IN_SECONDS);
            /* translators: %d: minutes. */
            $text = __('Tried often enough for now: please wait. Minutes left: %d', 'mullion');
            return new CheckResult(false, sprintf($text, $minutes));
        }
        return $this->check->run($target);
    }

    private function action(): string
    {
        return self::ACTION . $this->check->name();
    }
}
