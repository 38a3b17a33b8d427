<?php

declare(strict_types=1);

use PhpCsFixer\Config;
use PhpCsFixer\Finder;

$root = dirname(__DIR__, 2);

$files = Finder::create()
    ->in(["$root/wp-plugin", "$root/widgets", "$root/fixtures", "$root/scripts", __DIR__])
    // Templates mix PHP with markup, which PER doesn't speak about; the golden files hold them still.
    ->notName('template.php')
    ->notPath('#^(shop/templates|theme|themes)/#')
    ->exclude(['build', 'vendor'])
    // firebase/php-jwt as scripts/vendor-php-jwt.mjs puts it there.
    ->notPath('#^lib/php-jwt/#')
    ->ignoreDotFiles(false);

return (new Config())
    ->setRiskyAllowed(true)
    ->setRules([
        '@PER-CS3x0' => true,
        'no_unused_imports' => true,
        'ordered_imports' => true,
        'strict_comparison' => true,
    ])
    ->setUnsupportedPhpVersionAllowed(true)
    ->setCacheFile("$root/.cache/php-cs-fixer.json")
    ->setFinder($files);
