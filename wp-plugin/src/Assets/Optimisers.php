<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Asks performance plugins, each by the filters that it documents, to leave our scripts: delayed until the first
 * movement they would miss the first press, and in a bundle they come with everything else.
 *
 * It works where nobody listens, too: the entry looks at the page as it finds it. So do the attributes of
 * {@see ScriptTags::left()}, which LiteSpeed Cache, Cloudflare and WP Fastest Cache read.
 */
final class Optimisers implements Hooked
{
    /** Lists of parts of elements: WP Rocket, LiteSpeed Cache, Perfmatters, FlyingPress, Autoptimize's small files. */
    private const SCRIPTS = [
        'rocket_delay_js_exclusions',
        'rocket_exclude_defer_js',
        'rocket_exclude_js',
        'litespeed_optimize_js_excludes',
        'litespeed_optm_js_defer_exc',
        'litespeed_optm_gm_js_exc',
        'perfmatters_delay_js_exclusions',
        'perfmatters_defer_js_exclusions',
        'perfmatters_minify_js_exclusions',
        'flying_press_exclude_from_delay:js',
        'flying_press_exclude_from_defer:js',
        'flying_press_exclude_from_minify:js',
        'autoptimize_filter_js_consider_minified',
    ];
    /** With what the ids of our scripts begin that stand in the page itself. */
    private const IN_THE_PAGE = 'mullion-';

    /** Lists of handles: SiteGround's Speed Optimizer. */
    private const HANDLES = ['sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude'];
    /** Selectors of rules that no markup uses yet, as each writes "begins with". */
    private const RULES = [
        'rocket_rucss_safelist' => ['.mullion-(.*)', '[data-widget(.*)'],
        'litespeed_ucss_whitelist' => ['.mullion-*', '[data-widget*'],
        'perfmatters_rucss_excluded_selectors' => ['.mullion-', '[data-widget'],
    ];

    /** Folders of these plugins; some have the version in the name. */
    private const PLUGINS = '/rocket|litespeed|perfmatters|flying-press|autoptimize|sg-cachepress|jetpack-boost'
        . '|page-optimize/i';

    /** What those say that were loaded before: as must-use plugins, or by another's loader. */
    private const CONSTANTS = [
        'WP_ROCKET_VERSION',
        'LSCWP_V',
        'PERFMATTERS_VERSION',
        'FLYING_PRESS_VERSION',
        'AUTOPTIMIZE_PLUGIN_VERSION',
    ];

    public function __construct(private readonly Manifest $manifest) {}

    /** Whether one of them is active: twenty-two hooks are more than the other pages' whole share. */
    public static function areAsked(): bool
    {
        $active = get_option('active_plugins');
        $everywhere = is_multisite() ? get_site_option('active_sitewide_plugins') : null;
        $names = [...(is_array($active) ? $active : []), ...array_keys(is_array($everywhere) ? $everywhere : [])];
        return preg_match(self::PLUGINS, implode(' ', array_filter($names, is_string(...)))) === 1
            || array_filter(self::CONSTANTS, defined(...)) !== [];
    }

    public function register(): void
    {
        foreach (self::SCRIPTS as $hook) {
            add_filter($hook, [$this, 'addresses']);
        }
        foreach (self::HANDLES as $hook) {
            add_filter($hook, [$this, 'handles']);
        }
        foreach (array_keys(self::RULES) as $hook) {
            add_filter($hook, [$this, 'rules']);
        }
        add_filter('autoptimize_filter_js_exclude', [$this, 'forAutoptimize']);
        add_filter('js_do_concat', [$this, 'isJoined'], 10, 2);
    }

    /** Hooked to `js_do_concat` (Jetpack Boost, Page Optimize): what stands alone is printed without `defer`. */
    public function isJoined(mixed $does, mixed $handle): mixed
    {
        return $handle === PageAssets::HANDLE ? false : $does;
    }

    /** @return list<mixed> */
    public function addresses(mixed $list): array
    {
        return [...self::listOf($list), $this->folder(), self::IN_THE_PAGE];
    }

    /** @return list<mixed> */
    public function handles(mixed $list): array
    {
        return [...self::listOf($list), PageAssets::HANDLE];
    }

    /** @return list<mixed> */
    public function rules(mixed $list): array
    {
        return [...self::listOf($list), ...(self::RULES[current_filter()] ?? [])];
    }

    /**
     * Hooked to `autoptimize_filter_js_exclude`: Autoptimize has a text with commas, or what is done with each.
     *
     * @return string|array<mixed>
     */
    public function forAutoptimize(mixed $list): string|array
    {
        if (is_array($list)) {
            return $list + [$this->folder() => '', self::IN_THE_PAGE => ''];
        }
        $ours = [$this->folder(), self::IN_THE_PAGE];
        return implode(', ', is_string($list) && $list !== '' ? [$list, ...$ours] : $ours);
    }

    /** Of our scripts, as the page's addresses have it, whatever the plugin's folder is called. */
    private function folder(): string
    {
        return (string) wp_parse_url($this->manifest->url(''), PHP_URL_PATH);
    }

    /** @return list<mixed> */
    private static function listOf(mixed $list): array
    {
        return is_array($list) ? array_values($list) : [];
    }
}
