<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\Part;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/** What is switched on and does nothing yet, as a key or the like is missing, and where that is set. */
final class SetUp
{
    /** @param list<Part> $parts */
    public function __construct(
        private readonly Sections $sections,
        private readonly array $parts,
    ) {}

    /** @return array<string, string> Addresses by the name of a widget or part. */
    public function missing(): array
    {
        $option = (new Settings())->all();
        $missing = [];
        foreach ($this->sections->all() as $section) {
            if ($section->option() === Settings::OPTION && (new NeededFields($section))->areLacking($option)) {
                $url = SettingsPage::url(Sections::tab($section));
                $missing[$section->name()] = $url . '#' . SectionForm::headingId($section);
            }
        }
        foreach ($this->parts as $part) {
            if ($part instanceof HasSetUp && !$part->isSetUp()) {
                $missing[$part->name()] = SettingsPage::url(Tab::tryFrom($part->name()) ?? Tab::Widgets);
            }
        }
        return $missing;
    }
}
