<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Answers with the rest of the configuration, a module (`/?mullion-config=…`). It is the same for everybody, so
 * caches may keep it: no cookie goes along, and nothing is counted.
 */
final class RestEndpoint implements Hooked
{
    public function __construct(private readonly PageConfiguration $configuration) {}

    public function register(): void
    {
        add_action('wp_loaded', [$this, 'answer']);
    }

    public function answer(): void
    {
        // phpcs:ignore WordPress.Security -- compared below, never printed; what it names is public.
        $name = $_GET[PageConfiguration::QUERY] ?? null;
        if (!is_string($name) || is_admin()) {
            return;
        }
        PageLanguage::turnToAsked();
        header_remove('Set-Cookie');
        header('X-Robots-Tag: noindex');
        header('X-Content-Type-Options: nosniff');
        $isThere = $this->configuration->isOfThisBuild($name);
        // A page out of a cache may name older settings: it gets today's, and they aren't kept under that name.
        $isExact = $name === $this->configuration->restName();
        // A day: another file of translations does not change the name.
        header('Cache-Control: ' . ($isExact ? 'public, max-age=86400' : 'no-store'));
        header('Content-Type: text/javascript; charset=utf-8');
        status_header($isThere ? 200 : 404);
        self::end($isThere ? "export default {$this->configuration->rest()};" : '');
    }

    private static function end(string $module): never
    {
        // phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every HTML character escaped.
        printf('%s', $module);
        exit;
    }
}
