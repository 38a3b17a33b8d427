<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Cart\FragmentScripts;
use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use Mullion\Site\Features;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/** Whether another plugin sends a script with the cart that does not run: it counts no added product. */
final class FragmentScriptsCheck implements Check
{
    public function name(): string
    {
        return 'fragments';
    }

    public function title(): string
    {
        return __('Code in the cart', 'mullion');
    }

    public function run(): Finding
    {
        $isOn = (new Features(new Settings()))->isOn('cart');
        $found = $isOn && !FragmentScripts::mayRun() ? FragmentScripts::found() : [];
        if ($found === []) {
            return new Finding(Verdict::Good, __('Nothing that comes with the cart is kept from running', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            /* translators: %s: CSS selectors of parts of the page. */
            sprintf(__('A script that comes with the cart does not run: %s', 'mullion'), implode(', ', $found)),
            __(
                'Plugins that count added products for advertisers send some. Let them run if you trust those plugins.',
                'mullion',
            ),
            'options-general.php?page=mullion&tab=advanced',
        );
    }
}
