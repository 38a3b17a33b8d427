import { expect, type Page, test } from '@playwright/test';
import { cartOnServer } from '../../helpers/real-shop';
import { expectHit, press } from '../../helpers/seen';

const PARTS = '.product_cat-phu-kien-dich-vu';
const cards = (page: Page) => page.locator('.listing__main ul.products > li.product');
const names = (page: Page) => cards(page).locator('.woocommerce-loop-product__title').allTextContents();
const posts = (page: Page) => page.getByRole('region', { name: /^Bài viết và trang/ });

/** Types into the search of the page's header and sends it with Enter. */
async function searchFor(page: Page, words: string): Promise<void> {
  const search = page.locator('[data-widget="header-search"]');
  await press(search.locator('summary'));
  const field = search.locator('[name="s"]');
  await expectHit(field);
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
}

/** What the list has of parts comes after all else, over its pages. */
async function expectDoorsFirst(page: Page): Promise<void> {
  const kinds: boolean[] = [];
  const pagination = page.locator('.woocommerce-pagination');
  const next = pagination.locator('.next');
  for (let number = 1; ; number++) {
    // It stands behind the cards, so they are all there.
    await expect(pagination.locator('.current')).toHaveText(String(number));
    kinds.push(
      ...(await cards(page).evaluateAll((list, parts) => list.map((card) => card.matches(parts)), PARTS)),
    );
    if ((await next.count()) === 0) break;
    const before = page.url();
    await press(next);
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/page\/\d|paged=\d/);
  }
  expect(kinds).toContain(true);
  expect(kinds.lastIndexOf(false)).toBeLessThan(kinds.indexOf(true));
}

test('an address that has the words alone finds products, too', async ({ page }) => {
  await page.goto('/?s=cua+so');
  await press(page.getByRole('button', { name: 'Bỏ qua' }));
  await cards(page).first().scrollIntoViewIfNeeded();
  await expectHit(cards(page).first().locator('.price'));
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('a visitor finds a window without typing accents, and has it in the cart', async ({ page }) => {
      await page.goto('/');
      await press(page.getByRole('button', { name: 'Bỏ qua' }));
      await searchFor(page, 'cua so');

      await expectHit(page.locator('.woocommerce-result-count').first());
      expect(await page.locator('.woocommerce-result-count').first().innerText()).toMatch(/\d/);
      expect((await names(page)).slice(0, 3).every((name) => name.startsWith('Cửa sổ'))).toBe(true);
      expect(await page.locator('.listing__main').innerText()).not.toMatch(/<\/?p>/);
      const day = new Date().toLocaleDateString('en-GB');
      await expect(page.locator('.listing__main ul.products')).not.toContainText(day);

      const card = cards(page)
        .filter({ has: page.locator('.ajax_add_to_cart') })
        .first();
      await card.scrollIntoViewIfNeeded();
      await expectHit(card.locator('img'));
      await expectHit(card.locator('.price'));
      const button = card.locator('.ajax_add_to_cart');
      const id = (await button.getAttribute('data-product_id')) ?? '';
      await press(button);
      // A press before the script is there follows the link, which adds as well.
      await expect.poll(() => cartOnServer(page)).toEqual({ [id]: 1 });
    });

    test('doors come before parts; who asks for a part by its name has that first', async ({ page }) => {
      await page.goto('/');
      await press(page.getByRole('button', { name: 'Bỏ qua' }));
      await searchFor(page, 'cửa');
      await expectDoorsFirst(page);

      await searchFor(page, 'vân tay');
      await expect.poll(() => names(page)).toEqual(['Khóa vân tay cửa nhôm']);
      await searchFor(page, 'ron');
      await expect.poll(async () => (await names(page))[0]).toContain('Ron cao su');
    });

    test('posts and pages have a section of their own; nothing found leads on', async ({ page }) => {
      await page.goto('/');
      await press(page.getByRole('button', { name: 'Bỏ qua' }));
      await searchFor(page, 'đổi lịch miễn phí');
      await press(posts(page).getByRole('link', { name: 'Chính sách giao hàng và lắp đặt' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chính sách giao hàng và lắp đặt');
      await expect(page.locator('main')).toContainText('đổi lịch miễn phí');

      await searchFor(page, 'xyzzy');
      await expectHit(page.getByText('Bạn thử từ ngắn hơn'));
      await expect(posts(page)).toHaveCount(0);
      const others = page.getByRole('region', { name: 'Có thể bạn sẽ thích' });
      await press(others.getByRole('link', { name: 'Xem tất cả' }));
      await expectHit(cards(page).first().locator('img'));
    });
  });
}
