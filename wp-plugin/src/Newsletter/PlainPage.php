<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Assets\Manifest;
use Mullion\Assets\PageHead;
use Mullion\Endpoint\PrivatePage;

defined('ABSPATH') || exit;

/**
 * A page of a few words and a button, for links in mails: the same in every theme, without script,
 * and never kept by a cache or a search engine.
 */
final class PlainPage
{
    public function __construct(private readonly Manifest $manifest) {}

    /**
     * Prints the page and ends the request.
     *
     * @param string                $button What the button says; empty for none.
     * @param array<string, string> $fields
     */
    public function show(
        int $status,
        string $title,
        string $text,
        string $button = '',
        string $action = '',
        array $fields = [],
    ): never {
        // Without a referrer old browsers would not say that the form is ours.
        PrivatePage::sendHeaders($status, $this->manifest->url(), 'same-origin');
        PageHead::show($title, $this->manifest, 'newsletter');
        $this->printBody($title, $text);
        if ($button !== '') {
            $this->printForm($button, $action, $fields);
        }
        $blog = get_option('blogname');
        $name = is_string($blog) ? $blog : '';
        printf(
            '<p><a href="%s">%s</a></p></main></body></html>',
            esc_url(home_url('/')),
            esc_html($name),
        );
        exit;
    }

    private function printBody(string $title, string $text): void
    {
        printf(
            '</head><body class="mullion-newsletter-page"><main class="mullion-newsletter-page__box">'
                . '<h1>%s</h1><p>%s</p>',
            esc_html($title),
            esc_html($text),
        );
    }

    /** @param array<string, string> $fields */
    private function printForm(string $button, string $action, array $fields): void
    {
        printf('<form method="post" action="%s">', esc_url($action));
        foreach ($fields as $name => $value) {
            printf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr($value));
        }
        printf('<button class="mullion-newsletter__button">%s</button></form>', esc_html($button));
    }
}
