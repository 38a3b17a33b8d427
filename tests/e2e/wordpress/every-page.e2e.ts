import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { collectProblems, expectAccessible, expectNotTooWide } from '../helpers/page-health';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
// What WordPress and WooCommerce print themselves: styles of blocks after the page's head, old tables.
const THEIRS =
  /<style id='(?:wp-block-[\w-]+|core-block-supports)-inline-css'>.*?<\/style>| cellspacing="0"/gs;

async function expectValid(html: string) {
  const { results } = await validator.validateString(html.replace(THEIRS, ''));
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
}

test('the pages are known', () => {
  expect(PAGES.length).toBeGreaterThan(10);
});

for (const { name, path, hasCart } of PAGES) {
  test(`${name}: valid HTML, axe finds nothing, nothing is cut off at 360, 768 and 1440 px`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    if (hasCart) await page.goto(FILL_CART);
    const html = await (await page.goto(path))?.text();
    // The markup of the real shop is the shop's.
    if (process.env.MULLION_WP_SHOP === 'stand-in') await expectValid(html ?? '');
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      await expectNotTooWide(page);
      await expectAccessible(page);
    }
    expect(problems.filter((problem) => name !== 'not-found' || !problem.includes('404'))).toEqual([]);
  });
}
