<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use Mullion\Session\MergedSessions;

defined('ABSPATH') || exit;

/** Whether another plugin keeps the shop's sessions, which ours then leaves alone. */
final class SessionCheck implements Check
{
    public function name(): string
    {
        return 'session';
    }

    public function title(): string
    {
        return __('Cart sessions', 'mullion');
    }

    public function run(): Finding
    {
        $other = MergedSessions::standIn();
        if ($other === null) {
            return new Finding(Verdict::Good, __('No other plugin keeps the cart sessions', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            /* translators: %s: a PHP class. */
            sprintf(__('Another plugin keeps the cart sessions: %s', 'mullion'), $other),
            __(
                'Of two requests at once the last one undoes the other there. Ask its author, or do without it.',
                'mullion',
            ),
        );
    }
}
