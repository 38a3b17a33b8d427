<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Assets\Manifest;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** The PHP half of the widgets' own folders, rendered over their sources. */
abstract class TemplateTestCase extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Shop::open();
    }

    /** @param array<string, mixed> $props */
    protected static function render(string $name, array $props = []): string
    {
        return (new Graph(new Manifest('/nowhere', '/build/')))->renderer()->markup($name, $props);
    }

    /** @param array<string, mixed> $props */
    protected static function dom(string $name, array $props = []): \DOMXPath
    {
        return self::parsed(self::render($name, $props));
    }

    protected static function parsed(string $html): \DOMXPath
    {
        $document = new \DOMDocument();
        // libxml knows no `dialog` and no `svg`, and goes on.
        $document->loadHTML("<meta charset=\"utf-8\"><body>{$html}</body>", LIBXML_NOERROR);
        return new \DOMXPath($document);
    }

    /** The value of an attribute of the first element found; null where there is none. */
    protected static function attribute(\DOMXPath $page, string $element, string $name): ?string
    {
        $found = ($page->query($element) ?: null)?->item(0);
        return $found instanceof \DOMElement && $found->hasAttribute($name) ? $found->getAttribute($name) : null;
    }

    /** The text of each element found. @return list<string> */
    protected static function texts(\DOMXPath $page, string $elements): array
    {
        return array_map(static fn(\DOMNode $one): string => trim($one->textContent), iterator_to_array($page->query($elements) ?: [], false));
    }
}
