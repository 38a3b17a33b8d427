import { readFileSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { componentsAsNodes } from './scripts/lib/as-nodes.mjs';
import { madeOfData } from './scripts/lib/made.mjs';
import { patchPackage } from './scripts/lib/patch-plugin.mjs';
import { foldersWithComponents, RUNTIMES } from './scripts/lib/runtimes.mjs';
import glightbox from './widgets/lightbox/glightbox.patch.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const [react, ...others] = RUNTIMES;
const TESTS = '**/*.test.{ts,tsx}';
const ofComponents = foldersWithComponents().map((folder) => `${folder}/${TESTS}`);

/** Everything on React; what draws something, and the golden markup, on the other runtimes, too. */
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: react?.name ?? '',
      include: [`{src,widgets,tests/unit}/${TESTS}`],
      // Modules that say so by nothing but their text.
      server: { deps: { inline: [/glightbox/] } },
    },
  },
  ...others.map(
    ({ name, alias }): TestProjectConfiguration => ({
      extends: true,
      resolve: { alias },
      test: {
        name,
        include: [...ofComponents, 'tests/unit/golden.test.ts'],
        // They import React themselves, but for the last.
        server: { deps: { inline: [/@testing-library\/react/, /@tanstack/, /glightbox/] } },
      },
    }),
  ),
];

/** What both builds, the dev server and the tests share; the builds themselves are in scripts/build.mjs. */
export default defineConfig({
  plugins: [componentsAsNodes(), madeOfData(), patchPackage(glightbox)],
  // The second is true in a build for who has a cart: scripts/build.mjs.
  define: { __VERSION__: JSON.stringify(version), __HAS_KEPT_CART__: 'false' },
  server: { host: '127.0.0.1', cors: true },
  test: {
    projects,
    environment: 'happy-dom',
    // One process for all files loads happy-dom once: a quarter of the time. Modules are still fresh.
    isolate: false,
    setupFiles: 'tests/unit/helpers/fresh-page.ts',
    // The first file to import React waits for it on a busy machine.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
