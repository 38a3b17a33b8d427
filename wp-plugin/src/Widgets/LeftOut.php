<?php

declare(strict_types=1);

namespace Mullion\Widgets;

use Mullion\Assets\InlineCode;

defined('ABSPATH') || exit;

/** Says in the browser's console what a page lacks: whoever built it looks there first. */
final class LeftOut
{
    /** @var array<string, string> Why, by name: once, however often it is asked for. */
    private array $problems = [];

    /** @param string $why Public: nothing of the error itself. */
    public function add(string $name, string $why): void
    {
        if ($this->problems === []) {
            add_action('wp_footer', [$this, 'print'], 99);
        }
        $this->problems[$name] ??= $why;
    }

    public function print(): void
    {
        if (!InlineCode::isAllowed()) {
            return;
        }
        $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE;
        $lines = '';
        foreach ($this->problems as $name => $why) {
            $message = sprintf('Mullion: the widget "%s" was left out of this page. %s', $name, $why);
            $lines .= sprintf('console.error(%s);', wp_json_encode($message, $flags));
        }
        wp_print_inline_script_tag($lines, ['id' => 'mullion-left-out']);
    }
}
