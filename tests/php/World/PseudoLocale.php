<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** Stands in for the translations: every sentence is translated, and can be told by its marks. */
final class PseudoLocale implements \ArrayAccess
{
    public function offsetExists(mixed $offset): bool
    {
        return true;
    }

    public function offsetGet(mixed $offset): string
    {
        return "⟦{$offset}⟧";
    }

    public function offsetSet(mixed $offset, mixed $value): void {}

    public function offsetUnset(mixed $offset): void {}
}
