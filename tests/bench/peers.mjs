import { join } from 'node:path';
import { CACHE_DIR } from '../../scripts/lib/paths.mjs';
import { installToolPackages } from '../../scripts/lib/tool-packages.mjs';

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
export const installPeers = () => installToolPackages(PEERS_DIR, PEERS);
