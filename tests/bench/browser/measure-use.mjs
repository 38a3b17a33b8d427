import { UserError } from '../../../scripts/lib/user-error.mjs';
import { openTab } from './open.mjs';
import { probe } from './probe.mjs';

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
  const nothing = { firstArrow: null, visible: null, dots: null };
  if (!next) return nothing;
  const { context, page } = await openTab(browser, network);
  try {
    await page.addInitScript(probe, { next, dot, currentDot });
    await page.goto(url, { waitUntil: 'commit' });
    const isOver = () =>
      /** @type {any} */ (window).benchFound?.waitsFor === '' &&
      /** @type {any} */ (window).benchFound.visible;
    await page.waitForFunction(isOver, undefined, { polling: 200, timeout: PATIENCE }).catch(() => {});
    const found = await page.evaluate(() => /** @type {any} */ (window).benchFound);
    if (found.waitsFor)
      throw new UserError(
        `${label} does not work on ${url}: after ${PATIENCE / 1000} s of clicking nothing happened at ${found.waitsFor}.`,
      );
    return { firstArrow: found.firstArrow, visible: found.visible, dots: found.dots || null };
  } finally {
    await context.close();
  }
}
