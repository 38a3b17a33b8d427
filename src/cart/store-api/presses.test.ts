import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage, settled } from '../../../tests/unit/helpers/page';
import { sendInTurn } from './send-in-turn';

const CART = '/wp-json/wc/store/v1/cart';
const BATCH = '/wp-json/wc/store/v1/batch';
const CLASSES = 'add_to_cart_button ajax_add_to_cart wc-interactive';
const block = (id: number, context: string) =>
  `<div data-wp-context='${context}'><button id="add-${id}" class="${CLASSES}" data-product_id="${id}"><i></i></button></div>`;

let leave = () => {};
const send = vi.fn<typeof fetch>();
let fetch: typeof window.fetch;

beforeEach(() => {
  leave = freshPage(block(3, '{"quantityToAdd":2,"productId":3}') + block(4, 'woocommerce::{oops'));
  sessionStorage.clear();
  vi.stubGlobal('mullion', undefined);
  send.mockReset().mockImplementation(async () => new Response('{}'));
  fetch = sendInTurn(send);
});
afterEach(() => leave());

const press = (id: number) => find(`#add-${id} i`).click();
const ask = (path: string, body: object) => fetch(path, { method: 'POST', body: JSON.stringify(body) });
const sent = () =>
  send.mock.calls.map(([input, init]) => [
    new URL(`${input}`).pathname.replace(/.*\//, ''),
    JSON.parse(`${init?.body}`),
  ]);
const left = () => {
  window.dispatchEvent(new Event('pagehide'));
  const stored = JSON.parse(sessionStorage.getItem('mullion_cart') ?? '[]') as Record<string, string>[];
  return stored.map(({ status, body }) => `${status} ${body}`);
};

test('of one product in quick succession are so many more each, whatever the block counts', async () => {
  for (let at = 0; at < 3; at++) press(3);
  void ask(`${CART}/add-item`, { id: 3, quantity: 2 });
  void ask(`${CART}/update-item`, { id: 3, quantity: 4 });
  void ask(`${CART}/update-item`, { key: 'k', id: 3, quantity: 4, name: 'Door' });
  await settled();
  await settled();
  expect(sent()).toEqual(Array(3).fill(['add-item', { id: 3, quantity: 2 }]));
});

test('keep what a plugin has put into the request', async () => {
  press(3);
  await ask(`${CART}/add-item`, { id: 3, quantity: 1, engraving: 'Anh' });
  expect(sent()).toEqual([['add-item', { id: 3, quantity: 2, engraving: 'Anh' }]]);
});

test('are taken in a batch, too, and only for their product', async () => {
  press(4);
  const others = [
    { path: '/wc/store/v1/cart/update-item', body: { key: 'a', id: 3, quantity: 9 } },
    { path: '/wc/store/v1/cart/update-item', body: { key: 'b', quantity: 9 } },
  ];
  const own = {
    path: '/wc/store/v1/cart/update-item',
    body: { key: 'c', id: 4, quantity: 5, variation: [1] },
  };
  await ask(BATCH, { requests: [...others, own] });
  expect(sent()).toEqual([
    [
      'batch',
      {
        requests: [
          ...others,
          { path: '/wc/store/v1/cart/add-item', body: { id: 4, quantity: 1, variation: [1] } },
        ],
      },
    ],
  ]);
});

test('a quantity that nobody pressed for is set as the shop sets it', async () => {
  await ask(`${CART}/update-item`, { key: 'k', id: 3, quantity: 4 });
  expect(sent()).toEqual([['update-item', { key: 'k', id: 3, quantity: 4 }]]);
  expect(left()).toEqual([]);
});

test('one that its block has not asked for when the page is left goes on in the queue of the cart', async () => {
  press(3);
  press(4);
  await ask(`${CART}/add-item`, { id: 4, quantity: 1 });
  expect(left()).toEqual(['queued product_id=3&quantity=2']);
});

test('one that its block has not asked for in five seconds is none', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  press(3);
  now.mockReturnValue(6001);
  expect(left()).toEqual([]);
});

describe('on the page of a product', () => {
  const field = '<input name="quantity" value="3">';
  const form = (type: string, inside = field, more = '') =>
    `<form>${inside}${block(5, '{"quantityToAdd":1}').replace(CLASSES, `${CLASSES} product_type_${type} ${more}`)}</form>`;

  test.each([
    ['the number that was chosen', field, 3],
    ['one, where none can be chosen', '', 1],
  ])('a press adds %s', async (_what, inside, quantity) => {
    document.body.innerHTML = form('simple', inside);
    press(5);
    expect(left()).toEqual([`queued product_id=5&quantity=${quantity}`]);
    await ask(`${CART}/add-item`, { id: 5, quantity: 3 });
    expect(sent()).toEqual([['add-item', { id: 5, quantity }]]);
  });

  test('one before its block listens is the browser’s', () => {
    document.body.innerHTML = `${block(3, '{}')}${form('simple')}`;
    press(3);
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    press(5);
    find('form').dispatchEvent(sent);
    expect(left()).toEqual(['queued product_id=3&quantity=1']);
  });

  test.each([
    ['of a choice', form('variable')],
    ['of a group', form('grouped')],
    ['that the block refuses', form('simple', field, 'disabled')],
    ['that the browser sends', form('simple').replace('<form', '<form method="post"')],
    ['that the browser refuses', form('simple', `${field}<input name="engraving" required>`)],
  ])('a press %s leaves nothing for the next page, and changes no request', async (_what, markup) => {
    document.body.innerHTML = markup;
    press(5);
    expect(left()).toEqual([]);
    const requests = [6, 7].map((id) => ({ path: '/wc/store/v1/cart/add-item', body: { id, quantity: 2 } }));
    await ask(BATCH, { requests });
    expect(sent()).toEqual([['batch', { requests }]]);
  });
});
