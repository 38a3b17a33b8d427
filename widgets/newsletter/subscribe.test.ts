import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { fakeTimeouts } from '../../tests/unit/helpers/timeouts';
import { subscription } from './subscribe';

const FORM = `<form><input name="email_reg" value="x@y.vn"><input name="note"><input type="hidden" name="_token" value="old"></form>`;
const URL_OF_FORM = 'https://shop.example/wp-admin/admin-ajax.php';

let leave = () => {};
let stop = new AbortController();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  stop = new AbortController();
  leave = freshPage(FORM);
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const client = new QueryClient();
/** Posts the form; whether the server has said that it is done. */
const start = () => {
  const options = subscription(find<HTMLFormElement>('form'), URL_OF_FORM, stop.signal);
  const sent = new MutationObserver(client, options).mutate();
  return sent.then(
    () => true,
    () => false,
  );
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string) => json({ success: false, data: { code, message: '' } }, 403);
const rest = (ms = 1) => vi.advanceTimersByTimeAsync(ms);
const tokenSent = (call: number) =>
  new URLSearchParams(String(fetched.mock.calls[call]?.[1]?.body)).get('_token');

test('true in JSON is success', async () => {
  fetched.mockResolvedValue(json({ success: true }));
  expect(await start()).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of HTML', async () => new Response('<!doctype html>')],
  ['an empty body', async () => new Response('')],
  ['success as a word', async () => json({ success: 'true' })],
  ['success as a number', async () => json({ success: 1 })],
  ['success: false', async () => json({ success: false, data: { code: 'bad-email' } }, 400)],
  ['null', async () => json(null)],
  ['a bare true', async () => json(true)],
  ['429', async () => json({ success: false, data: { code: 'too-many' } }, 429)],
  ['403 with HTML', async () => new Response('<h1>Forbidden</h1>', { status: 403 })],
])('%s is a failure, asked once; and the bait is emptied', async (_what, answer) => {
  fetched.mockImplementation(answer as () => Promise<Response>);
  find<HTMLInputElement>('[name=note]').value = 'filled in by a browser';
  expect(await start()).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
  expect(find<HTMLInputElement>('[name=note]').value).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

test('a server that is silent for 15 seconds is given up', async () => {
  fakeTimeouts();
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const done = vi.fn();
  void start().then(done);
  await rest(14_900);
  expect(done).not.toHaveBeenCalled();
  await rest(200);
  expect(done).toHaveBeenCalledExactlyOnceWith(false);
});

describe('a token that does not count', () => {
  test.each(['bad-token', 'too-fast'])('(%s) is renewed, and the form posted once more', async (code) => {
    fetched
      .mockResolvedValueOnce(refusal(code))
      .mockResolvedValueOnce(json({ success: true, data: { token: 'fresh', wait: 2 } }))
      .mockResolvedValueOnce(json({ success: true }));
    const isDone = start();
    await rest(1990);
    expect(fetched).toHaveBeenCalledTimes(2);
    const [url, init] = fetched.mock.calls[1]!;
    expect(url).toBe(`${URL_OF_FORM}?action=mullion_form_token`);
    expect(init).toMatchObject({ cache: 'no-store' });
    await rest(50);
    expect(await isDone).toBe(true);
    expect([tokenSent(0), tokenSent(2)]).toEqual(['old', 'fresh']);
    expect(find<HTMLInputElement>('[name=_token]').value).toBe('fresh');
  });

  test('is waited for no longer than five seconds, whatever the server says', async () => {
    fetched
      .mockResolvedValueOnce(refusal('too-fast'))
      .mockResolvedValueOnce(json({ success: true, data: { token: 'fresh', wait: 3600 } }))
      .mockResolvedValueOnce(json({ success: true }));
    const isDone = start();
    await rest(4990);
    expect(fetched).toHaveBeenCalledTimes(2);
    await rest(50);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(await isDone).toBe(true);
  });

  test('is had by a form that has no field for it, too', async () => {
    find('[name=_token]').remove();
    fetched
      .mockResolvedValueOnce(refusal('bad-token'))
      .mockResolvedValueOnce(json({ success: true, data: { token: 'fresh', wait: 0 } }))
      .mockResolvedValueOnce(json({ success: true }));
    const isDone = start();
    await rest(10);
    expect(await isDone).toBe(true);
    expect([tokenSent(0), tokenSent(2)]).toEqual([null, 'fresh']);
  });

  test('is renewed once, not for ever', async () => {
    fetched.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? refusal('bad-token') : json({ success: true, data: { token: 'x', wait: 0 } }),
    );
    const isDone = start();
    await rest(10);
    expect(await isDone).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError())],
    ['is out of a cache that knows no JSON', async () => new Response('<html>')],
    ['is no text', async () => json({ success: true, data: { token: 7 } })],
  ])('whose renewal %s is a failure', async (_what, renewal) => {
    fetched
      .mockResolvedValueOnce(refusal('bad-token'))
      .mockImplementation(renewal as () => Promise<Response>);
    const isDone = start();
    await rest(10);
    expect(await isDone).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
