<?php

declare(strict_types=1);

namespace WP_CLI\Utils;

/**
 * What PHPStan has to know of WP-CLI, which is installed nowhere here.
 *
 * @param iterable<mixed> $items
 * @param list<string>    $fields
 */
function format_items(string $format, iterable $items, array $fields): void {}
