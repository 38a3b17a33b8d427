import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from './demo-pages';

/** How the plugin stands on a visitor's site: as installed, with all that it can take over, with nothing, or not there. */
export type Plugin = 'on' | 'whole' | 'idle' | 'none';

/** `MULLION_TEST_PLUGIN=none` asks the stock shop the same questions: what fails there, too, is a fault of the theme's. */
const INSTALLED = (process.env.MULLION_TEST_PLUGIN as Plugin | undefined) ?? 'on';

/** From now on this visitor has another theme, with the plugin so: tests/mu-plugins/themes.php. */
export async function chooseTheme(
  context: BrowserContext,
  baseURL: string,
  theme: string,
  plugin: Plugin = INSTALLED,
) {
  await context.addCookies([
    { name: 'mullion-test-theme', value: theme, url: baseURL },
    { name: 'mullion-test-plugin', value: plugin, url: baseURL },
  ]);
}

export const pathOf = (name: string): string => {
  const page = PAGES.find((one) => one.name === name);
  if (!page) throw new Error(`Expected one of ${PAGES.map((one) => one.name).join(', ')}, got ${name}`);
  return page.path;
};

/** Opens a page of the hostile theme and waits for the end of its one handler, which every error cuts short. */
export async function openHostile(page: Page, name: string): Promise<void> {
  await page.goto(pathOf(name));
  await page.locator('body.hostile-ready.hostile-inline').waitFor();
}

/** What adds on the hostile theme's listing. */
export const LISTED = 'ul.products .ajax_add_to_cart';

/** What the hostile theme's own listener read once everybody had heard `added_to_cart`: assets/cart.js. */
export const heardByTheme = async (page: Page) =>
  (
    await page.waitForFunction(() => (window as unknown as { hostileHeard?: object }).hostileHeard)
  ).jsonValue();

/** The requests of this kind that the page sends from now on. */
export function sentBy(page: Page, kind: RegExp): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (kind.test(request.url())) sent.push(request.url());
  });
  return sent;
}
