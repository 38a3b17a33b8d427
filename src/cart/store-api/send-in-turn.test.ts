import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldFetch } from '../../../tests/unit/helpers/held-fetch';
import { freshPage, settled } from '../../../tests/unit/helpers/page';
import { readWrite } from './adds';
import { sendInTurn } from './send-in-turn';

const ADD = '/wp-json/wc/store/v1/cart/add-item';
const BATCH = '/wp-json/wc/store/v1/batch';
const item = (id: number, quantity = 1) => JSON.stringify({ id, quantity });
const post = (body: string) => ({ method: 'POST', body });

let leave = () => {};
let send: ReturnType<typeof heldFetch>['send'];
let answers: ReturnType<typeof heldFetch>['answers'];
const change = vi.fn();

beforeEach(() => {
  leave = freshPage();
  sessionStorage.clear();
  ({ send, answers } = heldFetch());
  change.mockReset();
  vi.stubGlobal('mullion', { cart: { change } });
});
afterEach(() => leave());

const sent = () => send.mock.calls.map(([input]) => new URL(`${input}`, 'https://shop.example').pathname);

describe('writes of the cart', () => {
  test('wait until the answer to the one before has been read', async () => {
    const fetch = sendInTurn(send);
    const first = fetch(ADD, post(item(1)));
    void fetch(BATCH, post('{"requests":[]}'));
    await settled();
    expect(sent()).toEqual([ADD]);
    answers[0]?.(new Response('{}'));
    expect(await (await first).text()).toBe('{}');
    await settled();
    expect(sent()).toEqual([ADD, BATCH]);
    answers[1]?.(new Response('{}'));
    await settled();
  });

  test('go on after one that failed', async () => {
    const fetch = sendInTurn(send);
    const first = fetch(BATCH, post('{"requests":[{}]}'));
    void fetch(ADD, post(item(2))).catch(() => {});
    await settled();
    answers[0]?.(new TypeError('gone'));
    await expect(first).rejects.toThrow('gone');
    await settled();
    expect(send).toHaveBeenCalledTimes(2);
    answers[1]?.(new Response('{}'));
    await settled();
  });
});

/** WooCommerce's cart block, since 10.9, gives the request of the press before up. */
describe('a write that is given up', () => {
  const CHANGE = '/wp-json/wc/store/v1/cart/update-item';

  test('fails at once, and the next one waits for its answer all the same', async () => {
    const fetch = sendInTurn(send);
    const stop = new AbortController();
    const first = fetch(CHANGE, { ...post('{"key":"k","quantity":2}'), signal: stop.signal });
    void fetch(CHANGE, post('{"key":"k","quantity":3}'));
    await settled();
    stop.abort();
    await expect(first).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    await settled();
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.lastCall?.[1]?.signal).toBeUndefined();
    answers[0]?.(new Response('{}'));
    await settled();
    expect(send).toHaveBeenCalledTimes(2);
    answers[1]?.(new Response('{}'));
    await settled();
  });

  test('is not sent at all where it still waited', async () => {
    const fetch = sendInTurn(send);
    const stop = new AbortController();
    void fetch(CHANGE, post('{"key":"k","quantity":2}'));
    const second = fetch(ADD, { ...post(item(1)), signal: stop.signal });
    await settled();
    stop.abort(new Error('never mind'));
    await expect(second).rejects.toThrow('never mind');
    answers[0]?.(new Response('{}'));
    await settled();
    expect(send).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
    await fetch(CHANGE, { ...post('{}'), signal: stop.signal }).catch(() => {});
    expect(send).toHaveBeenCalledOnce();
  });
});

test.each([
  ['reads the cart', '/wp-json/wc/store/v1/cart', {}],
  ['writes something else', '/wp-json/wp/v2/posts', { method: 'POST' }],
])('a request that %s goes its way, untouched', (_what, path, init) => {
  const fetch = sendInTurn(send);
  void fetch(path, init);
  void fetch(path, init);
  expect(send.mock.calls).toEqual([
    [path, init],
    [path, init],
  ]);
});

test.each([{}, { method: 'POST' }])('an address that cannot be decoded goes its way', (init) => {
  void sendInTurn(send)('https://count.example/?at=%E0%A4%A', init);
  expect(send).toHaveBeenCalledOnce();
});

test('an add is named, so that the server never does it twice, and outlives the page', async () => {
  void sendInTurn(send)(ADD, post(item(7)));
  await settled();
  const [address, init] = send.mock.calls[0] ?? [];
  expect(new URL(`${address}`).searchParams.get('mullion_request')).toMatch(/^[a-z0-9]{8,60}$/);
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: item(7) });
  answers[0]?.(new Response('{}'));
  await settled();
});

describe('an add goes on in the queue of the cart', () => {
  const failing = (answer: Response | Error) =>
    sendInTurn(
      send.mockImplementation(async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    );
  test.each([
    ['was lost', new TypeError('Failed to fetch')],
    ['is a fault of the server', new Response('', { status: 502 })],
  ])('where its answer %s twice', async (_why, answer) => {
    await failing(answer)(ADD, post(item(7, 2))).catch(() => {});
    const [address] = send.mock.calls[0] ?? [];
    const name = new URL(`${address}`).searchParams.get('mullion_request');
    expect(change).toHaveBeenCalledExactlyOnceWith('add', 'product_id=7&quantity=2', undefined, name);
  });

  test('where its answer was lost and the page has no entry yet: it is called', async () => {
    vi.stubGlobal('mullion', undefined);
    const wanted = vi.fn();
    document.addEventListener('mullion:wanted', wanted, { once: true });
    await failing(new TypeError('Failed to fetch'))(ADD, post(item(7))).catch(() => {});
    expect(wanted).toHaveBeenCalledOnce();
    const left = JSON.parse(sessionStorage.getItem('mullion_cart') ?? '[]');
    expect(left).toMatchObject([{ kind: 'add', body: 'product_id=7&quantity=1', status: 'sent' }]);
  });

  test('not where the shop refuses it', async () => {
    void sendInTurn(send)(ADD, post(item(7)));
    await settled();
    answers[0]?.(new Response('{"code":"x"}', { status: 400 }));
    await settled();
    expect(change).not.toHaveBeenCalled();
  });

  test('where its page is left: what was sent and what was not', async () => {
    const fetch = sendInTurn(send);
    void fetch(ADD, post(item(1))).catch(() => {});
    void fetch(ADD, post(item(2)));
    await settled();
    window.dispatchEvent(new Event('pagehide'));
    const left = JSON.parse(sessionStorage.getItem('mullion_cart') ?? '[]') as Record<string, string>[];
    expect(left.map(({ status, body }) => `${status} ${body}`)).toEqual([
      'sent product_id=1&quantity=1',
      'queued product_id=2&quantity=1',
    ]);
    answers[0]?.(new TypeError('The page is gone'));
    await settled();
    expect(change, 'It would write over what is left to the next page.').not.toHaveBeenCalled();
    answers[1]?.(new Response('{}'));
    await settled();
  });
});

const nothingPressed = () => undefined;

test('a batch holds an add for each of its items, and nothing for what else it does', () => {
  const requests = [
    { path: '/wc/store/v1/cart/add-item', body: { id: 3, quantity: 2 } },
    { path: '/wc/store/v1/cart/remove-item', body: { key: 'x' } },
    { path: '/wc/store/v1/cart/add-item', data: { id: 4 } },
  ];
  const text = JSON.stringify({ requests });
  const { adds, body } = readWrite(BATCH, text, nothingPressed);
  expect(adds.map((add) => add.body)).toEqual(['product_id=3&quantity=2', 'product_id=4&quantity=1']);
  expect(body).toBe(text);
});

test.each([[undefined], ['{oops'], ['null'], ['7'], ['{"id":"x"}']])('a body of %s holds no add', (body) => {
  expect(readWrite(ADD, body, nothingPressed)).toMatchObject({ href: ADD, body, adds: [] });
});
