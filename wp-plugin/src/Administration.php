<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Admin\NetworkPage;
use Mullion\Admin\OwnPanels;
use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\SettingsFile;
use Mullion\Admin\SettingsLink;
use Mullion\Admin\SettingsPage;
use Mullion\Admin\Titles;
use Mullion\Admin\TransferPanel;
use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Runtime;
use Mullion\Assets\Takeovers;
use Mullion\Commands\Commands;
use Mullion\Doctor\Doctor;
use Mullion\Doctor\Hindrances;
use Mullion\Doctor\Undecided;
use Mullion\Site\Hooked;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/** The settings in all their places: no page of a visitor's pays for them. */
final class Administration
{
    /** @param list<Part> $parts */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
        private readonly ReplacedScripts $scripts,
        private readonly Runtime $runtime,
        private readonly array $parts,
    ) {}

    /** @return list<Hooked> */
    public function hooked(): array
    {
        $sections = new Sections(new OwnSections($this->manifest, $this->parts, $this->takeovers));
        $titles = new Titles($this->manifest, $this->parts);
        $own = new OwnPanels(
            $this->manifest,
            $this->parts,
            $titles,
            $this->takeovers,
            $this->scripts,
            $this->runtime,
            $sections,
        );
        $panels = [...$own->all(), new Hindrances(Doctor::checks()), new TransferPanel(new SettingsFile($sections))];
        $commands = new Commands(
            $this->manifest,
            $this->takeovers,
            $titles,
            $sections,
            $this->runtime,
            $this->scripts,
        );
        return [
            ...(defined('WP_CLI') ? [$commands] : []),
            new SettingsPage($sections, $panels),
            new NetworkPage($sections),
            new SettingsLink(),
            new Compatibility(),
            new Undecided(),
        ];
    }
}
