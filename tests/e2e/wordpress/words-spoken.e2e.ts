import { expect, type Page, test } from '@playwright/test';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { listenTo } from '../helpers/listener';
import { settled } from '../helpers/shop';
import type { Text } from '../helpers/texts';
import { Findings } from '../helpers/visitor';
import { beginWords, endWords } from '../helpers/words-truth';

const pathOf = (name: string) => PAGES.find((page) => page.name === name)?.path ?? '/';
let texts: () => Promise<Text[]>;

test.afterEach(({ request }) => endWords(request).then(() => undefined));
test.beforeEach(async ({ page, request }) => {
  await beginWords(request);
  texts = await listenTo(page);
});

/** All that was said on the page is Vietnamese, and among it is what had to be said. */
async function expectVietnamese(page: Page, ...said: string[]) {
  const findings = new Findings();
  await expect
    .poll(async () => (await texts()).map(({ text }) => text).join('\n'), `on ${page.url()}`)
    .toMatch(new RegExp(said.map((sentence) => `(?=[^]*${sentence})`).join('')));
  findings.look(new URL(page.url()).pathname, await texts());
  expect(findings.list()).toEqual([]);
}

test('home: sliders, and what the newsletter answers', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  const news = page.locator('#newsletter-footer');
  await news.locator('input[type=email]').fill('chi@words.test');
  await news.getByRole('button').first().click();
  await expectVietnamese(page, 'Thành công|Thất bại', 'Trang sau');
});

test('listing: into the cart and out of it, another order by a key', async ({ page }) => {
  await page.goto(pathOf('listing'));
  await page.locator('ul.products .ajax_add_to_cart').first().click();
  await settled(page);
  await page.locator('.mullion-mini-cart__toggle').first().click();
  await page.locator('.mullion-mini-cart .remove_from_cart_button').first().click();
  await settled(page);
  await page.locator('select[name=orderby]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expectVietnamese(page, 'Đã thêm vào giỏ hàng', 'khỏi giỏ hàng', 'Nhấn Enter để xem');
});

test('a product: added without a choice, chosen, cleared, its picture large', async ({ page }) => {
  await page.goto(pathOf('product-variable'));
  await page.locator('form.cart [type=submit]').click();
  for (const choice of await page.locator('.variations select').all())
    await choice.selectOption({ index: 1 });
  await page.locator('.reset_variations').click();
  await page.locator('.woocommerce-product-gallery a').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectVietnamese(page, 'họn', 'Xóa lựa chọn', 'Phóng to|Thu nhỏ');
});

test('checkout: sent with nothing in it', async ({ page }) => {
  await page.goto(FILL_CART);
  await page.goto(pathOf('checkout'));
  await expect(page.locator('#billing_first_name')).toBeEditable();
  await page.locator('#place_order').click();
  await expectVietnamese(page, 'Họ và tên');
});

test('contact: sent with nothing in it', async ({ page }) => {
  await page.goto(pathOf('contact'));
  await page.locator('#yeu-cau').getByRole('button').last().click();
  await expectVietnamese(page, 'Bạn cho biết tên để tiện xưng hô', 'mục cần sửa|cần ít nhất 9');
});
