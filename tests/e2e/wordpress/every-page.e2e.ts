import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { collectProblems, expectAccessible, expectLegible, expectNotTooWide } from '../helpers/page-health';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
// What WordPress and WooCommerce print themselves: styles of blocks after the page's head, old tables.
const THEIRS =
  /<style id='(?:wp-block-[\w-]+|core-block-supports)-inline-css'>.*?<\/style>| cellspacing="0"/gs;

async function expectValid(html: string) {
  const { results } = await validator.validateString(html.replace(THEIRS, ''));
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
}

/** Half a link under the header that stays counts as too small a target, and the cart scrolls to its notice. */
async function toTop(page: Page) {
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(150);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }).toPass();
}

test('the pages are known', () => {
  expect(PAGES.length).toBeGreaterThan(10);
});

for (const { name, path, hasCart } of PAGES) {
  test(`${name}: valid HTML; axe finds nothing, in the dark neither; nothing is cut off at 360, 768, 1440 px`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    if (hasCart) await page.goto(FILL_CART);
    const html = await (await page.goto(path))?.text();
    // The markup of the real shop is the shop's.
    if (process.env.MULLION_WP_SHOP === 'stand-in') await expectValid(html ?? '');
    // The content is written in a little language: none of its signs may be left.
    await expect(page.locator('main')).not.toContainText(/\n\s*(?:#{2,3}|!\[|-|>) |\]\(\//);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      await toTop(page);
      await expectNotTooWide(page);
      // Between the two layouts, a phone's and a desktop's, there is nothing that axe has not seen.
      if (width !== 768) await expectAccessible(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page);
    expect(problems.filter((problem) => name !== 'not-found' || !problem.includes('404'))).toEqual([]);
  });
}
