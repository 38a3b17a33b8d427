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
    for (;;) {
      await pause(200);
      const { waitsFor, firstArrow, visible, dots } = await tab.evaluate(
        () => /** @type {any} */ (window).benchFound,
      );
      if (!waitsFor && visible) return { firstArrow, visible, dots: dots || null };
      if (Date.now() > end)
        throw new UserError(
          `${label} does not work on ${url}: after ${PATIENCE / 1000} s of clicking nothing happened at ${waitsFor}.`,
        );
    }
  } finally {
    await tab.close();
  }
}
