import type { Page } from '@playwright/test';

/** Serves a fixture page with a theme's stylesheet in its head. */
export function servedWith(page: Page, path: string, css: string) {
  return page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `<style>${css}</style></head>`);
    await route.fulfill({ response, body });
  });
}
