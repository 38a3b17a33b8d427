import type { Page } from '@playwright/test';

/**
 * From the next page on a theme of this page's prevents Escape on the document, whatever is open, as Twenty Twenty
 * and the themes built on it do.
 */
export async function preventEscape(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault()),
  );
}
