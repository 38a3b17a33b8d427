import { expect, type Page, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';
import { foot, header, open, scrollTo, top } from '../../tests/e2e/helpers/sticky-header';

const addBar = (page: Page) =>
  page.evaluate(() => {
    const style = document.createElement('style');
    // As wp-includes/css/admin-bar.css and core's inline style have it.
    style.textContent = `html { --wp-admin--admin-bar--height: 32px; scroll-padding-top: 32px; margin-top: 32px !important }
      #wpadminbar { position: fixed; top: 0; inset-inline: 0; height: 32px; z-index: 99999; background: #1d2327 }
      @media screen and (max-width: 782px) { html { --wp-admin--admin-bar--height: 46px; margin-top: 46px !important } #wpadminbar { height: 46px } }
      @media screen and (max-width: 600px) { #wpadminbar { position: absolute } }`;
    document.head.append(style);
    const bar = document.createElement('div');
    bar.id = 'wpadminbar';
    document.body.append(bar);
  });

for (const [width, edge] of [
  [1280, 32],
  [700, 46],
  [400, 0],
] as const) {
  test(`at ${width} px it stays ${edge} px below the top`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    await addBar(page);
    await scrollTo(page, 120);
    await expect(header(page)).not.toHaveAttribute('data-stuck');
    await scrollTo(page, 900);
    expect(await top(page, '[data-widget="sticky-header"]')).toBe(edge - 35);
  });
}

test('an anchor keeps clear of both', async ({ page }) => {
  await addBarBefore(page);
  await open(page);
  await press(page.getByRole('link', { name: 'Báo giá', exact: true }));
  expect(await top(page, '#bao-gia')).toBeGreaterThanOrEqual(await foot(page));
});

async function addBarBefore(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--wp-admin--admin-bar--height', '32px'),
    ),
  );
}
