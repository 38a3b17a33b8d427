import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshPage, settled } from '../../../tests/unit/helpers/page';
import { sendInTurn } from './send-in-turn';

const READ = '/wp-json/wc/store/v1/cart';
const ADD = `${READ}/add-item`;
const WRITE = { method: 'POST', body: '{"id":1,"quantity":1}' };
const cart = (items: number) => new Response(`{"items_count":${items}}`);

let leave = () => {};
let answers: ((response: Response) => void)[];
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  leave = freshPage();
  answers = [];
  send.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});
afterEach(() => leave());

const sent = () => send.mock.calls.map(([input]) => new URL(`${input}`, 'https://shop.example').pathname);

test('a read of the cart that a write has overtaken is made again, so the count is the newest', async () => {
  const fetch = sendInTurn(send);
  const read = fetch(READ);
  const write = fetch(ADD, WRITE);
  await settled();
  answers[1]?.(cart(6));
  await write;
  answers[0]?.(cart(3));
  await settled();
  expect(sent()).toEqual([READ, ADD, READ]);
  answers[2]?.(cart(6));
  expect(await (await read).json()).toEqual({ items_count: 6 });
});

test('one that an add by a button of the theme has overtaken, too, and not the one that it asks for', async () => {
  const fetch = sendInTurn(send);
  const reads: Promise<Response>[] = [];
  // As the mini-cart block does, which drops what it is told while it reads.
  const read = () => reads.length || reads.push(fetch(READ));
  document.body.addEventListener('wc-blocks_added_to_cart', read);
  const tell = () =>
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }));
  tell();
  await settled();
  tell();
  answers[0]?.(cart(1));
  await settled();
  answers[1]?.(cart(2));
  expect(await (await reads[0])?.json()).toEqual({ items_count: 2 });
  expect(sent()).toEqual([READ, READ]);
});

test('it is made again a few times only, on a page that never rests', async () => {
  const fetch = sendInTurn(send);
  const read = fetch(READ);
  for (const at of [0, 2, 4]) {
    void fetch(ADD, WRITE);
    await settled();
    answers[at + 1]?.(cart(1));
    await settled();
    answers[at]?.(cart(0));
    await settled();
  }
  expect((await read).ok).toBe(true);
  expect(sent().filter((path) => path === READ)).toHaveLength(3);
});

test('one that nothing has changed meanwhile is made once', async () => {
  const fetch = sendInTurn(send);
  const write = fetch(ADD, WRITE);
  await settled();
  answers[0]?.(cart(1));
  await write;
  const read = fetch(READ);
  answers[1]?.(cart(1));
  await read;
  expect(send).toHaveBeenCalledTimes(2);
});
