import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CONTENT_DIR, MAIL_DIR, PLUGIN_DIR } from './paths.mjs';
import { step } from './progress.mjs';
import { runPhp } from './run-php.mjs';
import { setupStamp } from './site-folder.mjs';

/** PHP that makes a fresh WordPress the demo, of `demoSettings` as JSON in the environment's `MULLION_SETTINGS`. */
export const SETUP = readFileSync(new URL('site-setup.php', import.meta.url), 'utf8');

/** PHP that fills the shop, after `SETUP`. */
export const SEED = `<?php require WP_CONTENT_DIR . '/mullion-content/seed.php';`;

const PLUGINS = '/wordpress/wp-content/plugins';
const THEMES = '/wordpress/wp-content/themes';

/**
 * What belongs into a site's tree: the plugin, the shop, the themes, the content.
 *
 * @param {import('./site-plan.mjs').SitePlan} plan
 * @param {{ muPlugins?: string, moreThemes?: string[], morePlugins?: string[], quiet?: boolean }} options
 */
export async function prepareMounts({ shop, theme }, options) {
  return [
    { hostPath: PLUGIN_DIR, vfsPath: `${PLUGINS}/mullion` },
    { hostPath: MAIL_DIR, vfsPath: `${PLUGINS}/mullion-mail` },
    { hostPath: await shop.prepare(options.quiet), vfsPath: `${PLUGINS}/${shop.plugin.split('/')[0]}` },
    { hostPath: theme.dir, vfsPath: `${THEMES}/${theme.slug}` },
    { hostPath: CONTENT_DIR, vfsPath: '/wordpress/wp-content/mullion-content' },
    ...prepareTestMounts(options),
  ];
}

/**
 * What only tests put into a site's tree.
 *
 * @param {{ muPlugins?: string, moreThemes?: string[], morePlugins?: string[] }} options
 */
export function prepareTestMounts({ muPlugins, moreThemes = [], morePlugins = [] }) {
  const mounts = [
    ...moreThemes.map((dir) => ({ hostPath: dir, vfsPath: `${THEMES}/${basename(dir)}` })),
    ...morePlugins.map((dir) => ({ hostPath: dir, vfsPath: `${PLUGINS}/${basename(dir)}` })),
  ];
  if (muPlugins) mounts.push({ hostPath: muPlugins, vfsPath: '/wordpress/wp-content/mu-plugins' });
  return mounts;
}

/**
 * @param {string} shopPlugin Folder and file, as WordPress names a plugin.
 * @param {string} [theme] Its folder.
 */
export const demoSettings = (shopPlugin, theme = 'mullion-demo') => ({
  plugins: [shopPlugin, 'mullion/mullion.php', 'mullion-mail/mullion-mail.php'],
  theme,
  options: {
    blogname: 'Cửa Việt',
    WPLANG: 'vi',
    timezone_string: 'Asia/Ho_Chi_Minh',
    permalink_structure: '/%postname%/',
    woocommerce_currency: 'VND',
    woocommerce_coming_soon: 'no',
    woocommerce_onboarding_profile: { skipped: true },
  },
});

/**
 * Activates the plugins and the theme and fills the shop, unless that was done before.
 *
 * @param {Pick<import('./playground.mjs').Runtime, 'run'>} runtime
 * @param {import('./site-plan.mjs').SitePlan} plan
 * @param {string} setupFile Remembers what was done.
 * @param {boolean} [quiet]
 */
export async function setUp(runtime, { shop, theme }, setupFile, quiet) {
  const settings = demoSettings(shop.plugin, theme.slug);
  const stamp = setupStamp({ settings, setup: SETUP }, CONTENT_DIR);
  // What the developer changed in the site since is kept until the setup itself changes.
  if (existsSync(setupFile) && readFileSync(setupFile, 'utf8') === stamp) return;
  await step(
    'Activating the plugins and the theme',
    () => runPhp(runtime, { what: 'Setting the site up', code: SETUP, settings }),
    quiet,
  );
  await step(
    'Filling the shop',
    () => runPhp(runtime, { what: 'fixtures/shop/content/seed.php', code: SEED }),
    quiet,
  );
  writeFileSync(setupFile, stamp);
}
