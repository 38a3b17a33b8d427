<?php

declare(strict_types=1);

namespace Mullion\Commands;

use Mullion\Assets\Runtime;
use Mullion\Cli\Console;
use Mullion\Cli\Help;
use Mullion\Cli\WpCli;

defined('ABSPATH') || exit;

/** `wp mullion runtime [react|preact]`. */
final class RuntimeCommand
{
    public function __construct(
        private readonly Runtime $runtime,
        private readonly SettingsCommand $settings,
    ) {}

    public function add(): void
    {
        $help = Help::of('Says what components run on; with a name it is chosen.')
            ->argument('name', 'One of: ' . implode(', ', Runtime::ALL) . '.', isOptional: true)
            ->option('format', 'Lists all of them, and which is chosen.', choices: Help::FORMATS);
        WpCli::add('mullion runtime', $help, fn(Console $console, array $names, array $options)
            => $this->run($console, $names[0] ?? '', $options));
    }

    /** @param array<mixed> $options `format`. */
    public function run(Console $console, string $name = '', array $options = []): void
    {
        if ($name === '' && isset($options['format'])) {
            $chosen = $this->runtime->name();
            $rows = array_map(static fn(string $each): array => [
                'runtime' => $each,
                'chosen' => $each === $chosen ? 'yes' : 'no',
            ], Runtime::ALL);
            $console->table($rows, ['runtime', 'chosen'], $options);
            return;
        }
        if ($name === '') {
            $console->line($this->runtime->name());
            return;
        }
        if (!in_array($name, Runtime::ALL, true)) {
            $console->error("There is no runtime \"{$name}\". Use one of: " . implode(', ', Runtime::ALL) . '.');
            return;
        }
        $library = $name === Runtime::DEFAULT ? '' : $name;
        $this->settings->set($console, 'runtime.library', $library);
    }
}
