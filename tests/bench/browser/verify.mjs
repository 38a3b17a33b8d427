import { UserError } from '../../../scripts/lib/user-error.mjs';
import { VIEWPORT } from './open.mjs';

/**
 * Presses the first slider's next arrow with a real mouse and waits for its first slide to move;
 * plain HTML is scrolled. Also warms the server, so that no run pays for compressing.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('../variants.mjs').Variant} variant
 */
export async function verify(browser, url, { next, label }) {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const row = page.locator('[data-slider^="sale"]').first();
    const card = row.locator('.card').first();
    const before = (await card.boundingBox())?.x ?? 0;
    if (next) await row.locator(next).click({ timeout: 10_000 });
    else await row.locator('.mullion-slider__track').evaluate((track) => track.scrollBy({ left: 200 }));
    await page.waitForTimeout(1000);
    const moved = before - ((await card.boundingBox())?.x ?? before);
    if (moved < 20) throw new Error(`its first slide moved by ${Math.round(moved)} pixels`);
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split('\n', 1);
    throw new UserError(`${label} does not work on ${url}: ${reason}.`);
  } finally {
    await context.close();
  }
}
