<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\MailFailures;
use Mullion\Doctor\Verdict;

defined('ABSPATH') || exit;

/** Whether the last mail could be sent: without mail no subscription and no login is confirmed. */
final class MailCheck implements Check
{
    public function name(): string
    {
        return 'mail';
    }

    public function title(): string
    {
        return __('Mail', 'mullion');
    }

    public function run(): Finding
    {
        $last = MailFailures::last();
        if ($last === null) {
            return new Finding(Verdict::Good, __('No mail has failed', 'mullion'));
        }
        $why = $last['why'] === '' ? __('no reason given', 'mullion') : $last['why'];
        /* translators: 1: how long ago, such as "2 hours"; 2: what WordPress's mail function said. */
        $text = __('The last mail could not be sent, %1$s ago: %2$s', 'mullion');
        return new Finding(
            Verdict::Critical,
            sprintf($text, human_time_diff($last['at']), $why),
            __('Set up a plugin for SMTP or ask your host, then send a test mail.', 'mullion'),
            'options-general.php?page=mullion&tab=newsletter',
        );
    }
}
