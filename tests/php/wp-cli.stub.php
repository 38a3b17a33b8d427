<?php

declare(strict_types=1);

/** What PHPStan has to know of WP-CLI, which is installed nowhere here. */

namespace WP_CLI\Dispatcher {
    class CommandNamespace {}
}

namespace WP_CLI\Utils {
    /**
     * @param iterable<mixed> $items
     * @param list<string>    $fields
     */
    function format_items(string $format, iterable $items, array $fields): void {}
}
