import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../../../scripts/lib/browser.mjs';

/** A phone: its window, and a processor four times slower than this machine's. */
const VIEWPORT = { width: 412, height: 823 };
const CPU_SLOWDOWN = 4;

/** @type {Record<string, { label: string, conditions?: object }>} */
export const NETWORKS = {
  none: { label: 'no network limit' },
  'slow-4g': {
    label: 'Slow 4G (1.6 Mbit/s, 150 ms)',
    conditions: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  },
};

export const openBrowser = () =>
  chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS, headless: true });

/**
 * Opens an empty tab of a visitor who was never here: own context, nothing in the cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} network One of {@link NETWORKS}.
 */
export async function openTab(browser, network) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    locale: 'vi',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // Time on the processor: what else the machine does stays out of it.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const { conditions } = NETWORKS[network] ?? {};
  if (conditions) await cdp.send('Network.emulateNetworkConditions', /** @type {any} */ (conditions));
  return { context, page, cdp };
}
