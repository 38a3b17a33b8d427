import { observe } from './observe.mjs';
import { openTab } from './open.mjs';

/** Milliseconds without requests after which a page has done what it does by itself. */
const REST = 1000;

/**
 * What loading costs while nobody touches the page; then it is scrolled to its end.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} network
 */
export async function measureLoad(browser, url, network) {
  const { context, page, cdp } = await openTab(browser, network);
  try {
    await page.addInitScript(observe);
    const bytes = countScriptBytes(cdp);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST);
    const scriptMs = (await metric(cdp, 'ScriptDuration')) * 1000;
    const { tbt, lcp, cls } = await seen(page);
    const heap = (await heapBytes(cdp)) / 1e6;
    await scrollThrough(page);
    const { cls: clsScroll } = await seen(page);
    return { bytes: bytes(), scriptMs, tbt, lcp, cls, clsScroll, heap };
  } finally {
    await context.close();
  }
}

const seen = (/** @type {import('@playwright/test').Page} */ page) =>
  page.evaluate(() => ({ .../** @type {any} */ (window).benchSeen }));

/** @param {import('@playwright/test').CDPSession} cdp @param {string} wanted */
async function metric(cdp, wanted) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

async function heapBytes(/** @type {import('@playwright/test').CDPSession} */ cdp) {
  for (let round = 0; round < 2; round++) await cdp.send('HeapProfiler.collectGarbage');
  return metric(cdp, 'JSHeapUsedSize');
}

/** Counts scripts as they came over the wire, with their headers, until it is asked. */
function countScriptBytes(/** @type {import('@playwright/test').CDPSession} */ cdp) {
  const scripts = new Set();
  let sum = 0;
  let isCounting = true;
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (isCounting && /javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sum += encodedDataLength;
  });
  return () => {
    isCounting = false;
    return sum;
  };
}

const scrollThrough = (/** @type {import('@playwright/test').Page} */ page) =>
  page.evaluate(async () => {
    const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' });
      await pause(60);
    }
    await pause(500);
  });
