import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What both builds, the dev server and the tests share; the builds themselves are in scripts/build.mjs. */
export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  server: { host: '127.0.0.1', cors: true },
  test: {
    environment: 'happy-dom',
    // Loads happy-dom once a worker instead of once a file: a third of the time, as isolated.
    pool: 'vmThreads',
    include: ['{src,widgets,tests/unit}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
