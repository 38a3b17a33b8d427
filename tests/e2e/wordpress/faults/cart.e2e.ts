import type { Page } from '@playwright/test';
import type { Options } from '../../helpers/faults/kinds';
import type { Fault } from '../../helpers/faults/proxy';
import { expectFailureSeen } from '../../helpers/faults/seen';
import { expect, test } from '../../helpers/faults/test';
import { ask, signIn } from '../../helpers/newsletter';
import { fillCart, fillForm, placeOrder } from '../../helpers/orders';
import { addAll, cartOnServer, openListing, productIds } from '../../helpers/real-shop';
import { expectHit, press } from '../../helpers/seen';
import { settled } from '../../helpers/shop';

const count = (page: Page) => page.locator('.mullion-mini-cart__count').first();
const button = (page: Page, id: string) =>
  page.locator(`ul.products .ajax_add_to_cart[data-product_id="${id}"]`);

/** What the server has is what the visitor sees, and the last press is shown as done. */
async function expectCart(page: Page, lines: Record<string, number>, last: string): Promise<void> {
  await settled(page);
  await expect(button(page, last)).toHaveClass(/added/);
  await expectHit(button(page, last).locator('+ .added_to_cart'));
  const pieces = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0);
  await expect(count(page)).toHaveText(`${pieces}`);
  expect(await cartOnServer(page)).toEqual(lines);
}

for (const [name, fault, options] of [
  ['the shop is switched off', 'empty'],
  ['the site is in maintenance', 'maintenance'],
  ['the database is gone', 'error page', { status: 500 }],
  ['a notice stands before every answer', 'notice'],
] as [string, Fault, Options?][])
  test(`${name}: the visitor is told; when that is over Try again works`, async ({ page, faults }) => {
    await openListing(page);
    const [id = ''] = await productIds(page);
    faults.on('wc-ajax=', fault, { ...options, before: fault !== 'notice' });
    await addAll(page, [id]);
    await expectFailureSeen(page, button(page, id));
    faults.off();
    await press(page.getByRole('button', { name: 'Thử lại' }));
    // WooCommerce's count of results is one, too, and stays.
    const alert = page.getByRole('alert').and(page.locator(':not(.woocommerce-result-count)'));
    await expect(alert).toHaveCount(0);
    await expectCart(page, { [id]: 1 }, id);
  });

for (const [name, lose] of Object.entries({
  'The cookies are deleted': (page: Page) => page.context().clearCookies(),
  'The session has ended on the server': (page: Page) => ask(page.request, 'forget-session'),
}))
  test(`${name}: the next click begins a cart, and shows that one`, async ({ page }) => {
    await openListing(page);
    const [first = '', second = ''] = await productIds(page);
    await addAll(page, [first]);
    await expectCart(page, { [first]: 1 }, first);
    await lose(page);
    await addAll(page, [second]);
    await expectCart(page, { [second]: 1 }, second);
    await expect(button(page, first)).not.toHaveClass(/added/);
  });

test('logged in and out in another tab: the next click shows the cart that is the visitor’s now', async ({
  page,
  context,
}) => {
  await openListing(page);
  const [first = '', second = '', third = ''] = await productIds(page);
  const other = await context.newPage();
  await signIn(other, 'subscriber');
  await addAll(page, [first]);
  await expectCart(page, { [first]: 1 }, first);
  await addAll(page, [second]);
  await expectCart(page, { [first]: 1, [second]: 1 }, second);
  // As a logout does.
  await context.clearCookies();
  await addAll(page, [third]);
  await expectCart(page, { [third]: 1 }, third);
  await press(page.locator('.mullion-mini-cart__toggle').first());
  await expect(page.locator('.mullion-mini-cart').first().locator('.mini_cart_item')).toHaveCount(1);
});

test('pages that the browser fetches ahead while something is added: nothing is lost', async ({
  page,
  faults,
}) => {
  await openListing(page);
  const [first = '', second = '', third = ''] = await productIds(page);
  await addAll(page, [first]);
  await settled(page);
  faults.on(/^GET \/(lien-he|tin-tuc|gio-hang)?\/?$/, 'late', { wait: 500 });
  await page.evaluate(() => {
    for (const href of ['/', '/gio-hang/', '/lien-he/'])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  });
  await addAll(page, [second, third]);
  await expectCart(page, { [first]: 1, [second]: 1, [third]: 1 }, third);
});

test('back from the receipt: the cart is empty, and says so', async ({ page }) => {
  await fillCart(page);
  await page.goto('/thanh-toan/');
  await fillForm(page);
  await placeOrder(page);
  expect(await cartOnServer(page)).toEqual({});
  await page.goBack();
  await page.goto('/cua-hang/');
  await expect(count(page)).toHaveText('');
  await press(page.locator('.mullion-mini-cart__toggle').first());
  await expectHit(page.locator('.woocommerce-mini-cart__empty-message:visible').first());
});
