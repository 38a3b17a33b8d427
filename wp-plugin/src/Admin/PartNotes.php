<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Takeovers;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/** What parts that are switched on say about themselves: that another plugin is in their place. */
final class PartNotes implements HasFindings
{
    /** @param list<Part> $parts */
    public function __construct(
        private readonly array $parts,
        private readonly Titles $titles,
        private readonly Takeovers $takeovers,
    ) {}

    public function findings(): array
    {
        $findings = [];
        foreach ($this->parts as $part) {
            $note = $part instanceof HasNote && $this->takeovers->isOn($part->name()) ? $part->note() : '';
            if ($note !== '') {
                $findings[] = new Finding($this->titles->all()[$part->name()], $note);
            }
        }
        return $findings;
    }
}
