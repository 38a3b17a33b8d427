<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Features;

defined('ABSPATH') || exit;

/**
 * Which markup that the shop or the theme printed is taken over, and for whom.
 *
 * A theme that says `add_theme_support('mullion', …)` was made for it: everything is on, but for what its third
 * argument says. On any other theme only what changes no look is: the cart and the attribution. Markup that asks for
 * a widget itself, by `data-widget`, is no takeover.
 *
 * @phpstan-import-type Alias from Manifest
 */
final class Takeovers
{
    /** The owner's choice: positions by name. */
    public const OPTION = 'mullion_takeovers';

    /** What is taken over on the server alone; the others are the widgets that have aliases. */
    private const OF_THE_SERVER = ['cart', 'notice'];

    private const FIRST_ON = ['cart', 'attribution'];

    /** @var array<string, Position>|null Read once: a page asks for twenty names. */
    private ?array $positions = null;

    /** @var list<string>|null */
    private ?array $names = null;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Features $features,
    ) {}

    /** Run on activation: an option that loads with the rest costs no query. */
    public static function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    /** @return list<string> */
    public function names(): array
    {
        return $this->names ??= array_values(array_unique([
            ...self::OF_THE_SERVER,
            ...array_column($this->ofManifest(), 'widget'),
        ]));
    }

    /** Whether the owner has left a widget or a part on, for markup that asks for it. */
    public function allows(string $name): bool
    {
        return $this->features->isOn($name);
    }

    /** Whether this visitor gets it; of what is no takeover, whether it is switched on. */
    public function isOn(string $name): bool
    {
        return $this->features->isOn($name) && match ($this->positions()[$name] ?? Position::All) {
            Position::Off => false,
            Position::Me => current_user_can('manage_options'),
            Position::All => true,
        };
    }

    /** @return array<string, Position> By name. */
    public function positions(): array
    {
        if ($this->positions === null) {
            $chosen = get_option(self::OPTION);
            $this->positions = [];
            foreach ($this->names() as $name) {
                $position = is_array($chosen) ? $chosen[$name] ?? null : null;
                $known = is_string($position) ? Position::tryFrom($position) : null;
                $this->positions[$name] = $known ?? $this->first($name);
            }
        }
        return $this->positions;
    }

    /** Where it stands until the owner has chosen. */
    public function first(string $name): Position
    {
        if (!current_theme_supports('mullion')) {
            return in_array($name, self::FIRST_ON, true) ? Position::All : Position::Off;
        }
        $support = get_theme_support('mullion');
        $said = is_array($support) && is_array($support[1] ?? null) ? $support[1][$name] ?? null : null;
        return is_string($said) ? Position::tryFrom($said) ?? Position::All : Position::All;
    }

    /** @return array<string, Alias> Markup of the shop that this visitor's page hands to widgets, by selector. */
    public function aliases(): array
    {
        $aliases = $this->manifest->aliases();
        $isOn = fn(string $selector): bool => $this->isOn($aliases[$selector]['widget']);
        return array_filter($aliases, $isOn, ARRAY_FILTER_USE_KEY);
    }

    /** Whether nothing at all is on; then nothing of the plugin is printed. */
    public function isIdle(): bool
    {
        // As a rule the first is on, and this is asked on every page.
        foreach ([...$this->names(), ...array_keys($this->manifest->widgets())] as $name) {
            if ($this->isOn($name)) {
                return false;
            }
        }
        return true;
    }

    /** @return array<string, Alias> Without those that stand on a widget's own markup. */
    public function ofManifest(): array
    {
        return array_filter($this->manifest->aliases(), self::isForeign(...), ARRAY_FILTER_USE_KEY);
    }

    /** Whether a selector is of markup that is not a widget's own. */
    public static function isForeign(string $selector): bool
    {
        return !str_contains($selector, '[data-widget');
    }
}
