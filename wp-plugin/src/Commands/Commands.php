<?php

declare(strict_types=1);

namespace Mullion\Commands;

use Mullion\Admin\Sections;
use Mullion\Admin\Titles;
use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Runtime;
use Mullion\Assets\Takeovers;
use Mullion\Cli\WpCli;
use Mullion\Doctor\Command;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** `wp mullion …`, but for the newsletter's, which is a part of its own. */
final class Commands implements Hooked
{
    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
        private readonly Titles $titles,
        private readonly Sections $sections,
        private readonly Runtime $runtime,
        private readonly ReplacedScripts $scripts,
    ) {}

    public function register(): void
    {
        add_action('cli_init', [$this, 'add']);
    }

    /** Hooked to `cli_init`. */
    public function add(): void
    {
        WpCli::group('mullion', 'Looks after Mullion: its settings, its widgets, and what stands in its way.');
        $settings = new SettingsCommand($this->sections);
        $settings->add();
        (new WidgetsCommand($this->manifest, $this->takeovers))->add();
        (new FeaturesCommand($this->takeovers, $this->titles, $settings))->add();
        (new RuntimeCommand($this->runtime, $settings))->add();
        Command::add($this->manifest, $this->scripts);
    }
}
