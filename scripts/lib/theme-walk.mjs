/**
 * What a visit to one page found.
 *
 * @typedef {object} Visit
 * @property {number} requests Scripts, styles and what scripts ask for.
 * @property {number} bytes Of these, on the wire.
 * @property {number} scriptTime Seconds.
 * @property {string[]} errors
 * @property {string[]} text Lines that can be read.
 * @property {string[]} covered Controls in the window that something else lies on.
 * @property {boolean} isTooWide
 */

export const WIDTHS = [1280, 360];

const VISITED = new Set(['home', 'listing', 'product', 'cart', 'checkout', 'account']);

// What scripts start after the page has loaded is part of the visit.
const AFTER_LOAD = 2000;

/**
 * A new visitor's tab.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, plugin: string, width: number }} shop `plugin` as tests/mu-plugins/themes.php takes it.
 */
export async function newVisitor(browser, { url, plugin, width }) {
  const viewport = { width, height: width > 500 ? 900 : 740 };
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'vi-VN' });
  await context.addCookies([{ name: 'mullion-test-plugin', value: plugin, url }]);
  return context.newPage();
}

/**
 * Visits each page at both widths, with something in the cart.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, plugin: string, pages: import('./demo-pages.mjs').DemoPage[], fillCart: string }} site
 *   `plugin` as tests/mu-plugins/themes.php takes it.
 * @returns {Promise<Map<string, Visit>>} By page and width.
 */
export async function walk(browser, { url, plugin, pages, fillCart }) {
  const visits = new Map();
  for (const width of WIDTHS) {
    const page = await newVisitor(browser, { url, plugin, width });
    await page.goto(fillCart);
    // What that page still asks for is not the next one's.
    await page.waitForTimeout(AFTER_LOAD);
    const visited = pages.filter(({ name }) => VISITED.has(name));
    for (const { name, path } of visited) visits.set(`${name} ${width}`, await visit(page, path));
    await page.context().close();
  }
  return visits;
}

/** @param {import('@playwright/test').Page} page @param {string} path @returns {Promise<Visit>} */
async function visit(page, path) {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map();
  const sizes = /** @type {number[]} */ ([]);
  const errors = /** @type {Set<string>} */ (new Set());
  const note = (/** @type {Error} */ { message }) => void errors.add(message.slice(0, 120));
  page.on('pageerror', note);
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/Script|Stylesheet|XHR|Fetch/.test(kinds.get(requestId) ?? '')) sizes.push(encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Performance.enable');
  await page.goto(path, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForTimeout(AFTER_LOAD);
  const { metrics } = await session.send('Performance.getMetrics');
  const found = await page.evaluate(lookAround);
  page.off('pageerror', note);
  await session.detach();
  return {
    ...found,
    errors: [...errors],
    requests: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    scriptTime: metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0,
  };
}

/** Runs in the page. */
function lookAround() {
  const isCovered = (/** @type {HTMLElement} */ element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const isOut = middle < 0 || centre < 0 || middle > innerWidth || centre > innerHeight;
    if (!width || !height || isOut || element.closest('[inert]')) return false;
    if (getComputedStyle(element).visibility === 'hidden') return false;
    const top = document.elementFromPoint(middle, centre);
    const labels = 'labels' in element ? [.../** @type {HTMLInputElement} */ (element.labels ?? [])] : [];
    if (!top || labels.some((label) => label.contains(top))) return false;
    return !element.contains(top) && !top.contains(element);
  };
  const controls = document.querySelectorAll('a[href],button,input:not([type=hidden]),select');
  const covered = [.../** @type {NodeListOf<HTMLElement>} */ (controls)].filter(isCovered);
  const lines = document.body.innerText.split('\n').map((line) => line.trim());
  return {
    text: [...new Set(lines.filter(Boolean))],
    covered: covered.map((element) => (element.textContent || element.className).trim().slice(0, 40)),
    isTooWide: document.documentElement.scrollWidth > innerWidth + 1,
  };
}
