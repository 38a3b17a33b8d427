<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** A WordPress of its own for each test: what it keeps, and what it has been asked for. */
final class Site
{
    /** @var array<string, mixed> */
    public static array $options = [];

    /** @var array<string, ?bool> Whether an option that was added loads with every page. */
    public static array $autoloads = [];

    /** @var array<string, mixed> */
    public static array $transients = [];

    /** @var array<string, mixed> What is in the object cache, by group and key. */
    public static array $cache = [];

    /** Whether the object cache is one that all requests share. */
    public static bool $isCacheShared = false;

    /** @var array<string, mixed> What the theme supports. */
    public static array $supports = [];

    /** @var array<string, mixed> Of the page's query. */
    public static array $query = [];

    /** @var list<array{to: string, subject: string, message: string, headers: mixed}> */
    public static array $mails = [];

    /** Whether mails go out. */
    public static bool $canMail = true;

    /** @var array<string, int> When a job runs next. */
    public static array $schedule = [];

    /** @var list<int> The sites of the network; none where there is only one. */
    public static array $network = [];

    /** @var array<string, mixed> Options of the whole network. */
    public static array $networkOptions = [];

    public static int $current = 1;

    /** @var array<int, array{array<string, mixed>, array<string, int>}> Options and schedule of the others. */
    public static array $others = [];

    public static string $locale = 'vi';
    public static string $charset = 'UTF-8';
    public static bool $isAdmin = false;
    public static bool $isSecure = true;

    /** The theme's folder; empty for one without templates. */
    public static string $theme = '';

    /** @var array<string, list<string>> Options that a form of settings may send, by its group. */
    public static array $settings = [];

    /** @var list<string> What the settings page says about what was typed. */
    public static array $settingsErrors = [];

    /** @var list<string> The code of each, by which a field knows its own. */
    public static array $settingsCodes = [];

    /** @var list<array{id: string, title: string, content: string}> The help of the screen. */
    public static array $help = [];

    /** Seconds by which it is later than it is. */
    public static int $ahead = 0;

    /** @var array<string, string> Proposals for the privacy policy. */
    public static array $policies = [];

    public static function reset(): void
    {
        foreach ((new \ReflectionClass(self::class))->getProperties() as $property) {
            $property->setValue(null, $property->getDefaultValue());
        }
        $GLOBALS['wpdb'] = new \wpdb();
        [$GLOBALS['wp_scripts'], $GLOBALS['wp_styles']] = [new \WP_Scripts(), new \WP_Styles()];
        [$_GET, $_POST, $_COOKIE] = [[], [], []];
        foreach (['REQUEST_METHOD', 'CONTENT_LENGTH', 'REMOTE_ADDR', 'HTTP_REFERER'] as $name) {
            unset($_SERVER[$name]);
        }
        foreach (['ORIGIN', 'SEC_FETCH_SITE', 'SEC_FETCH_MODE', 'ACCEPT'] as $name) {
            unset($_SERVER["HTTP_{$name}"]);
        }
        Hooks::reset();
        Response::reset();
        Users::reset();
        Network::reset();
        Shop::reset();
    }

    /** Another site of the network is the current one from now on. */
    public static function turnTo(int $site): void
    {
        self::$others[self::$current] = [self::$options, self::$schedule];
        [self::$options, self::$schedule] = self::$others[$site] ?? [[], []];
        self::$current = $site;
        $GLOBALS['wpdb']->prefix = $site === 1 ? 'wp_' : "wp_{$site}_";
        $GLOBALS['wpdb']->options = "{$GLOBALS['wpdb']->prefix}options";
    }

    public static function now(): int
    {
        return \time() + self::$ahead;
    }
}
