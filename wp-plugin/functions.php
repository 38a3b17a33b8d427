<?php

/**
 * Template tags: what a theme may call. Each is safe to leave in a template after
 * `function_exists()`, with or without a shop.
 */

declare(strict_types=1);

use Mullion\Attribution\Origin;
use Mullion\Plugin;
use Mullion\Widgets\Spelling;

defined('ABSPATH') || exit;

/** The plugin, built once a request. */
function mullion(): Plugin
{
    /** @var Plugin|null $plugin */
    static $plugin = null;
    // The address is asked for when it is needed: plugins that speak for a proxy or a language's domain may come later.
    $plugin ??= Plugin::build(
        plugin_dir_path(MULLION_FILE) . 'build',
        static fn(): string => plugins_url('build/', MULLION_FILE),
    );
    return $plugin;
}

/**
 * Renders one widget, ready to echo: the result is already escaped.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $props Props that differ from the widget's defaults; `WP_DEBUG` says so of one that it
 *                                    does not have.
 *
 * @return string Markup; empty for a widget that is switched off, has nothing to show, needs a shop where none is
 *                active, fails (PHP's log says how), or doesn't exist (`WP_DEBUG` says which there are).
 */
function mullion_render(string $name, array $props = []): string
{
    return mullion()->renderer->render($name, $props);
}

/**
 * Announces widgets whose markup the template writes by hand, before `wp_head()`: their stylesheets
 * go into the head, and with `$preload` their scripts start to load with the page.
 *
 * @since 0.1.0
 *
 * @param list<string> $names Widgets of this page; `WP_DEBUG` says so of one that does not exist.
 */
function mullion_expect(array $names, bool $preload = false): void
{
    if (WP_DEBUG) {
        $known = array_keys(mullion()->manifest->widgets());
        Spelling::check('mullion_expect', 'There is no widget called "%s".', array_values($names), $known);
    }
    mullion()->assets->expect($names, $preload);
}

/**
 * Where a visitor came from, of a form with `data-widget="attribution"`: plain text, shortened, to be escaped as any
 * other. Each value is one line, so none adds a header to a mail.
 *
 * @since 0.1.0
 *
 * @param array<mixed> $fields What was posted, unslashed: `wp_unslash($_POST)`.
 * @param string       $prefix As the form's `data-prefix` says.
 *
 * @return array<string, string> By field (`source_type`, `utm_source`, `referrer`, …); empty where nothing is known.
 */
function mullion_source(array $fields, string $prefix = 'wc_order_attribution_'): array
{
    return Origin::of($fields, $prefix)->values;
}

/**
 * Registers a widget of your own plugin or theme, with your own build; call it in the action `init`.
 *
 * The script is an ES module whose default export is `{ name, start(instance) }`, or it calls `mullion.define()`
 * (`wp-plugin/build/types` has the types). React comes from `mullion.runtime()`: bring none of your own.
 *
 * @since 1.0.0
 *
 * @param string               $name    Its `data-widget`: small letters, digits and `-`.
 * @param array<string, mixed> $options All optional:
 *        `title`      what the settings page calls it, translated;
 *        `script`     absolute address of the module; without it, another script calls `mullion.define()`;
 *        `style`      absolute address of the stylesheet, which comes where the widget is;
 *        `moment`     `load`, `idle`, `visible`, `interaction` or `media:(…)`;
 *        `attributes` by name in camel case, as plain data: `['maxSteps' => ['kind' => 'integer', 'min' => 1,
 *                     'max' => 9, 'fallback' => 3]]`; kinds are integer, number, choice (with `words`), flag, text,
 *                     identifier and url; `maxSteps` is `data-max-steps` and the prop `max_steps`;
 *        `template`   path of the PHP file that `mullion_render()` prints; it is given `$props`;
 *        `props`      defaults of what the template is given besides the attributes;
 *        `html`       names of props that hold trusted HTML;
 *        `tag`        the root's element, `div` by default;
 *        `strings`    what the script says, by key, translated: `instance.t('key')`;
 *        `settings`   fields of the settings page: `[['name' => 'hours', 'label' => …, 'kind' => 'number', …]]`;
 *                     kinds are checkbox, text, paragraph, number, address, choice (with `choices`), selector and
 *                     identifier, keys besides `help`, `min`, `max` and `default`. The script finds what is saved,
 *                     else the default, in `instance.config.settings['the-widget'].hours`; so they are public.
 *
 * @return bool Whether it is registered; `_doing_it_wrong()` says what is wrong.
 */
function mullion_register_widget(string $name, array $options = []): bool
{
    return mullion()->registration()->add($name, $options);
}
