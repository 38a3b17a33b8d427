<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Runtime;
use Mullion\Assets\Takeovers;
use Mullion\Cart\LossCount;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/** The panels that the plugin itself brings: the overview, then those of parts. */
final class OwnPanels
{
    /** @param list<Part> $parts */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly array $parts,
        private readonly Titles $titles,
        private readonly Takeovers $takeovers,
        private readonly ReplacedScripts $scripts,
        private readonly Runtime $runtime,
        private readonly Sections $sections,
    ) {}

    /** @return list<Panel> */
    public function all(): array
    {
        $setUp = new SetUp($this->sections, $this->parts);
        return [
            new Overview($this->takeovers, $this->scripts, $this->titles, $this->runtime, $setUp),
            new CartLosses(new LossCount()),
            new WidgetPanels($this->manifest),
            ...$this->ofParts(),
        ];
    }

    /** @return list<Panel> */
    private function ofParts(): array
    {
        $parts = array_filter($this->parts, static fn(Part $part): bool => $part instanceof HasSettings);
        return array_merge(...array_map(static fn(HasSettings $part): array => $part->panels(), array_values($parts)));
    }
}
