import { setTimeout as pause } from 'node:timers/promises';
import { observe } from './observe.mjs';
import { Tab } from './tab.mjs';

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
  const tab = await Tab.open(browser, network);
  try {
    await tab.runFirst(observe);
    const bytes = countScriptBytes(tab);
    await tab.goto(url);
    await pause(REST);
    const scriptMs = (await metric(tab, 'ScriptDuration')) * 1000;
    const { tbt, lcp, cls } = await seen(tab);
    const heap = (await heapBytes(tab)) / 1e6;
    await tab.evaluate(scrollThrough);
    const { cls: clsScroll } = await seen(tab);
    return { bytes: bytes(), scriptMs, tbt, lcp, cls, clsScroll, heap };
  } finally {
    await tab.close();
  }
}

const seen = (/** @type {Tab} */ tab) => tab.evaluate(() => /** @type {any} */ (window).benchSeen);

/** @param {Tab} tab @param {string} wanted @returns {Promise<number>} */
async function metric(tab, wanted) {
  const { metrics } = await tab.send('Performance.getMetrics');
  return metrics.find((/** @type {{ name: string }} */ { name }) => name === wanted)?.value ?? 0;
}

async function heapBytes(/** @type {Tab} */ tab) {
  for (let round = 0; round < 2; round++) await tab.send('HeapProfiler.collectGarbage');
  return metric(tab, 'JSHeapUsedSize');
}

/** Counts scripts as they came over the wire, with their headers, until it is asked. */
function countScriptBytes(/** @type {Tab} */ tab) {
  const scripts = new Set();
  let sum = 0;
  let isCounting = true;
  tab.on('Network.responseReceived', ({ requestId, response }) => {
    if (isCounting && /javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sum += encodedDataLength;
  });
  return () => {
    isCounting = false;
    return sum;
  };
}

/** Runs in the page; handed to the browser as text, so it can use nothing from outside. */
async function scrollThrough() {
  const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
    scrollTo({ top, behavior: 'instant' });
    await pause(60);
  }
  await pause(500);
}
