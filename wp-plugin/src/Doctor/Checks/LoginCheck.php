<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use Mullion\SocialLogin\Options;
use Mullion\SocialLogin\Providers;

defined('ABSPATH') || exit;

/** Whether a login provider was set up by half: its button isn't shown then, and nothing says why. */
final class LoginCheck implements Check
{
    public function name(): string
    {
        return 'login';
    }

    public function title(): string
    {
        return __('Login providers', 'mullion');
    }

    public function run(): Finding
    {
        $half = array_filter(Providers::NAMES, self::isHalf(...), ARRAY_FILTER_USE_KEY);
        if ($half === []) {
            return new Finding(Verdict::Good, __('No login provider is set up by half', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            /* translators: %s: names of providers. */
            sprintf(__('Login providers that are set up by half: %s', 'mullion'), implode(', ', $half)),
            __('Enter what is missing, or take out the rest: without it there is no button.', 'mullion'),
            'options-general.php?page=mullion&tab=social-login',
        );
    }

    private static function isHalf(string $provider): bool
    {
        $options = new Options();
        return ($options->clientId($provider) !== '') !== $options->isVouchedFor($provider);
    }
}
