import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/lib/root.mjs';
import { BUNDLES_DIR, PEERS_MODULES } from './peers.mjs';

const SCRIPTS = join(ROOT, 'tests/bench/scripts');
const swiper = join(PEERS_MODULES, 'swiper');

/** The peers' page scripts by name; block-ui comes from npm without a minified file. */
const INPUTS = {
  'owl-sliders': join(SCRIPTS, 'owl-sliders.mjs'),
  'owl-home': join(SCRIPTS, 'owl-home.mjs'),
  'owl-lean-home': join(SCRIPTS, 'owl-lean-home.mjs'),
  'swiper-sliders': join(SCRIPTS, 'swiper-sliders.mjs'),
  'swiper-home': join(SCRIPTS, 'swiper-home.mjs'),
  'block-ui': join(PEERS_MODULES, 'block-ui/jquery.blockUI.js'),
};

/** Bundles each as a classic script with the tool that builds Mullion, so that none is at a disadvantage. */
export async function bundlePeers() {
  process.env.NODE_ENV = 'production';
  for (const [name, entry] of Object.entries(INPUTS)) await bundle(name, entry);
}

/** @param {string} name @param {string} entry */
const bundle = (name, entry) =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: /^swiper\/modules$/, replacement: join(swiper, 'modules/index.mjs') },
        { find: /^swiper$/, replacement: join(swiper, 'swiper.mjs') },
      ],
    },
    build: {
      outDir: BUNDLES_DIR,
      emptyOutDir: false,
      target: 'es2022',
      copyPublicDir: false,
      reportCompressedSize: false,
      lib: { entry, formats: ['iife'], name: 'bench', fileName: () => `${name}.js` },
    },
  });
