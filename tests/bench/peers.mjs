import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from '../../scripts/lib/paths.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';

export const PEERS_DIR = join(CACHE_DIR, 'bench');
export const PEERS_MODULES = join(PEERS_DIR, 'node_modules');

/** The peers' page scripts, bundled. */
export const BUNDLES_DIR = join(PEERS_DIR, 'built');

/** What Mullion is measured against, pinned: a number in the README can be had again. */
const PEERS = {
  'animate.css': '4.1.1',
  'block-ui': '2.70.1',
  jquery: '3.7.1',
  'jquery-countdown': '2.2.0',
  'jquery-migrate': '3.4.1',
  'jquery-validation': '1.22.1',
  'js-cookie': '3.0.8',
  'magnific-popup': '1.2.0',
  'owl.carousel': '2.3.4',
  sweetalert2: '11.26.25',
  swiper: '14.4.0',
  wowjs: '1.1.3',
};

/** Installs the peers into the cache folder, outside of the project's own packages; once. */
export function installPeers() {
  if (isInstalled()) return;
  mkdirSync(PEERS_DIR, { recursive: true });
  const manifest = { private: true, dependencies: PEERS };
  writeFileSync(join(PEERS_DIR, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', PEERS_DIR, ...options], {
    encoding: 'utf8',
  });
  if (status === 0 && isInstalled()) return;
  const reason = /npm error (?:code )?(.*)/.exec(stderr ?? '')?.[1] ?? 'npm install failed';
  throw new UserError(
    `The peers could not be installed from the npm registry (${reason}). Connect to it and run npm run bench again.`,
  );
}

const isInstalled = () =>
  Object.entries(PEERS).every(([name, version]) => installedVersion(name) === version);

function installedVersion(/** @type {string} */ name) {
  try {
    return JSON.parse(readFileSync(join(PEERS_MODULES, name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}
