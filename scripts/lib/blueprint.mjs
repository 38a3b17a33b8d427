import { zipSync } from 'fflate';
import { CONTENT_DIR, DEMO_THEME_DIR, MAIL_DIR, PLUGIN_DIR } from './paths.mjs';
import { filesOf, MTIME, zipPlugin } from './plugin-zip.mjs';
import { demoSettings, SEED, SETUP } from './site-setup.mjs';

const CONTENT = '/wordpress/wp-content/mullion-content';
const SETUP_FILE = '/tmp/mullion-setup.php';
const WOOCOMMERCE = { resource: 'wordpress.org/plugins', slug: 'woocommerce' };

/**
 * The demo as a blueprint bundle of WordPress Playground: `blueprint.json`, and the zips that it names.
 *
 * Sets the shop up by the same PHP as `npm start`. https://wordpress.github.io/wordpress-playground/blueprints/
 *
 * @param {{ slug: string, dir: string }} [shop] A shop's plugin that goes with it; WooCommerce of wordpress.org without.
 * @returns {Record<string, Uint8Array>} The bundle's files.
 */
export function demoBlueprint(shop) {
  const settings = demoSettings(shop ? `${shop.slug}/${shop.slug}.php` : 'woocommerce/woocommerce.php');
  const blueprint = {
    $schema: 'https://playground.wordpress.net/blueprint-schema.json',
    meta: {
      title: 'Mullion: a shop of doors and windows',
      description:
        'WooCommerce with Mullion and a theme that uses it: sliders, mini-cart, countdown, newsletter.',
      author: 'mullion',
      categories: ['woocommerce', 'performance'],
    },
    landingPage: '/',
    preferredVersions: { php: '8.3', wp: 'latest' },
    features: { networking: true },
    login: true,
    steps: [
      plugin(shop ? bundled(shop.slug) : WOOCOMMERCE),
      plugin(bundled('mullion')),
      plugin(bundled('mullion-mail')),
      { step: 'installTheme', themeData: bundled('mullion-demo'), options: { activate: false } },
      { step: 'mkdir', path: CONTENT },
      { step: 'unzip', zipFile: bundled('content'), extractToPath: CONTENT },
      { step: 'writeFile', path: SETUP_FILE, data: SETUP },
      run(`require '${SETUP_FILE}';`, { MULLION_SETTINGS: JSON.stringify(settings) }),
      run(SEED.replace('<?php', '')),
    ],
  };
  return {
    'blueprint.json': new TextEncoder().encode(`${JSON.stringify(blueprint, null, 2)}\n`),
    'mullion.zip': zipPlugin(PLUGIN_DIR).bytes,
    'mullion-mail.zip': zipFolder(MAIL_DIR, 'mullion-mail/'),
    'mullion-demo.zip': zipFolder(DEMO_THEME_DIR, 'mullion-demo/'),
    'content.zip': zipFolder(CONTENT_DIR, ''),
    ...(shop && { [`${shop.slug}.zip`]: zipFolder(shop.dir, `${shop.slug}/`) }),
  };
}

const bundled = (/** @type {string} */ name) => ({ resource: 'bundled', path: `/${name}.zip` });

/** Activated by the set-up, all at once. @param {object} pluginData */
const plugin = (pluginData) => ({ step: 'installPlugin', pluginData, options: { activate: false } });

/** @param {string} code @param {Record<string, string>} [env] */
const run = (code, env = {}) => ({
  step: 'runPHPWithOptions',
  options: { code: `<?php require_once '/wordpress/wp-load.php'; ${code.trim()}`, env },
});

/** @param {string} dir @param {string} prefix */
const zipFolder = (dir, prefix) => zipSync(filesOf(dir, prefix), { mtime: MTIME });
