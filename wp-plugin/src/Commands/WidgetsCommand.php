<?php

declare(strict_types=1);

namespace Mullion\Commands;

use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Cli\Console;
use Mullion\Cli\Help;
use Mullion\Cli\WpCli;

defined('ABSPATH') || exit;

/** `wp mullion widgets`. */
final class WidgetsCommand
{
    private const COLUMNS = ['widget', 'title', 'state', 'moment', 'brought by', 'script'];

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
    ) {}

    public function add(): void
    {
        $help = Help::of(
            'Lists the widgets that markup may ask for by data-widget, those of other plugins among them.',
            'State: "on" or "off" by Settings, a constant or a filter. Script: bytes before compression.',
        );
        WpCli::add('mullion widgets', $help->format(), fn(Console $console, array $_, array $options)
            => $this->list($console, $options));
    }

    /** @param array<mixed> $options `format`. */
    public function list(Console $console, array $options): void
    {
        $titles = $this->manifest->titles();
        $rows = [];
        foreach ($this->manifest->widgets() as $name => $files) {
            $isOwn = $this->manifest->isOwn($name);
            $path = $this->manifest->path($files['js'] ?? '');
            $rows[] = array_combine(self::COLUMNS, [
                $name,
                $titles[$name] ?? $this->manifest->registered($name)->title ?? $name,
                match (true) {
                    $this->takeovers->isOn($name) => 'on',
                    // Markup of the shop is not taken over; the theme's own and blocks are.
                    $this->takeovers->allows($name) => 'own markup',
                    default => 'off',
                },
                $files['moment'] ?? '',
                $isOwn ? 'Mullion' : 'another plugin or the theme',
                $isOwn && is_file($path) ? (string) filesize($path) : '',
            ]);
        }
        $console->table($rows, self::COLUMNS, $options);
    }
}
