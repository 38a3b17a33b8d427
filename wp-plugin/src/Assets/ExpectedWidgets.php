<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** Which widgets a page is known to have before any of it is printed: their stylesheets belong into its head. */
final class ExpectedWidgets
{
    /** What the entry was chosen by is what the scripts are told: found out once a page. */
    private ?bool $areOfTheCartAlone = null;
    private ?bool $areOfTheShopAlone = null;
    private ?bool $areNone = null;

    /** @var list<string>|null */
    private ?array $names = null;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
        private readonly PageConfiguration $configuration,
    ) {}

    /** @return list<string> */
    public function names(): array
    {
        return $this->names ??= $this->findNames();
    }

    /** @return list<string> */
    private function findNames(): array
    {
        $ofShop = array_filter($this->manifest->expected(), $this->takeovers->isOn(...));
        $names = array_values(array_unique([...$ofShop, ...$this->ofSupport(), ...$this->ofAliases()]));
        /**
         * Widgets that a page will have: a part takes out what it will not print.
         *
         * @since 0.1.0
         *
         * @param list<string> $names
         */
        $names = apply_filters('mullion_expected_widgets', $names);
        return array_values(array_filter(is_array($names) ? $names : [], is_string(...)));
    }

    /**
     * Whether a page has nothing of ours but the cart, as far as is known: no theme that was made for us, no alias but
     * those on markup of our own. The source of an order is filled in without a widget, too.
     */
    public function areOfTheCartAlone(): bool
    {
        return $this->areOfTheCartAlone ??= $this->areAmong([PageConfiguration::SOURCE]);
    }

    /**
     * Whether it has nothing else but markup of the shop's that may be taken over. None of that starts with the page,
     * so the lighter entry does, and brings the registry where there is such markup.
     */
    public function areOfTheShopAlone(): bool
    {
        return $this->areOfTheShopAlone ??= $this->areAmong($this->takeovers->names());
    }

    /** @return list<string> What the lighter entry will bring the registry for, on a page of this kind. */
    public function takenOver(): array
    {
        return $this->areOfTheShopAlone() ? array_values(array_diff($this->names(), [PageConfiguration::SOURCE])) : [];
    }

    /** @param list<string> $widgets */
    private function areAmong(array $widgets): bool
    {
        $ours = [...$this->names(), ...$this->configuration->takingOver()];
        return !current_theme_supports('mullion') && array_diff($ours, $widgets) === [];
    }

    /** Whether there is nothing for us to do on any page. */
    public function areNone(): bool
    {
        return $this->areNone ??= $this->takeovers->isIdle() && $this->configuration->aliases() === [];
    }

    /** @return list<string> What `add_theme_support('mullion', [...])` names. */
    private function ofSupport(): array
    {
        $support = get_theme_support('mullion');
        $names = is_array($support) && is_array($support[0] ?? null) ? $support[0] : [];
        return array_values(array_filter($names, is_string(...)));
    }

    /** @return list<string> What the theme takes over itself. */
    private function ofAliases(): array
    {
        $known = array_column($this->manifest->aliases(), 'widget');
        return array_values(array_diff(array_column($this->configuration->aliases(), 1), $known));
    }
}
