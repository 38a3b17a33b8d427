import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../tests/e2e/helpers/page-health';
import { expectHit } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/category-tree.html';
const button = (page: Page, name: string) => page.getByRole('button', { name: `Mở ${name}`, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const ready = (page: Page) => expect(page.locator('#shop > ul')).toHaveAttribute('data-state', 'ready');

/** A theme with lines and icons of its own, and one word for every button. */
const THEME = `.product-categories { padding: 0; font: 14px/20px serif }
.product-categories li { margin: 0 0 14px; padding-inline-start: 24px; list-style: none }
.product-categories li::before { content: '▣'; float: inline-start; margin-inline-start: -24px; color: #aaa }
.product-categories li > a { font-weight: 600; text-decoration: underline; color: rgb(90, 20, 60) }
.product-categories .count { float: inline-end }
aside#shop button { min-height: 60px; padding: 1em 2em; margin: 8px; font-size: 20px; background: #333; border: 3px solid }`;

for (const width of [360, 1280]) {
  test(`at ${width} px the shop's list is the theme's, row by row, and its buttons can be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    await page.addStyleTag({ content: THEME });
    await ready(page);
    await expectAccessible(page);
    await page.locator('#shop').evaluate((root) => root.querySelector('button')?.scrollIntoView());
    for (const name of ['Cửa', 'Cửa đi', 'Phụ kiện']) {
      await expectHit(button(page, name));
      await expectHit(link(page, name));
    }
    const look = () =>
      page.locator('#shop').evaluate((root) =>
        [...root.querySelectorAll<HTMLElement>('li, li > a, .count')].map((one) => {
          const { x, y, width: wide, height } = one.getBoundingClientRect();
          const { color, font, textDecoration, listStyle, display } = getComputedStyle(one);
          const icon = getComputedStyle(one, '::before').content;
          return [x, y, wide, height, color, font, textDecoration, listStyle, display, icon].join(' ');
        }),
      );
    const ours = await look();
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('link[href*="/build/"], #shop button')) one.remove();
    });
    expect(ours).toEqual(await look());
  });
}
