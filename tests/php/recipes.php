<?php

/** Runs the PHP that it reads, one of the documented recipes, and prints what the page would be told by it. */

declare(strict_types=1);

use Mullion\Tests\Graph;

require __DIR__ . '/vendor/autoload.php';
require __DIR__ . '/phpunit.php';

eval((string) stream_get_contents(STDIN));
$mullion_page = new Graph(new Mullion\Assets\Manifest(__DIR__ . '/../../wp-plugin/build', '/'));
echo json_encode([
    'aliases' => $mullion_page->configuration->aliases(),
    'libraries' => apply_filters('mullion_replaced_libraries', []),
]);
