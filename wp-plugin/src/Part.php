<?php

declare(strict_types=1);

namespace Mullion;

/** A part of the server side that the owner can switch off as a whole; wired from `init` on. */
interface Part
{
    /** The name by which {@see Features} knows it. */
    public function name(): string;

    /** Adds its hooks; not called when it is off. */
    public function register(): void;
}
