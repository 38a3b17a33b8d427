import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { CONTENT_DIR, DEMO_THEME_DIR, PLUGIN_DIR, STAND_IN_DIR } from './paths.mjs';
import { ROOT } from './root.mjs';
import { DEFAULT_WORDPRESS } from './site-tools.mjs';
import { UserError } from './user-error.mjs';
import { findShop } from './woocommerce-source.mjs';
import { findWordPress } from './wordpress-source.mjs';

const DEFAULT_WP = DEFAULT_WORDPRESS.name;

/**
 * Finds everything that a site is made of, and says what is missing before anything is touched.
 *
 * @param {{ name: string, wp?: string, woocommerce?: string, theme?: string | undefined }} options
 */
export async function planSite({ name, wp = DEFAULT_WP, woocommerce = 'stand-in', theme }) {
  const parts = {
    theme: findTheme(theme),
    shop: await findShop(woocommerce),
    wordpress: await findWordPress(wp),
  };
  requireFile(join(PLUGIN_DIR, 'mullion.php'));
  requireFile(join(CONTENT_DIR, 'seed.php'));
  if (parts.shop.kind === 'stand-in') requireFile(join(STAND_IN_DIR, 'mullion-shop.php'));
  // A site of its own for every WordPress and shop: switching between them never loses data.
  const wordpressId = wp === DEFAULT_WP ? '' : `wp-${parts.wordpress.id}`;
  return { ...parts, name: [name, wordpressId, parts.shop.id].filter(Boolean).join('-') };
}

/** @typedef {Awaited<ReturnType<typeof planSite>>} SitePlan */

/** @param {string | undefined} wanted */
function findTheme(wanted) {
  const dir = wanted === undefined ? DEMO_THEME_DIR : resolve(wanted);
  const stylesheet = join(dir, 'style.css');
  if (!existsSync(stylesheet) || !/Theme Name:/.test(readFileSync(stylesheet, 'utf8'))) {
    const remedy = 'Give the folder whose style.css has a "Theme Name:" header, or leave --theme out.';
    throw new UserError(`--theme ${wanted ?? relative(ROOT, dir)} is no WordPress theme. ${remedy}`);
  }
  return { dir, slug: wanted === undefined ? 'mullion-demo' : basename(dir) };
}

/** @param {string} path */
function requireFile(path) {
  if (existsSync(path)) return;
  throw new UserError(`${relative(ROOT, path)} is missing. Restore it, for example with git checkout.`);
}
