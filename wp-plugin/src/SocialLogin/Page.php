<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Assets\Manifest;
use Mullion\Assets\PageHead;
use Mullion\Endpoint\PrivatePage;

defined('ABSPATH') || exit;

/** A page of our own, small enough for a popup: no theme, no inline script, never kept by a cache. */
final class Page
{
    public function __construct(private readonly Manifest $manifest) {}

    /**
     * Ends the request.
     *
     * @param string                    $body   Escaped HTML.
     * @param array<string, mixed>|null $result What the page that opened the popup is told.
     */
    public function send(int $status, string $title, string $body, ?array $result = null): never
    {
        $this->sendHeaders($status);
        PageHead::show($title, $this->manifest, 'social-login');
        printf(
            '</head><body class="mullion-login-page"><main><h1>%s</h1>%s</main>%s</body></html>',
            esc_html($title),
            // phpcs:ignore WordPress.Security.EscapeOutput -- the caller's, escaped.
            $body,
            // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without a character of HTML.
            $result === null ? '' : $this->report($result),
        );
        exit;
    }

    /** The headers alone; also for redirects. */
    public function sendHeaders(int $status = 200): void
    {
        PrivatePage::sendHeaders($status, $this->manifest->url());
    }

    /** @param array<string, mixed> $result */
    private function report(array $result): string
    {
        $json = wp_json_encode(
            $result,
            JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES,
        );
        $script = $this->manifest->widgets()['social-login']['js'] ?? '';
        // phpcs:ignore WordPress.WP.EnqueuedResources -- not a page of the theme.
        $module = sprintf('<script type="module" src="%s"></script>', esc_url($this->manifest->url($script)));
        $result = sprintf('<script type="application/json" id="mullion-login-result">%s</script>', $json ?: '{}');
        return $result . $module;
    }
}
