<?php

declare(strict_types=1);

namespace Mullion\Blocks;

defined('ABSPATH') || exit;

/** What the editor's script says. */
final class EditorWords
{
    /** @return array<string, string> By its key in src/editor. */
    public static function all(): array
    {
        return [
            'settings' => __('Settings', 'mullion'),
            'default' => __('By its kind', 'mullion'),
            'yes' => __('Yes', 'mullion'),
            'no' => __('No', 'mullion'),
            'choosePicture' => __('Choose a picture', 'mullion'),
            'choosePictures' => __('Choose pictures', 'mullion'),
            'addPictures' => __('Add pictures', 'mullion'),
            'remove' => __('Remove', 'mullion'),
            'slides' => __('Choose pictures, or add any blocks: each is a slide.', 'mullion'),
            'addTab' => __('Add a tab', 'mullion'),
            /* translators: %s: a number. */
            'tab' => __('Tab %s', 'mullion'),
            'nothing' => __('Nothing to show yet. Fill in its settings here or on Mullion’s own page.', 'mullion'),
            /* translators: %s: an address in the page, such as #news. */
            'opensBy' => __('opens by a link to %s', 'mullion'),
            'takesIdentifier' => __('It takes letters from A to Z, digits, - and _. Else it is left out.', 'mullion'),
            /* translators: 1 and 2: numbers. */
            'takesNumber' => __('It takes a number from %1$s to %2$s. Else it is left out.', 'mullion'),
        ];
    }
}
