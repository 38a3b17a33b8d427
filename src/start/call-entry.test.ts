import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { find, freshPage } from '../../tests/unit/helpers/page';

/** Each test has an entry of its own, which counts its comings: the one before may come late. */
const counter = globalThis as typeof globalThis & { comings: Record<number, number> };
counter.comings = {};
let count = 0;
const entry = () => `data:text/javascript,globalThis.comings[${++count}]=(globalThis.comings[${count}]||0)+1`;

/** How often it came, after all that is under way. */
async function comings(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return counter.comings[count] ?? 0;
}

/** It comes, once: a busy machine takes its time. */
async function expectOne(): Promise<void> {
  await vi.waitFor(() => expect(counter.comings[count]).toBeDefined(), 5000);
  expect(await comings()).toBe(1);
}

let leave = () => {};

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => {
  // Its observer ends with the entry's coming; files share a window.
  document.dispatchEvent(new Event('mullion:wanted'));
  leave();
});

/** A page into which the few lines are printed, behind the content. */
async function page(html: string): Promise<void> {
  leave = freshPage(html);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.entry = entry();
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./call-entry');
}

test('a page without a use for the entry goes without', async () => {
  sessionStorage.setItem('mullion_cart', '[]');
  await page('<a class="add_to_cart_button ajax_add_to_cart wc-interactive">Thêm</a>');
  expect(await comings()).toBe(0);
});

test.each([
  ['an element that asks for a widget', '<div data-widget="tabs"></div>'],
  ["a classic button of the shop's", '<a class="add_to_cart_button ajax_add_to_cart">Thêm</a>'],
  ['a line that can be removed', '<a class="remove_from_cart_button">×</a>'],
  ['a cart that is shown', '<div class="widget_shopping_cart_content"></div>'],
])('%s brings it', async (_what, html) => {
  await page(html);
  await expectOne();
});

test('so does one that comes later', async () => {
  await page('<main></main>');
  find('main').innerHTML = '<div data-widget="tabs"></div>';
  await expectOne();
});

test('what the last page left over brings it, also on a page that comes back', async () => {
  await page('<main></main>');
  sessionStorage.setItem('mullion_cart', '[{"id":"a"}]');
  dispatchEvent(new Event('pageshow'));
  await expectOne();
});

test("a block's request whose answer was lost brings it", async () => {
  await page('<main></main>');
  document.dispatchEvent(new Event('mullion:wanted'));
  await expectOne();
});

test('another script that has changed the cart brings it, and the cart is shown once', async () => {
  const { jQuery } = installJQuery();
  const refresh = vi.fn();
  vi.stubGlobal('mullion', { cart: { refresh } });
  await page('<main></main>');
  for (const name of ['added_to_cart', 'removed_from_cart']) jQuery(document.body).trigger(name);
  await expectOne();
  expect(refresh).toHaveBeenCalledOnce();
});

test('once it is there it hears of that itself', async () => {
  const { jQuery } = installJQuery();
  const refresh = vi.fn();
  vi.stubGlobal('mullion', { cart: { refresh } });
  await page('<div data-widget="tabs"></div>');
  jQuery(document.body).trigger('added_to_cart');
  await expectOne();
  expect(refresh).not.toHaveBeenCalled();
});
