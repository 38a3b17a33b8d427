import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldFetch } from '../../../tests/unit/helpers/held-fetch';
import { freshPage, settled } from '../../../tests/unit/helpers/page';
import { sendInTurn } from './send-in-turn';

const ADD = '/wp-json/wc/store/v1/cart/add-item';
const BATCH = '/wp-json/wc/store/v1/batch';
const ITEM = { id: 7, quantity: 2 };

let leave = () => {};
let send: ReturnType<typeof heldFetch>['send'];
let answers: ReturnType<typeof heldFetch>['answers'];
const change = vi.fn();

beforeEach(() => {
  leave = freshPage();
  ({ send, answers } = heldFetch());
  change.mockReset();
  vi.stubGlobal('mullion', { cart: { change } });
});
afterEach(() => leave());

const ask = (path: string, body: object) =>
  sendInTurn(send)(path, { method: 'POST', body: JSON.stringify(body) });

/** The block says at once what has failed, and who then presses again would have two. */
describe('an add whose first answer', () => {
  test.each([
    ['was lost', new TypeError('Failed to fetch')],
    ['is a fault of the server', new Response('', { status: 502 })],
    ['is empty', new Response('')],
    ['was cut off', new Response('{"items_count":')],
  ])('%s is asked for again by its name, before its block hears of it', async (_why, answer) => {
    const added = ask(ADD, ITEM);
    await settled();
    answers[0]?.(answer);
    await settled();
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    answers[1]?.(new Response('{"items_count":2}'));
    expect(await (await added).json()).toEqual({ items_count: 2 });
    expect(change).not.toHaveBeenCalled();
  });

  test('says why not is no reason to ask again, be it a page of a firewall', async () => {
    const added = ask(ADD, ITEM);
    await settled();
    answers[0]?.(new Response('<h1>Forbidden</h1>', { status: 403 }));
    expect((await added).status).toBe(403);
    expect(send).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
  });

  test('was cut off twice is found out by the queue', async () => {
    const added = ask(ADD, ITEM);
    for (const at of [0, 1]) {
      await settled();
      answers[at]?.(new Response('{"items_count":'));
    }
    await expect((await added).json()).rejects.toThrow();
    expect(change).toHaveBeenCalledOnce();
  });

  test('was lost is not asked for again along with what has no name', async () => {
    const requests = [
      { path: '/wc/store/v1/cart/add-item', body: ITEM },
      { path: '/wc/store/v1/cart/remove-item', body: { key: 'k' } },
    ];
    void ask(BATCH, { requests }).catch(() => {});
    await settled();
    answers[0]?.(new TypeError('Failed to fetch'));
    await settled();
    expect(send).toHaveBeenCalledOnce();
    expect(change).toHaveBeenCalledOnce();
  });
});

test('an add without a connection, of which the block says that it failed, is not left for the next page', async () => {
  sessionStorage.clear();
  vi.stubGlobal('mullion', undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const added = ask(ADD, ITEM);
  for (const time of [0, 1]) {
    await settled();
    answers[time]?.(new TypeError('Failed to fetch'));
  }
  await expect(added).rejects.toThrow('Failed to fetch');
  expect(sessionStorage.getItem('mullion_cart')).toBeNull();
});
