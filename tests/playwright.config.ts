import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../scripts/lib/browser.mjs';

const fixturesPort = Number(process.env.MULLION_FIXTURES_PORT ?? 9410);
const fixturesUrl = `http://127.0.0.1:${fixturesPort}`;
// Set by scripts/test.mjs, which boots the site; without it only the fixture pages are tested.
const wordPressUrl = process.env.MULLION_WP_URL;
const executablePath = findBrowser();
const launched = {
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  ...(executablePath ? { executablePath } : {}),
};

const fixtures = {
  name: 'fixtures',
  testMatch: ['**/tests/e2e/fixtures/**/*.e2e.ts', '**/tests/contract/*.e2e.ts', '**/widgets/*/*.e2e.ts'],
  fullyParallel: true,
  workers: 2,
  expect: { timeout: 10_000 },
  use: { baseURL: fixturesUrl },
};

// Safari's engine, which Playwright does not drive here: tests/e2e/helpers/webkit.ts does.
const webKit = {
  name: 'webkit',
  testMatch: '**/tests/e2e/webkit/*.e2e.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: fixturesUrl },
};

// One at a time, with patience: PHP in WebAssembly takes seconds for a page on a busy machine.
const wordPress = {
  name: 'wordpress',
  testMatch: ['**/tests/e2e/wordpress/**/*.e2e.ts', '**/tests/contract/**/*.e2e.ts'],
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { baseURL: wordPressUrl ?? '', navigationTimeout: 90_000, actionTimeout: 60_000 },
};

// The same and more, on what shops run on: scripts/lib/stack-stage.mjs says which.
const stack = {
  ...wordPress,
  name: 'stack',
  testMatch: ['**/tests/e2e/wordpress/**/*.e2e.ts', '**/tests/e2e/stack/**/*.e2e.ts'],
};

// Pictures of pages beside approved ones (tests/look).
const look = {
  name: 'look',
  testMatch: '**/tests/look/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  use: {
    baseURL: fixturesUrl,
    trace: 'off' as const,
    launchOptions: {
      // Pictures are drawn whole or not at all, letters as on any machine; nothing is asked of the world outside.
      args: [
        ...BROWSER_FLAGS,
        '--disable-checker-imaging',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
      ...launched,
    },
  },
};

export default defineConfig({
  testDir: '..',
  outputDir: '../test-results',
  // .cache holds whole WordPress trees.
  respectGitIgnore: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores a movement of 250 ms takes a second now and then. What fails three times fails; what fails before it passes is named.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.MULLION_REPORT ?? '../.cache/reports/playwright.json' }],
  ],
  projects: wordPressUrl ? [fixtures, webKit, wordPress, stack, look] : [fixtures, webKit],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Recording costs a quarter of the time, so only what failed is recorded, as it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: BROWSER_FLAGS, ...launched },
  },
  webServer: {
    command: `node scripts/fixtures.mjs --port ${fixturesPort} --test`,
    cwd: '..',
    url: fixturesUrl,
    reuseExistingServer: false,
  },
});
