<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Settings;
use Mullion\Newsletter\Options;
use Mullion\Session\MergedSessions;

/** The sections that the plugin itself brings. */
final class OwnSections
{
    /**
     * @param list<string> $widgets
     *
     * @return list<SettingsSection>
     */
    public static function all(array $widgets): array
    {
        return [self::features($widgets), self::map(), self::chat(), self::newsletter(), ...SocialLoginSections::all(), self::site()];
    }

    /** @param list<string> $widgets */
    private static function features(array $widgets): SettingsSection
    {
        $other = MergedSessions::standIn();
        /* translators: %s: name of a PHP class of another plugin. */
        $notes = $other === null ? [] : ['session' => sprintf(__('Not at work: %s keeps the sessions of this shop.', 'mullion'), $other)];
        return new FeaturesSection(Labels::of($widgets), $notes);
    }

    private static function map(): SettingsSection
    {
        return new FieldsSection(Settings::OPTION, 'map', __('Map', 'mullion'), [
            new Field('key', __('Google Maps API key', 'mullion'), help: __('It can be read in the page: restrict it to this site in the Google Cloud console.', 'mullion')),
            new Field('mapId', __('Map ID', 'mullion'), help: __('Optional; gives the map a pin of the present kind.', 'mullion')),
            self::consent(),
        ]);
    }

    private static function chat(): SettingsSection
    {
        return new FieldsSection(Settings::OPTION, 'chat', __('Chat', 'mullion'), [
            new Field('pageId', __('Page ID', 'mullion'), help: __('ID or name of the social page; without it there is no chat.', 'mullion')),
            new Field('logo', __('Address of the logo', 'mullion'), FieldKind::Address),
            new Field('greeting', __('Greeting', 'mullion'), default: __('Hello, how can we help you?', 'mullion')),
            new Field('callToAction', __('Text of the button', 'mullion'), default: __('Online support', 'mullion')),
            new Field('script', __('Address of a chat service’s script', 'mullion'), FieldKind::Address, __('Optional; without it the button leads to Messenger.', 'mullion')),
            new Field('vendor', __('Name of the chat service', 'mullion'), help: __('As visitors are told before it is loaded.', 'mullion')),
            new Field('shows', __('CSS selector of what the service adds', 'mullion')),
            new Field('load', __('When the service is loaded', 'mullion'), FieldKind::Choice, choices: [
                'use' => __('When a visitor opens the chat', 'mullion'),
                'idle' => __('With the page', 'mullion'),
            ]),
            self::consent(),
        ]);
    }

    private static function newsletter(): SettingsSection
    {
        $double = __('A subscription counts only after a link in a mail was used', 'mullion');
        return new FieldsSection(Options::OPTION, 'newsletter', __('Newsletter', 'mullion'), [
            new Field('doubleOptIn', $double, FieldKind::Checkbox, __('Recommended: it proves that the address is the visitor’s own.', 'mullion'), default: true),
            new Field('days', __('Days until the link runs out', 'mullion'), FieldKind::Number, __('An address that is not confirmed is deleted after that.', 'mullion'), min: 1, max: 90, default: Options::DEFAULT_DAYS),
            new Field('consent', __('What visitors agree to', 'mullion'), FieldKind::Paragraph, __('It stands below the form, and is kept with each address as proof.', 'mullion'), default: Options::defaultConsent()),
        ], isWhole: true);
    }

    private static function site(): SettingsSection
    {
        return new FieldsSection(Settings::OPTION, 'site', __('Data', 'mullion'), [
            new Field('keepData', __('Keep the data when the plugin is deleted', 'mullion'), FieldKind::Checkbox, default: false),
        ]);
    }

    private static function consent(): Field
    {
        return new Field('consent', __('Consent that is needed first', 'mullion'), FieldKind::Choice, choices: [
            '' => __('None', 'mullion'),
            'functional' => __('Functional', 'mullion'),
            'preferences' => __('Preferences', 'mullion'),
            'statistics' => __('Statistics', 'mullion'),
            'marketing' => __('Marketing', 'mullion'),
        ]);
    }
}
