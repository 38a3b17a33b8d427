<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/**
 * Makes an account belong to the owner of its mailbox alone.
 *
 * Anybody may have opened it under that address, long before its owner came: whatever else opens it goes.
 */
final class Claim
{
    public function __construct(
        private readonly Connections $connections,
        private readonly Accounts $accounts,
    ) {}

    /** The owner of the account's address has shown that it is theirs; they are told by mail what has ended. */
    public function settle(\WP_User $user): void
    {
        // First what the others' cookies and the links of their mails are checked with.
        wp_set_password(wp_generate_password(32), $user->ID);
        \WP_Session_Tokens::get_instance($user->ID)->destroy_all();
        self::endRest($user->ID);
        // Where the shop's mails for orders would go.
        if (get_user_meta($user->ID, 'billing_email', true) !== $user->user_email) {
            delete_user_meta($user->ID, 'billing_email');
        }
        $this->connections->removeUnproved($user->ID, $user->user_email);
        self::tell($user->user_email);
    }

    /**
     * Hooked to `after_password_reset`: the link for that was in the same mailbox. WordPress itself ends the sessions,
     * and leaves application passwords; those of staff, who cannot be entered from elsewhere, stay.
     */
    public function forget(mixed $user): void
    {
        if ($user instanceof \WP_User) {
            $this->connections->removeUnproved($user->ID, $user->user_email);
            if (!$this->accounts->isForbidden($user->ID)) {
                self::endRest($user->ID);
            }
        }
    }

    private static function endRest(int $user): void
    {
        \WP_Application_Passwords::delete_all_application_passwords($user);
        // A change of the address that somebody has asked for, and that waits for a click.
        delete_user_meta($user, '_new_email');
    }

    private static function tell(string $email): void
    {
        $site = wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES);
        /* translators: %s: name of the site */
        $subject = sprintf(__('Your account at %s was secured', 'mullion'), $site);
        $text = [
            sprintf(
                /* translators: %s: name of the site */
                __('You have confirmed this e-mail address at %s. From now on you alone enter the account.', 'mullion'),
                $site,
            ),
            __('Its password, its sessions elsewhere and its other connected logins have ended.', 'mullion'),
            __('To have a password again, choose one here:', 'mullion') . "\n" . wp_lostpassword_url(),
            __('Connect your other logins again in your account, and check the addresses there.', 'mullion'),
        ];
        wp_mail($email, $subject, implode("\n\n", $text));
    }
}
