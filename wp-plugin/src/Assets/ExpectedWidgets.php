<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Takeover\Takeovers;

/** Which widgets a page is known to have before any of it is printed: their stylesheets belong into its head. */
final class ExpectedWidgets
{
    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
        private readonly PageConfiguration $configuration,
    ) {}

    /** @return list<string> */
    public function names(): array
    {
        $ofShop = array_filter($this->manifest->expected(), $this->takeovers->isOn(...));
        return array_values(array_unique([...$ofShop, ...$this->ofSupport(), ...$this->ofAliases()]));
    }

    /** Whether there is nothing for us to do on any page. */
    public function areNone(): bool
    {
        return $this->takeovers->isIdle() && $this->configuration->aliases() === [];
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
