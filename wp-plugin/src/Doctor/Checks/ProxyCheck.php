<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use Mullion\Endpoint\Proxies;

defined('ABSPATH') || exit;

/**
 * Whether all visitors have one address, that of a proxy which nobody has named. Judges by the request that asks: it
 * came the way that visitors come.
 */
final class ProxyCheck implements Check
{
    public function name(): string
    {
        return 'proxies';
    }

    public function title(): string
    {
        return __('Proxies', 'mullion');
    }

    public function run(): Finding
    {
        if (!Proxies::isUnknown($_SERVER)) {
            return new Finding(Verdict::Good, __('Visitors can be told apart by their addresses', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            __('All visitors seem to have one address', 'mullion'),
            __(
                'A server in between hands requests on, so all share the limits of one. Name it as a trusted proxy.',
                'mullion',
            ),
            'options-general.php?page=mullion&tab=advanced',
        );
    }
}
