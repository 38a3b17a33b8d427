<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** What the list of {@see PageView} says; `src/find/found.ts` has the same names. */
final class FindWords
{
    /** @return array<string, string> */
    public static function all(): array
    {
        return [
            'title' => __('What can be taken over', 'mullion'),
            'nothing' => __('Nothing was found on this page.', 'mullion'),
            'elsewhere' => __(
                'The list is of this page alone. What the shop prints is under Settings → Mullion → Takeovers.',
                'mullion',
            ),
            'pages' => __('Other pages', 'mullion'),
            /* translators: %s: how many. */
            'count' => __('%s found', 'mullion'),
            'open' => __('Show the list', 'mullion'),
            'close' => __('Close', 'mullion'),
            'leave' => __('Leave this view', 'mullion'),
            'show' => __('Show on the page', 'mullion'),
            'copy' => __('Copy the lines', 'mullion'),
            'copied' => __('Copied.', 'mullion'),
            'hidden' => __('It is not visible now.', 'mullion'),
            /* translators: %s: one of our widgets. */
            'becomes' => __('Can become: %s', 'mullion'),
            /* translators: %s: how many. */
            'elements' => __('(%s elements)', 'mullion'),
            'selector' => __('Selector:', 'mullion'),
            'lines' => __('For functions.php of the child theme', 'mullion'),
            'everywhere' => __(
                'The lines hold for the whole site, and a library leaves every page: look at each kind of page.',
                'mullion',
            ),
            'left' => __('Left to the old library', 'mullion'),
            'leftWhy' => __(
                'The old library still runs on this element. Take its script off the page, or the alias away.',
                'mullion',
            ),
            'pictures' => __('Links to pictures', 'mullion'),
            'ticking' => __('Text that counts down', 'mullion'),
            'required' => __('Form with required fields', 'mullion'),
            'unknown' => __('Another slider library', 'mullion'),
            'handle' => __(
                'The page does not tell the script’s handle: look for wp_enqueue_script in the theme.',
                'mullion',
            ),
            'date' => __('Write the date at which it ends into the lines.', 'mullion'),
            'template' => __('Write these attributes into the fields of the template:', 'mullion'),
            'call' => __('Take the theme’s own call of the library away, too.', 'mullion'),
            'measured' => __('Its settings could not be read; the number in view was measured.', 'mullion'),
        ];
    }
}
