import type { Page } from '@playwright/test';

/** The open page at 200 % text (WCAG 1.4.4), in lines of this direction. */
export const enlargeText = (page: Page, direction: string): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
    document.documentElement.style.fontSize = '200%';
  }, direction);
