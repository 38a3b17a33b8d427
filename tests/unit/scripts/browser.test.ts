// @vitest-environment node
import { expect, test } from 'vitest';
import { BROWSER_FLAGS, ensureBrowser, findBrowser } from '../../../scripts/lib/browser.mjs';

type Machine = NonNullable<Parameters<typeof findBrowser>[0]>;

/** A machine without any browser, whose files and programs each test adds. */
function machine(has: { files?: string[]; programs?: string[] } & Partial<Machine> = {}) {
  const files = new Set(has.files);
  const commands: string[] = [];
  const base: Machine = {
    chromePath: undefined,
    exists: (path) => files.has(path),
    onPath: (name) => (has.programs?.includes(name) ? `/usr/bin/${name}` : undefined),
    playwrightPath: () => '/playwright/chrome',
    isRoot: false,
    run: (command, args) => commands.push([command, ...args].join(' ')) > 0 && false,
  };
  return { ...base, ...has, files, commands };
}

test('CHROME_PATH wins over every other browser', () => {
  const files = ['/my/chrome', '/playwright/chrome'];
  expect(findBrowser(machine({ chromePath: '/my/chrome', files, programs: ['chromium'] }))).toBe(
    '/my/chrome',
  );
});

test('a CHROME_PATH where nothing is is an error, not a reason to take another', () => {
  const wrong = machine({ chromePath: '/my/chrome', programs: ['chromium'] });
  expect(() => findBrowser(wrong)).toThrow('CHROME_PATH is /my/chrome, where no file is.');
});

test("one on the PATH comes before Playwright's own", () => {
  const both = machine({ files: ['/playwright/chrome'], programs: ['google-chrome', 'chromium-browser'] });
  expect(findBrowser(both)).toBe('/usr/bin/chromium-browser');
  const shell = machine({ programs: ['chromium', 'chromium-headless-shell'] });
  expect(findBrowser(shell)).toBe('/usr/bin/chromium-headless-shell');
  expect(findBrowser(machine({ files: ['/playwright/chrome'] }))).toBe('/playwright/chrome');
  expect(findBrowser(machine())).toBeUndefined();
});

test('nothing is installed where a browser is there', () => {
  const ready = machine({ programs: ['chromium'] });
  expect(ensureBrowser(ready)).toBe('/usr/bin/chromium');
  expect(ready.commands).toEqual([]);
});

test("Playwright's download is used when it succeeds", () => {
  const fresh = machine({ isRoot: true, programs: ['apt-get'] });
  fresh.run = (command, args) => {
    fresh.commands.push([command, ...args].join(' '));
    fresh.files.add('/playwright/chrome');
    return true;
  };
  expect(ensureBrowser(fresh)).toBe('/playwright/chrome');
  expect(fresh.commands).toEqual(['npx playwright install chromium']);
});

test("apt is asked when Playwright's download fails, by root alone", () => {
  const programs = ['apt-get'];
  const root = machine({ isRoot: true, programs });
  root.run = (command, args) => {
    root.commands.push([command, ...args].join(' '));
    if (args.includes('install') && command === 'apt-get') programs.push('chromium');
    return command === 'apt-get';
  };
  expect(ensureBrowser(root)).toBe('/usr/bin/chromium');
  expect(root.commands).toEqual([
    'npx playwright install chromium',
    'apt-get update',
    'apt-get install --yes --no-install-recommends chromium',
  ]);

  const visitor = machine({ programs: ['apt-get'] });
  expect(() => ensureBrowser(visitor)).toThrow('No browser was found or could be installed.');
  expect(visitor.commands).toEqual(['npx playwright install chromium']);
});

test('Chromium is started with the flags of the project, headless first', () => {
  expect(BROWSER_FLAGS.join(' ')).toBe(
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
      '--disable-component-update --disable-sync',
  );
});
