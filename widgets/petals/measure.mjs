/**
 * What falling petals cost, for README.md: `node widgets/petals/measure.mjs http://127.0.0.1:9410`
 * beside a running `npm run fixtures`. The same idle page with and without them, in turns.
 */
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/lib/browser.mjs';

const ROUNDS = 5;
const SECONDS = 10;
const SLOWDOWN = 4;
const WIDTHS = [360, 1280, 1920];
const METRICS = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
const origin = process.argv[2] ?? 'http://127.0.0.1:9410';

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/**
 * ms a second: of the page's main thread by metric, and of the process that puts the picture together.
 * The renderer's own CPU time says nothing here, because the slowdown is made of busy threads in it.
 */
async function measure(browser, width, isOn) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.addInitScript((on) => on || localStorage.setItem('mullion_petals', 'off'), isOn);
  await page.goto(`${origin}/fixtures/pages/petals.html`);
  await page.waitForSelector('#petals[data-state="ready"]', { state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable');
  await wait(6); // all petals have begun
  const before = await read(browser, session);
  await wait(SECONDS);
  const after = await read(browser, session);
  const petals = await page.locator('.mullion-petals__petal').count();
  await page.context().close();
  const spent = Object.entries(after).map(([name, value]) => [
    name,
    ((value - before[name]) * 1000) / SECONDS,
  ]);
  return { petals, ...Object.fromEntries(spent) };
}

async function read(browser, session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const own = Object.fromEntries(
    metrics.filter(({ name }) => METRICS.includes(name)).map(({ name, value }) => [name, value]),
  );
  const root = await browser.newBrowserCDPSession();
  const { processInfo } = await root.send('SystemInfo.getProcessInfo');
  await root.detach();
  const compositing = processInfo
    .filter(({ type }) => type === 'GPU')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return { ...own, compositing };
}

const rows = [];
for (const width of WIDTHS) {
  const runs = { on: [], off: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const which of ['off', 'on']) {
      // A browser of its own: the CPU time of a renderer that has gone would be missing.
      const executablePath = findBrowser();
      const browser = await chromium.launch({
        args: BROWSER_FLAGS,
        ...(executablePath && { executablePath }),
      });
      runs[which].push(await measure(browser, width, which === 'on'));
      await browser.close();
    }
  }
  for (const which of ['off', 'on']) {
    const names = Object.keys(runs[which][0]);
    const values = names.map((name) => [
      name,
      Number(median(runs[which].map((run) => run[name])).toFixed(2)),
    ]);
    rows.push({ width, ...Object.fromEntries(values) });
  }
}
console.table(rows);
