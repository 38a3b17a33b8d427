<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

final class UnknownWidget extends \InvalidArgumentException
{
    /** @param list<string> $known */
    public static function named(string $name, array $known): self
    {
        sort($known);
        $list = $known === [] ? 'none; was the plugin built?' : implode(', ', $known);
        $remedy = 'The others have no template: write data-widget on markup of your own.';
        return new self(sprintf(
            'There is no template for a widget called "%s".%s There are: %s. %s',
            $name,
            Spelling::hint($name, $known),
            $list,
            $remedy,
        ));
    }
}
