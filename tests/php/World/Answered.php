<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** The end of a request: thrown where WordPress or PHP would end the process, with what the browser is told. */
final class Answered extends \Exception
{
    public string $body = '';

    /** @param mixed $json What was sent as JSON; null for a page or a redirect. */
    public function __construct(
        public readonly int $status,
        public readonly string $location = '',
        public readonly mixed $json = null,
        /** What `wp_die()` said. */
        public readonly string $said = '',
    ) {
        parent::__construct("The request was answered with {$status}.");
    }

    public function header(string $name): ?string
    {
        return Response::$headers[strtolower($name)] ?? null;
    }
}
