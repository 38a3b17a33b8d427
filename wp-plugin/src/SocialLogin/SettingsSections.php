<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;
use Mullion\Admin\FieldsSection;
use Mullion\Admin\SettingsSection;
use Mullion\Admin\Tab;

defined('ABSPATH') || exit;

/** What the owner sets for social login: each provider's keys, and who may come in. */
final class SettingsSections
{
    /** @return list<SettingsSection> */
    public static function all(): array
    {
        $sections = [];
        foreach (Providers::NAMES as $id => $name) {
            /* translators: %s: Google, Facebook … */
            $title = sprintf(__('Social login: %s', 'mullion'), $name);
            $sections[] = new FieldsSection(
                Options::OPTION,
                $id,
                $title,
                self::fields($id),
                self::description($id),
                tab: Tab::SocialLogin,
                fixed: self::fixed($id),
            );
        }
        return [...$sections, self::whoMayComeIn()];
    }

    private static function whoMayComeIn(): SettingsSection
    {
        $forms = __('Buttons in the forms for login and registration', 'mullion');
        $staff = __('Administrators and staff may log in this way', 'mullion');
        $risk = __('Off is safer: whoever enters their account at the provider enters the shop.', 'mullion');
        return new FieldsSection(Options::OPTION, 'social-login', __('Social login: who may come in', 'mullion'), [
            new Field('forms', $forms, FieldKind::Checkbox, default: true),
            new Field('privileged', $staff, FieldKind::Checkbox, $risk, default: false),
        ], isWhole: true, tab: Tab::SocialLogin);
    }

    /** @return list<Field> */
    private static function fields(string $provider): array
    {
        $fields = [
            new Field('id', __('Client ID', 'mullion')),
            new Field('secret', __('Client secret', 'mullion'), FieldKind::Secret),
        ];
        if ($provider === 'oidc') {
            $fields[] = new Field(
                'issuer',
                __('Issuer', 'mullion'),
                FieldKind::Address,
                __('An https address, as its discovery document names it.', 'mullion'),
                isSecure: true,
                // Whoever names a provider opens what accounts it will, and a session is good for all sites.
                capability: is_multisite() ? 'manage_network_options' : '',
            );
            $fields[] = new Field('label', __('Name on the button', 'mullion'));
        }
        return $fields;
    }

    /** @return list<string> */
    private static function fixed(string $provider): array
    {
        $names = ['id' => 'CLIENT_ID', 'secret' => 'CLIENT_SECRET', 'issuer' => 'ISSUER', 'label' => 'LABEL'];
        $isSet = static fn(string $name): bool => defined(Options::constant($provider, $name));
        return array_keys(array_filter($names, $isSet));
    }

    private static function description(string $provider): string
    {
        /* translators: %s: an address */
        $callback = __('Callback address to register there: %s.', 'mullion');
        /* translators: 1 and 2: names of constants */
        $constants = __('The constants %1$s and %2$s in wp-config.php go before what is set here.', 'mullion');
        $names = [Options::constant($provider, 'CLIENT_ID'), Options::constant($provider, 'CLIENT_SECRET')];
        return sprintf($callback, Address::callback($provider)) . ' ' . sprintf($constants, ...$names);
    }
}
