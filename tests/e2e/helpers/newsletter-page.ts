import { type Page, test } from '@playwright/test';
import { newVisitor, setOption } from './newsletter';

// The theme's footer has a form of its own.
export const send = (page: Page) => page.locator('#mullion-newsletter .mullion-newsletter__button');

/** Each test of the file has the plugin's own settings, and a browser with limits of its own. */
export function asNewVisitor() {
  test.beforeEach(async ({ context, request }) => {
    // Whatever a test that failed has left.
    await setOption(request, 'mullion_newsletter', {});
    await context.setExtraHTTPHeaders(newVisitor());
  });
}
