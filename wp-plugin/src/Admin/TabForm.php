<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\CodeSettings;

defined('ABSPATH') || exit;

/**
 * The form of one tab, and what is kept of what it sends.
 *
 * WordPress saves every option of a form's group, and an empty box is not sent: so each tab has a group of its own,
 * and of an option that several tabs share only the sections of the form's own tab are read.
 */
final class TabForm
{
    /** Tell the form apart from code that sets an option itself. */
    private const OPTION = 'mullion-form';
    private const TAB = 'mullion-tab';

    /** Whether something that was sent was refused. */
    private bool $isIncomplete = false;

    /** @var list<array<mixed>> What this request has checked: WordPress asks a second time where it adds an option. */
    private array $checked = [];

    public function __construct(private readonly Sections $sections) {}

    public function registerOptions(): void
    {
        foreach (Tab::cases() as $tab) {
            foreach (Sections::options($this->sections->of($tab)) as $option) {
                $how = ['type' => 'array', 'sanitize_callback' => [$this, 'sanitize']];
                register_setting(self::group($tab), $option, $how);
                add_filter("sanitize_option_{$option}", [$this, 'refuse'], 5, 2);
            }
        }
    }

    /**
     * Hooked to `sanitize_option_…` before the next one: whoever posts to the page that saves our forms without their
     * marks has left out every check, so all stays as it is.
     */
    public function refuse(mixed $typed, mixed $option = ''): mixed
    {
        $isOurs = (is_array($typed) && isset($typed[self::OPTION])) || in_array($typed, $this->checked, true);
        $isPosted = ($GLOBALS['pagenow'] ?? '') === 'options.php';
        return $isPosted && !$isOurs && is_string($option) ? CodeSettings::stored($option) : $typed;
    }

    /**
     * Hooked to `sanitize_option_…` of each option; which one it is, the form says.
     *
     * WordPress calls it whenever the option is set: what does not come from the form is left as it is.
     */
    public function sanitize(mixed $typed): mixed
    {
        $option = is_array($typed) ? ($typed[self::OPTION] ?? null) : null;
        if (!is_array($typed) || !is_string($option)) {
            return is_array($typed) ? $typed : [];
        }
        $tab = is_string($typed[self::TAB] ?? null) ? Tab::tryFrom($typed[self::TAB]) : null;
        $stored = CodeSettings::stored($option);
        foreach ($tab === null ? [] : $this->sections->of($tab) as $section) {
            if ($section->option() === $option) {
                $values = $typed[$section->name()] ?? [];
                $values = is_array($values) ? $values : [];
                $this->isIncomplete = Complaints::add($section, $values) || $this->isIncomplete;
                $values = FixedFields::keep($section, $values, $stored);
                $stored = $section->sanitize($values, $stored);
            }
        }
        $options = $tab === null ? [] : Sections::options($this->sections->of($tab));
        if ($this->isIncomplete && $option === end($options)) {
            Messages::addSaved(isRest: true); // After all that was refused.
        }
        $this->checked[] = $stored;
        return $stored;
    }

    /** Nothing where the tab has no section. */
    public function show(Tab $tab): void
    {
        $sections = $this->sections->of($tab);
        if ($sections === []) {
            return;
        }
        echo '<form method="post" action="options.php">';
        settings_fields(self::group($tab));
        foreach (Sections::options($sections) as $option) {
            self::showMark($option, self::OPTION, $option);
            self::showMark($option, self::TAB, $tab->value);
        }
        foreach ($sections as $section) {
            $stored = get_option($section->option());
            (new SectionForm($section))->show(is_array($stored) ? $stored : []);
        }
        submit_button();
        echo '</form>';
    }

    private static function group(Tab $tab): string
    {
        return SettingsPage::SLUG . "-{$tab->value}";
    }

    private static function showMark(string $option, string $name, string $value): void
    {
        printf(
            '<input type="hidden" name="%s[%s]" value="%s">',
            esc_attr($option),
            esc_attr($name),
            esc_attr($value),
        );
    }
}
