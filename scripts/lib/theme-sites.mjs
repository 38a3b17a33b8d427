import { basename, join } from 'node:path';
import { demoPages, fillCartPath } from './demo-pages.mjs';
import { fastestPhp } from './native-php.mjs';
import { ROOT } from './root.mjs';
import { startSite } from './site.mjs';

const THEMES = `<?php echo json_encode(array_map(
    static fn(WP_Theme $theme): array => ['name' => $theme->get('Name'), 'version' => $theme->get('Version')],
    wp_get_themes(['errors' => false])
));`;

/** Where a site's plugin stands; a site is kept from one run to the next. @param {boolean} isActive */
const setPlugin = (isActive) => `<?php
require_once ABSPATH . 'wp-admin/includes/plugin.php';
${isActive ? "activate_plugin('mullion/mullion.php');" : "deactivate_plugins('mullion/mullion.php');"}`;

/**
 * A shop and its twin with the plugin, both of which have all themes.
 *
 * @param {{ wp?: string | undefined, woocommerce: string, themes: string[] }} options
 */
export async function themeSites({ wp, woocommerce, themes }) {
  const stock = await startTwin('themes-stock', false, { wp, woocommerce, themes });
  const ours = await startTwin('themes-plugin', true, { wp, woocommerce, themes }).catch(async (error) => {
    await stock.stop();
    throw error;
  });
  const known = JSON.parse(await stock.runPhp(THEMES));
  return {
    label: stock.label,
    pages: await demoPages(stock),
    sites: [stock, ours],
    fillCart: await Promise.all([stock, ours].map(fillCartPath)),
    /** What a theme calls itself. */
    nameOf: (/** @type {string} */ dir) => {
      const { name, version } = known[basename(dir)];
      return `${name} ${version}`;
    },
    choose: async (/** @type {string} */ dir) => {
      const code = `<?php switch_theme('${basename(dir).replace(/[^\w-]/g, '')}');`;
      for (const site of [stock, ours]) await site.runPhp(code);
    },
    stop: async () => void (await Promise.all([stock.stop(), ours.stop()])),
  };
}

/** @param {string} name @param {boolean} isActive @param {{ wp?: string | undefined, woocommerce: string, themes: string[] }} options */
async function startTwin(name, isActive, { wp, woocommerce, themes }) {
  const version = wp === undefined ? {} : { wp };
  const site = await startSite({
    name,
    port: 0,
    php: fastestPhp(),
    woocommerce,
    moreThemes: themes,
    muPlugins: join(ROOT, 'tests/mu-plugins'),
    ...version,
  });
  await site.runPhp(setPlugin(isActive));
  return site;
}
