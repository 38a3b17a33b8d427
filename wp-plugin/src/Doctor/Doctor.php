<?php

declare(strict_types=1);

namespace Mullion\Doctor;

use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Cart\Shop;
use Mullion\Doctor\Checks\CronCheck;
use Mullion\Doctor\Checks\EndpointsCheck;
use Mullion\Doctor\Checks\FragmentScriptsCheck;
use Mullion\Doctor\Checks\LoginCheck;
use Mullion\Doctor\Checks\MailCheck;
use Mullion\Doctor\Checks\MapCheck;
use Mullion\Doctor\Checks\PageCheck;
use Mullion\Doctor\Checks\ProxyCheck;
use Mullion\Doctor\Checks\SessionCheck;
use Mullion\Doctor\Checks\TemplatesCheck;

defined('ABSPATH') || exit;

/** All that is looked at, for whoever asks. */
final class Doctor
{
    /** @return list<Check> Quick ones, for a page of the administration. */
    public static function checks(): array
    {
        return [...self::ofCommandLine(), new ProxyCheck()];
    }

    /** @return list<Check> Without those that judge by the request that asks: the command line has none. */
    public static function ofCommandLine(): array
    {
        $folder = defined('WC_ABSPATH') && is_string(WC_ABSPATH) ? WC_ABSPATH . 'templates/' : '';
        $checks = [new SessionCheck(), new CronCheck(), new MailCheck(), new LoginCheck(), new MapCheck()];
        return [...$checks, new TemplatesCheck($folder), new FragmentScriptsCheck()];
    }

    /**
     * @param string $url Of the page that is looked at; the home page where it is empty.
     *
     * @return list<AsksTheSite>
     */
    public static function slow(Manifest $manifest, ReplacedScripts $scripts, string $url = ''): array
    {
        return [new PageCheck($manifest, $scripts, $url), new EndpointsCheck(new Shop())];
    }
}
