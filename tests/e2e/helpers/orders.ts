import { type BrowserContext, expect, type Page } from '@playwright/test';
import { press } from './seen';

export type Source = Record<string, string>;

export const FIELDS = {
  billing_first_name: 'An',
  billing_last_name: 'Trần',
  billing_address_1: '12 đường Hoa Sữa',
  billing_city: 'Thành phố Mẫu',
  billing_phone: '0900000000',
  billing_email: 'an@example.com',
};

/** Which shop the tests run over: the stand-in has no scripts of WooCommerce to compare with. */
export async function shopOf(page: Page): Promise<{ isReal: boolean; version: string }> {
  return (await page.request.get('/?mullion-test=shop', { maxRetries: 3 })).json();
}

/** A cookie that a must-use plugin of the tests looks for. */
export async function setSwitch(context: BrowserContext, name: string, url: string): Promise<void> {
  await context.addCookies([{ name: `mullion_test_${name}`, value: '1', url }]);
}

/** Puts the first product of the listing into the cart, without a script. */
export async function fillCart(page: Page): Promise<void> {
  const html = await (await page.request.get('/cua-hang/', { maxRetries: 3 })).text();
  const id = /ajax_add_to_cart[^>]*data-product_id="(\d+)"/.exec(html)?.[1];
  await page.request.get(`/?add-to-cart=${id}`, { maxRetries: 3 });
}

export async function fillForm(page: Page, other: Partial<typeof FIELDS> = {}): Promise<void> {
  // Of a page that still comes in, a field that isn't there yet would be taken for one that the shop doesn't have.
  await page.waitForLoadState();
  for (const [name, value] of Object.entries({ ...FIELDS, ...other })) {
    const field = page.locator(`#${name}`);
    if (await field.isVisible()) await field.fill(value);
  }
}

/** Another address to deliver to, once its section is open. */
export async function fillOtherAddress(page: Page): Promise<void> {
  for (const name of ['first_name', 'address_1', 'city'])
    await page.locator(`#shipping_${name}`).fill('Nơi khác');
  // WooCommerce 11 asks for it, too.
  const phone = page.locator('#shipping_phone');
  if (await phone.count()) await phone.fill('0901234567');
}

/** The fields of the checkout block, which have other names. */
export async function fillBlock(page: Page): Promise<void> {
  await page.locator('#email').fill(FIELDS.billing_email);
  for (const [name, value] of Object.entries(FIELDS)) {
    const field = page.locator(`[id$="-${name.replace('billing_', '')}"]:visible`).first();
    if (name !== 'billing_email') await field.fill(value);
  }
}

/** Sends the classic checkout; returns the number of the order. */
export async function placeOrder(page: Page): Promise<number> {
  await expect(page.locator('.blockUI.blockOverlay')).toHaveCount(0);
  await press(page.locator('#place_order'));
  return orderOf(page);
}

export async function orderOf(page: Page): Promise<number> {
  await page.waitForURL(/order-received|key=wc_order/, { timeout: 120_000 });
  return Number(/order-received(?:\/|=)(\d+)/.exec(page.url())?.[1]);
}

/** Where the order's customer came from, as it stands in the order. */
export async function sourceOf(page: Page, order: number): Promise<Source> {
  return (await page.request.get(`/?mullion-test=order&id=${order}`, { maxRetries: 3 })).json();
}
