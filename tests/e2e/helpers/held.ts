import type { Page } from '@playwright/test';

/**
 * Holds requests back, as a slow network does.
 *
 * @param url Of which, as `page.route` takes it.
 * @returns Lets them go on.
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
