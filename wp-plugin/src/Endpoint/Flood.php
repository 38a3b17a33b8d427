<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** Tells the owner that more mails are asked for than the whole site may send: by mail, and where they work. */
final class Flood
{
    private const SILENCE = DAY_IN_SECONDS;

    public function __construct(private readonly Flooded $what) {}

    /** Once a day, however many requests are refused. */
    public function tell(int $wait): void
    {
        // Of many requests at once the one that writes the option is the one that mails.
        if (!$this->claim(time())) {
            return;
        }
        $name = get_option('blogname');
        $to = get_option('admin_email');
        wp_mail(
            is_string($to) ? $to : '',
            $this->what->title(wp_specialchars_decode(is_string($name) ? $name : '', ENT_QUOTES)),
            $this->words() . "\n\n" . sprintf(
                /* translators: %d: a whole number. */
                __('Minutes until they are taken again: %d. You get this mail once a day at most.', 'mullion'),
                (int) ceil($wait / MINUTE_IN_SECONDS),
            ),
        );
    }

    /** On each page of the administration, for a day. */
    public function show(): void
    {
        $time = get_option($this->what->value);
        if (!is_numeric($time) || (int) $time < time() - self::SILENCE || !current_user_can('manage_options')) {
            return;
        }
        printf(
            '<div class="notice notice-warning"><p><strong>Mullion:</strong> %s</p></div>',
            esc_html($this->words()),
        );
    }

    private function words(): string
    {
        $what = $this->what->sentence();
        $then = __('Further requests are refused for the rest of that hour.', 'mullion');
        $why = __('Somebody may be filling other people’s mailboxes with it.', 'mullion');
        return "{$what} {$then} {$why}";
    }

    /** @return bool Whether a day has passed since the last time, and nobody else tells of this one. */
    private function claim(int $now): bool
    {
        $last = get_option($this->what->value);
        if (is_numeric($last) && (int) $last > $now - self::SILENCE) {
            return false;
        }
        delete_option($this->what->value);
        return add_option($this->what->value, $now, '', false);
    }
}
