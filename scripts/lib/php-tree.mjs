import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SITE_CONSTANTS } from './site-constants.mjs';

// A file that was changed counts with the next request, not two seconds later.
const FRESH = ['-d', 'opcache.revalidate_freq=0'];

/** Arguments of this machine's `php`, whatever it does with a WordPress tree. */
export const LIMITS = ['-d', 'memory_limit=1G', '-d', 'max_execution_time=120', ...FRESH];

const INSTALL = `define('WP_INSTALLING', true);
require ABSPATH_OF_SITE . 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
if (!is_blog_installed()) { wp_install('Mullion', 'admin', 'admin@example.com', true, '', 'password'); }`;

/** Puts the mounts into a tree, as links. @param {string} tree @param {import('./playground.mjs').Mount[]} mounts */
export function linkMounts(tree, mounts) {
  for (const { hostPath, vfsPath } of mounts) link(hostPath, join(tree, vfsPath.replace('/wordpress/', '')));
}

/** @param {string} target @param {string} path */
export function link(target, path) {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/**
 * Writes the tree's configuration; whoever loads WordPress may have set a constant before.
 *
 * @param {string} tree
 * @param {string} url
 * @param {Record<string, string | boolean>} database
 */
export function configureTree(tree, url, database) {
  const constants = Object.entries({ ...SITE_CONSTANTS, WP_HOME: url, WP_SITEURL: url, ...database });
  const lines = constants.map(
    ([name, value]) => `defined('${name}') || define('${name}', ${JSON.stringify(value)});`,
  );
  writeFileSync(
    join(tree, 'wp-config.php'),
    `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
}

/**
 * Runs PHP in a tree by this machine's own `php`, as a `Runtime` does.
 *
 * @param {string} tree
 * @returns {import('./playground.mjs').Runtime['run']}
 */
export const runnerOf =
  (tree) =>
  async (code, env = {}) => {
    const php = [...LIMITS, '-r', `const ABSPATH_OF_SITE = ${JSON.stringify(`${tree}/`)}; ${code}`];
    const options = { env: { ...process.env, ...env }, maxBuffer: 1e8 };
    const { stdout } = await promisify(execFile)('php', php, options).catch(({ stdout, stderr }) => {
      throw new Error(`${stdout}${stderr}`);
    });
    return stdout;
  };

/** Installs WordPress into its empty database. @param {import('./playground.mjs').Runtime['run']} run */
export const installWordPress = (run) => run(INSTALL);
