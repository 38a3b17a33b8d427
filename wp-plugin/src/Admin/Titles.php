<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/** What widgets and parts are called on the settings page. */
final class Titles
{
    /** @param list<Part> $parts */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly array $parts,
    ) {}

    /** @return array<string, string> By name. */
    public function all(): array
    {
        $titles = $this->manifest->titles();
        foreach ($this->parts as $part) {
            $titles[$part->name()] = $part->title() ?? $titles[$part->name()] ?? $part->name();
        }
        return $titles;
    }
}
