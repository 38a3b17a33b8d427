<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** WordPress's users, as far as a login from elsewhere may touch them. */
final class Accounts
{
    /** Whoever may do one of these has more rights than a customer. */
    private const PRIVILEGES = [
        'edit_posts', 'edit_pages', 'publish_posts', 'upload_files', 'moderate_comments', 'manage_categories',
        'list_users', 'edit_users', 'create_users', 'promote_users', 'manage_options', 'unfiltered_html',
        'manage_woocommerce', 'view_woocommerce_reports', 'edit_shop_orders', 'edit_products',
        'edit_others_posts', 'edit_others_pages', 'edit_others_shop_orders', 'read_private_shop_orders',
        'edit_shop_coupons', 'publish_shop_coupons', 'delete_users', 'gravityforms_view_entries', 'gform_full_access',
        'edit_theme_options', 'activate_plugins', 'import', 'export',
    ];

    private const LONGEST_NAME = 250;

    public function __construct(private readonly Options $options) {}

    /** The account that has an address; 0 for none. */
    public function ownerOf(string $email): int
    {
        $user = $email === '' ? false : get_user_by('email', $email);
        return $user instanceof \WP_User ? $user->ID : 0;
    }

    /** Whether an account has rights that may not be entered this way. */
    public function isForbidden(int $id): bool
    {
        $user = $id === 0 ? false : get_userdata($id);
        if (!$user instanceof \WP_User || $this->options->allowsPrivilegedEverywhere()) {
            return false;
        }
        /**
         * The capabilities that make an account too powerful to be entered by a social login.
         *
         * @since 0.1.0
         *
         * @param list<string> $capabilities
         */
        $capabilities = apply_filters('mullion_login_privileges', self::PRIVILEGES);
        $capabilities = array_filter(is_array($capabilities) ? $capabilities : self::PRIVILEGES, is_string(...));
        // A site of a network opens its own staff's accounts and no others: the session is good for all sites.
        $isOwn = $this->options->allowsPrivileged();
        return is_super_admin($id) || self::mayOneOf($user, $capabilities, isElsewhere: $isOwn);
    }

    /**
     * On any site of the network.
     *
     * @param array<string> $capabilities
     * @param bool          $isElsewhere  Leaves out this one.
     */
    private static function mayOneOf(\WP_User $user, array $capabilities, bool $isElsewhere): bool
    {
        $roles = $isElsewhere ? [] : [$user];
        $sites = is_multisite() ? array_column(get_blogs_of_user($user->ID, true), 'userblog_id') : [];
        $sites = array_map(intval(...), array_filter($sites, is_numeric(...)));
        foreach (array_diff($sites, [get_current_blog_id()]) as $site) {
            $there = clone $user;
            $there->for_site($site);
            $roles[] = $there;
        }
        foreach ($roles as $role) {
            if (array_filter($capabilities, static fn(string $one): bool => user_can($role, $one)) !== []) {
                return true;
            }
        }
        return false;
    }

    /** The shop's own setting, or WordPress's. */
    public function mayRegister(): bool
    {
        $shop = function_exists('WC') && get_option('woocommerce_enable_myaccount_registration') === 'yes';
        /**
         * Whether somebody without an account gets one.
         *
         * @since 0.1.0
         *
         * @param bool $may What the settings of shop and site say.
         */
        return apply_filters('mullion_login_may_register', $shop || (bool) get_option('users_can_register')) === true;
    }

    /**
     * Opens an account, as the shop's own form would: its mails are sent, its hooks run.
     *
     * @throws LoginError
     */
    public function register(Identity $identity, string $email): int
    {
        $data = [
            'user_login' => self::freeName($email),
            'user_pass' => wp_generate_password(32),
            'user_email' => $email,
            'display_name' => self::shown($identity->name) ?: explode('@', $email)[0],
            'role' => get_role('customer') === null ? 'subscriber' : 'customer',
        ];
        $id = wp_insert_user($data);
        if (is_wp_error($id)) {
            throw new LoginError(Problem::Refused, 'No account could be made: ' . $id->get_error_message());
        }
        if (function_exists('WC')) {
            do_action('woocommerce_created_customer', $id, $data, true);
        } else {
            do_action('register_new_user', $id);
        }
        return $id;
    }

    /**
     * Logs somebody in with a session of their own, and lets others have their say: bans, second factors.
     *
     * @throws LoginError
     */
    public function logIn(int $id): void
    {
        $user = get_userdata($id);
        $user = $user instanceof \WP_User ? apply_filters('wp_authenticate_user', $user, '') : null;
        // Of a network's spammers WordPress doesn't ask that filter.
        $user = $user instanceof \WP_User ? wp_authenticate_spam_check($user) : null;
        if (!$user instanceof \WP_User) {
            throw new LoginError(Problem::Refused, 'The account may not log in.');
        }
        if (is_user_logged_in()) {
            wp_destroy_current_session();
        }
        wp_set_current_user($user->ID);
        wp_set_auth_cookie($user->ID);
        do_action('wp_login', $user->user_login, $user);
    }

    /** A name, as long as its column may be: a longer one would make no account. */
    private static function shown(string $name): string
    {
        return trim(mb_substr(sanitize_text_field($name), 0, self::LONGEST_NAME));
    }

    private static function freeName(string $email): string
    {
        $base = substr(sanitize_user(explode('@', $email)[0], true), 0, 50);
        $base = $base === '' ? 'khach' : $base;
        $name = $base;
        while (username_exists($name)) {
            $name = $base . '-' . wp_rand(100, 999999);
        }
        return $name;
    }
}
