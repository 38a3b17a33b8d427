import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { madeOfData } from './scripts/lib/made.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What both builds, the dev server and the tests share; the builds themselves are in scripts/build.mjs. */
export default defineConfig({
  plugins: [madeOfData()],
  define: { __VERSION__: JSON.stringify(version) },
  server: { host: '127.0.0.1', cors: true },
  test: {
    environment: 'happy-dom',
    // One process for all files loads happy-dom once: a quarter of the time. Modules are still fresh.
    isolate: false,
    setupFiles: 'tests/unit/helpers/fresh-page.ts',
    include: ['{src,widgets,tests/unit}/**/*.test.{ts,tsx}'],
    // The first file to import React waits for it on a busy machine.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
