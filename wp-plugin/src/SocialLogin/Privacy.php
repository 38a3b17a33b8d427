<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** Connections in WordPress's tools for personal data. */
final class Privacy
{
    private const NAME = 'mullion-social-login';

    public function __construct(private readonly Connections $connections) {}

    /** Hooked to `wp_privacy_personal_data_exporters`. */
    public function addExporter(mixed $exporters): mixed
    {
        return is_array($exporters) ? $exporters + [self::NAME => [
            'exporter_friendly_name' => __('Connected logins', 'mullion'),
            'callback' => [$this, 'export'],
        ]] : $exporters;
    }

    /** Hooked to `wp_privacy_personal_data_erasers`. */
    public function addEraser(mixed $erasers): mixed
    {
        return is_array($erasers) ? $erasers + [self::NAME => [
            'eraser_friendly_name' => __('Connected logins', 'mullion'),
            'callback' => [$this, 'erase'],
        ]] : $erasers;
    }

    /** Hooked to `admin_init`: a proposal for the privacy policy. */
    public function addPolicy(): void
    {
        $text = implode(' ', [
            __('If you log in with another service, we are told your number, name and e-mail there.', 'mullion'),
            __('We keep them with your account until you disconnect it.', 'mullion'),
            __('The service learns that you log in here.', 'mullion'),
        ]);
        wp_add_privacy_policy_content(__('Mullion: social login', 'mullion'), '<p>' . esc_html($text) . '</p>');
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function export(string $email): array
    {
        $user = self::user($email);
        $others = (new KnownAddresses())->find($email, $user);
        // Without an account there are the places of those whose account is being made.
        $own = $user === 0 ? [] : $this->connections->of($user);
        $items = array_map(static fn(array $row): array => [
            'group_id' => self::NAME,
            'group_label' => __('Connected logins', 'mullion'),
            'item_id' => 'login-' . substr($row['identity'], 0, 12),
            'data' => [
                ['name' => __('Login service', 'mullion'), 'value' => $row['provider']],
                ['name' => __('Number of the person there', 'mullion'), 'value' => $row['subject']],
                ['name' => __('E-mail address', 'mullion'), 'value' => $row['email']],
                ['name' => __('Connected on', 'mullion'), 'value' => $row['created']],
            ],
        ], [...$others, ...$own]);
        return ['data' => $items, 'done' => true];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    public function erase(string $email): array
    {
        $user = self::user($email);
        $removed = $user !== 0 && $this->connections->removeAll($user) > 0;
        // Logins that were begun have the address for a while, also of who has no account.
        $hasTicket = $email !== '' && (new Tickets())->forgetAddress($email);
        $wasKnown = (new KnownAddresses())->forget($email);
        $isAny = $removed || $hasTicket || $wasKnown;
        return ['items_removed' => $isAny, 'items_retained' => false, 'messages' => [], 'done' => true];
    }

    private static function user(string $email): int
    {
        $user = get_user_by('email', $email);
        return $user instanceof \WP_User ? $user->ID : 0;
    }
}
