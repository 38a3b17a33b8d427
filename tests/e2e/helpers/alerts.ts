import type { Page } from '@playwright/test';

/** Every `alert()` of the page, as a visitor would have had to close it. */
export function alertsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(dialog.message());
    await dialog.dismiss();
  });
  return said;
}
