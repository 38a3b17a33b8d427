import { type Buyer, expect, parse, test } from '../shop';

/** What the pages of a shop on WordPress do without a script; the one in memory has no such pages. */

/** The fields of a form as a browser would send them. */
function fieldsOf(form: Element | null): Record<string, string> {
  const fields = [...(form?.querySelectorAll('input[name], select[name]') ?? [])] as HTMLInputElement[];
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

const ERROR = '.woocommerce-notices-wrapper ul.woocommerce-error[role="alert"] li';
const MESSAGE = '.woocommerce-notices-wrapper .woocommerce-message[role="alert"]';

/** Sends the form of the cart's page with another quantity for its line; the page that comes. */
async function sendCart(buyer: Buyer, path: string, quantity: number): Promise<Document> {
  const fields = fieldsOf((await buyer.page(path)).querySelector('form.woocommerce-cart-form'));
  const changed = { ...fields, [`cart[${await buyer.key()}][qty]`]: String(quantity), update_cart: '1' };
  const answer = await buyer.http.post(path, { form: changed });
  expect(new URL(answer.url()).pathname + new URL(answer.url()).search).toBe(path);
  return parse(await answer.text());
}

test('the form of a product with choices adds what was chosen, and says so', async ({ buyer, shop }) => {
  const { page: path, id } = shop.products.variable;
  const form = (await buyer.page(path)).querySelector('form.variations_form') as HTMLElement;
  const [variation] = JSON.parse(form.dataset.product_variations ?? '[]');
  const chosen = { ...variation.attributes, variation_id: variation.variation_id, quantity: '2' };
  const answer = await buyer.http.post(path, { form: { ...fieldsOf(form), ...chosen } });
  expect(answer.status()).toBe(200);
  expect(await buyer.lines()).toEqual({ [id]: 2 });
  const message = parse(await answer.text()).querySelector(MESSAGE);
  expect(message?.textContent).toContain('2 ×');
  expect(message?.querySelector('a.button.wc-forward')).not.toBeNull();
});

test('without a choice it adds nothing, and says what is missing', async ({ buyer, shop }) => {
  const { page: path } = shop.products.variable;
  const form = (await buyer.page(path)).querySelector('form.variations_form');
  const answer = await buyer.http.post(path, { form: fieldsOf(form) });
  expect(parse(await answer.text()).querySelector(ERROR)).not.toBeNull();
  expect(await buyer.lines()).toEqual({});
});

test('why a product was refused in the background stands on its page, once', async ({ buyer, shop }) => {
  const { simple, gone } = shop.products;
  await buyer.add(simple.id);
  await buyer.add(gone.id);
  expect((await buyer.page(gone.page)).querySelector(ERROR)).not.toBeNull();
  expect((await buyer.page(gone.page)).querySelector(ERROR)).toBeNull();
});

test("the cart's form changes quantities and comes again; 0 takes the line out", async ({ buyer, shop }) => {
  const { id } = shop.products.simple;
  await buyer.add(id);
  expect((await sendCart(buyer, shop.pages.cart, 4)).querySelector(MESSAGE)).not.toBeNull();
  expect(await buyer.lines()).toEqual({ [id]: 4 });
  await sendCart(buyer, shop.pages.cart, 0);
  expect(await buyer.lines()).toEqual({});
});

test('a line that its link removed can be brought back', async ({ buyer, shop }) => {
  const { id } = shop.products.simple;
  await buyer.add(id, { quantity: 2 });
  const cart = await buyer.page(shop.pages.cart);
  const remove = cart.querySelector('.product-remove a.remove[data-product_id]')?.getAttribute('href') ?? '';
  const headers = { referer: new URL(shop.pages.cart, remove).href };
  const removed = await buyer.http.get(remove, { headers });
  expect(new URL(removed.url()).searchParams.get('removed_item')).toBe('1');
  expect(await buyer.lines()).toEqual({});
  const undo = parse(await removed.text())
    .querySelector(`${MESSAGE} a.restore-item`)
    ?.getAttribute('href');
  await buyer.http.get(undo ?? '', { headers });
  expect(await buyer.lines()).toEqual({ [id]: 2 });
});

test('a link that removes does nothing without its nonce', async ({ buyer, shop }) => {
  const { id } = shop.products.simple;
  await buyer.add(id);
  await buyer.http.get(`${shop.pages.cart}?remove_item=${await buyer.key()}`);
  expect(await buyer.lines()).toEqual({ [id]: 1 });
});
