import { expect, type Page, test } from '@playwright/test';
import { cartOnServer, openListing } from '../../helpers/real-shop';
import { expectHit, press } from '../../helpers/seen';
import { settled } from '../../helpers/shop';

const POST = '/ngay-lap-cua-dien-ra-the-nao/';
const toggle = (page: Page) => page.locator('.mullion-mini-cart__toggle').first();
const count = (page: Page) => page.locator('.mullion-mini-cart__count').first();
const panel = (page: Page) => page.locator('.mullion-mini-cart__panel').first();
const line = (page: Page, name: string) => panel(page).locator('li', { hasText: name });
const row = (page: Page, name: string) => page.locator('.cart_item', { hasText: name });

/** What is written as a price, in dong. */
const dong = async (price: import('@playwright/test').Locator) =>
  Number((await price.innerText()).replace(/\D/g, ''));

/** Puts the first products of the list into the cart by pressing their buttons; says which. */
async function addFromListing(page: Page, most: number) {
  await openListing(page);
  const cards = page.locator('ul.products li.product', { has: page.locator('.ajax_add_to_cart') });
  const added: { id: string; name: string }[] = [];
  for (let at = 0; at < most; at++) {
    const button = cards.nth(at).locator('.ajax_add_to_cart');
    const name = await cards.nth(at).locator('.woocommerce-loop-product__title').innerText();
    added.push({ id: (await button.getAttribute('data-product_id')) ?? '', name });
    await press(button);
    await expectHit(cards.nth(at).getByRole('link', { name: 'Xem giỏ hàng' }));
  }
  await settled(page);
  return added;
}

test('what was put in on one page is there on another: counted, listed, changed and paid for', async ({
  page,
  context,
}) => {
  const [door, window, screen] = await addFromListing(page, 3);
  if (!door || !window || !screen) throw new Error('The listing has fewer than three products.');
  expect(await cartOnServer(page)).toEqual({ [door.id]: 1, [window.id]: 1, [screen.id]: 1 });
  await page.close();

  const back = await context.newPage();
  await back.setViewportSize({ width: 360, height: 740 });
  await back.goto(POST);
  await expect(count(back)).toHaveText('3');
  await expectHit(count(back));
  await press(toggle(back));
  for (const { name } of [door, window, screen]) {
    await line(back, name).scrollIntoViewIfNeeded();
    await expectHit(line(back, name));
  }
  await expectHit(panel(back).getByRole('link', { name: 'Thanh toán' }));

  await press(line(back, window.name).getByLabel(/^Xóa/));
  await expect(line(back, window.name)).toHaveCount(0);
  await expect(count(back)).toHaveText('2');
  await settled(back);
  expect(await cartOnServer(back)).toEqual({ [door.id]: 1, [screen.id]: 1 });
  const total = await dong(panel(back).locator('.woocommerce-mini-cart__total .amount'));

  await press(panel(back).getByRole('link', { name: 'Xem giỏ hàng' }));
  await expectHit(back.getByRole('heading', { name: 'Giỏ hàng', level: 1 }));
  await expect(back.locator('.cart_item')).toHaveCount(2);
  expect(await dong(back.locator('.order-total .amount'))).toBe(total);

  const price = await dong(row(back, door.name).locator('.product-price .amount'));
  await press(row(back, door.name).getByRole('button', { name: /^Tăng/ }));
  await press(back.getByRole('button', { name: 'Cập nhật giỏ hàng' }));
  const sum = row(back, door.name).locator('.product-subtotal .amount');
  await expect.poll(() => dong(sum)).toBe(2 * price);
  expect(await cartOnServer(back)).toEqual({ [door.id]: 2, [screen.id]: 1 });
  // A request that is still on its way would save the cart as it was: the shop's own race, stock has it too.
  await back.waitForLoadState('networkidle');
  await press(row(back, screen.name).getByLabel(/^Xóa/));
  await expect.poll(() => dong(back.locator('.order-total .amount'))).toBe(2 * price);
  await expect(row(back, screen.name)).toHaveCount(0);
  expect(await cartOnServer(back)).toEqual({ [door.id]: 2 });

  await back.goto('/');
  await expect(count(back)).toHaveText('2');
  await expectHit(count(back));
});
