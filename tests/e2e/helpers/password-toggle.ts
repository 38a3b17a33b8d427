import { expect, type Page } from '@playwright/test';

/** Waits for every password field that is shown to have its button; a hidden one waits to be shown. */
export async function ready(page: Page): Promise<void> {
  for (const input of await page.locator('[data-widget="password-toggle"]:visible').all()) {
    await input.scrollIntoViewIfNeeded();
    await expect(input).toHaveAttribute('data-state', 'ready');
  }
}
