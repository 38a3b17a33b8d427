import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '../../../scripts/lib/user-error.mjs';
import { probe } from './probe.mjs';
import { Tab } from './tab.mjs';

const PATIENCE = 20_000;

/**
 * When what is visible works, by clicking it from the start of navigation on; that it works at all
 * is shown by the same.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} network
 * @param {import('../variants.mjs').Variant} variant
 * @returns {Promise<{ firstArrow: number | null, visible: number | null, dots: number | null }>}
 */
export async function measureUse(browser, url, network, { next, dot, currentDot, label }) {
  if (!next) return { firstArrow: null, visible: null, dots: null };
  const tab = await Tab.open(browser, network);
  try {
    await tab.runFirst(probe, { next, dot, currentDot });
    await tab.start(url);
    const end = Date.now() + PATIENCE;
    let found;
    do {
      await pause(200);
      found = await tab.evaluate(() => /** @type {any} */ (window).benchFound);
    } while ((found.waitsFor || !found.visible) && Date.now() < end);
    if (found.waitsFor)
      throw new UserError(
        `${label} does not work on ${url}: after ${PATIENCE / 1000} s of clicking nothing happened at ${found.waitsFor}.`,
      );
    return { firstArrow: found.firstArrow, visible: found.visible, dots: found.dots || null };
  } finally {
    await tab.close();
  }
}
