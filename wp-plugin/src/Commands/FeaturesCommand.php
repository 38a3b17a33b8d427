<?php

declare(strict_types=1);

namespace Mullion\Commands;

use Mullion\Admin\Titles;
use Mullion\Assets\Position;
use Mullion\Assets\Takeovers;
use Mullion\Cli\Console;
use Mullion\Cli\Help;
use Mullion\Cli\WpCli;

defined('ABSPATH') || exit;

/** `wp mullion features list|enable|disable`: what the plugin does here, and what it takes over. */
final class FeaturesCommand
{
    private const COLUMNS = ['feature', 'title', 'state'];
    private const EVERYONE = 'everyone';
    private const ADMINISTRATORS = 'administrators';

    public function __construct(
        private readonly Takeovers $takeovers,
        private readonly Titles $titles,
        private readonly SettingsCommand $settings,
    ) {}

    public function add(): void
    {
        WpCli::group('mullion features', 'Switches what the plugin does and takes over.');
        $list = Help::of('Lists what can be switched: for everyone, for administrators on trial, or off.')->format();
        WpCli::add('mullion features list', $list, fn(Console $console, array $_, array $options)
            => $this->list($console, $options));
        $enable = Help::of('Switches features on.')
            ->argument('feature', 'One or more, as "list" names them.', isRepeating: true)
            ->option('for', 'Whom; a takeover may be tried first.', self::EVERYONE, [
                self::EVERYONE,
                self::ADMINISTRATORS,
            ]);
        WpCli::add('mullion features enable', $enable, fn(Console $console, array $names, array $options)
            => $this->enable($console, $names, ($options['for'] ?? '') === self::ADMINISTRATORS));
        $disable = Help::of('Switches features off.')
            ->argument('feature', 'One or more, as "list" names them.', isRepeating: true);
        WpCli::add('mullion features disable', $disable, fn(Console $console, array $names)
            => $this->disable($console, $names));
    }

    /** @param array<mixed> $options `format`. */
    public function list(Console $console, array $options): void
    {
        $positions = $this->takeovers->positions();
        $rows = [];
        foreach ($this->titles->all() as $name => $title) {
            $position = $positions[$name] ?? Position::All;
            $state = match ($this->takeovers->allows($name) ? $position : Position::Off) {
                Position::Off => 'off',
                Position::Me => self::ADMINISTRATORS,
                Position::All => self::EVERYONE,
            };
            $rows[] = array_combine(self::COLUMNS, [$name, $title, $state]);
        }
        $console->table($rows, self::COLUMNS, $options);
    }

    /** @param list<string> $names */
    public function enable(Console $console, array $names, bool $isTrial): void
    {
        $this->put($console, $names, $isTrial ? Position::Me : Position::All);
    }

    /** @param list<string> $names */
    public function disable(Console $console, array $names): void
    {
        $this->put($console, $names, Position::Off);
    }

    /**
     * All of them, or where one cannot be had none: a command that failed has changed nothing.
     *
     * @param list<string> $names
     */
    private function put(Console $console, array $names, Position $position): void
    {
        $changes = [];
        foreach ($names as $name) {
            $change = $this->change($console, $name, $position);
            if ($change === null) {
                return;
            }
            $changes[] = $change;
        }
        foreach ($changes as [$setting, $value]) {
            $this->settings->set($console, $setting, $value);
        }
    }

    /** @return array{string, string}|null The setting and its value; null once it was said why there is none. */
    private function change(Console $console, string $name, Position $position): ?array
    {
        $taken = $this->settings->place('/^(takeovers|attribution)$/', $name);
        if ($taken !== null) {
            return [$taken, $position->value];
        }
        $box = $this->settings->place('/^features(-|$)/', $name);
        if ($box === null) {
            $console->error("There is no feature \"{$name}\". \"wp mullion features list\" names all.");
            return null;
        }
        if ($position === Position::Me) {
            $console->error("{$name} is no takeover: it is there for everyone or for nobody.");
            return null;
        }
        return [$box, $position === Position::Off ? 'off' : 'on'];
    }
}
