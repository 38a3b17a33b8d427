<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** What is kept between two requests of a login: its properties as an array, each read back by its type. */
trait Kept
{
    /** @return array<mixed> */
    public function toArray(): array
    {
        return get_object_vars($this);
    }

    /** @param array<mixed> $data As {@see toArray()} gave it; what is no text is empty. */
    private static function text(array $data, string $name): string
    {
        return is_string($data[$name] ?? null) ? $data[$name] : '';
    }
}
