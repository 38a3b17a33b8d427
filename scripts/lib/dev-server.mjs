import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { BUILD_DIR } from './paths.mjs';
import { ROOT } from './root.mjs';
import { freePort, HOST } from './site-server.mjs';
import { writePhp } from './widget-php.mjs';
import { widgetDefinitions } from './widgets.mjs';

// The plugin loads the sources from this address for as long as the file is there.
const ADDRESS_FILE = join(BUILD_DIR, 'dev-server.json');

/**
 * A page is loaded anew when PHP changes; what the build copies of a widget is copied again.
 *
 * @type {import('vite').Plugin}
 */
const phpFromSources = {
  name: 'mullion:php-from-sources',
  configureServer({ watcher, ws }) {
    watcher.on('all', async (_event, path) => {
      const [folder, second] = relative(ROOT, path).split(sep);
      const isWidgets = folder === 'widgets';
      const isOurs = isWidgets || (folder === 'wp-plugin' && second !== 'build');
      if (!isOurs || !/\.php$|\/editor\.json$/.test(path)) return;
      if (isWidgets) writePhp(await widgetDefinitions(), BUILD_DIR);
      ws.send({ type: 'full-reload' });
    });
  },
};

/**
 * Starts Vite with hot reload for the pages of a site.
 *
 * @param {string} siteUrl The one origin that may load from it.
 */
export async function startDevServer(siteUrl) {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const vite = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    clearScreen: false,
    plugins: [react(), phpFromSources],
    // Widgets are imported by printed addresses, which Vite cannot follow: React would come twice.
    optimizeDeps: { entries: ['src/entry.ts', 'src/cart/aftermath/index.ts', 'widgets/*/index.ts'] },
    // A page of another origin needs absolute addresses of the assets, and CORS for the modules.
    server: { host: HOST, port, strictPort: true, origin: url, cors: { origin: siteUrl } },
  });
  await vite.listen();
  mkdirSync(dirname(ADDRESS_FILE), { recursive: true });
  writeFileSync(ADDRESS_FILE, JSON.stringify({ url }));
  // Also when the process ends by an error: a stale file would leave the site without scripts.
  process.once('exit', removeAddress);
  const stop = async () => {
    removeAddress();
    await vite.close();
  };
  return { url, stop };
}

const removeAddress = () => rmSync(ADDRESS_FILE, { force: true });
