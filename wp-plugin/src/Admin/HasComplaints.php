<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A section that may not keep all that was typed, and says so. */
interface HasComplaints
{
    /**
     * What the owner has to know once it was sent; an import and the command line name such settings themselves.
     *
     * @param array<mixed> $typed
     *
     * @return array<int|string, string> Plain sentences, translated, by the field that each is about.
     */
    public function complaints(array $typed): array;
}
