import { beforeEach, expect, test, vi } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { Server, TIMEOUT } from './server';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', fetched);
});

const server = new Server('/vi/?wc-ajax=%%endpoint%%');
const send = (timeout?: number) => server.post('add_to_cart', 'product_id=1&name=Nh%C3%A0', timeout);
const asked = async () => {
  const [url, init] = fetched.mock.calls[0] ?? [];
  const body = new URLSearchParams(`${init?.body}`);
  return [url, Object.fromEntries(body)];
};

test.each([
  ['an add', operation('a'), '/vi/?wc-ajax=add_to_cart', { product_id: 'a', mullion_request: 'a' }],
  [
    'a removal',
    operation('r', { kind: 'remove', body: 'cart_item_key=k' }),
    '/vi/?wc-ajax=remove_from_cart',
    { cart_item_key: 'k', mullion_request: 'r' },
  ],
])('%s goes to its own endpoint, with its payload and its identifier', async (_what, given, url, body) => {
  await server.send(given);
  expect(await asked()).toEqual([url, body]);
});

test('reading the cart asks for the fragments', async () => {
  await server.read();
  expect((await asked())[0]).toBe('/vi/?wc-ajax=get_refreshed_fragments');
});

test("goes to the shop's own address, as its own script sends it, and outlives the page", async () => {
  await send();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/vi/?wc-ajax=add_to_cart');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  const request = new Request('https://shop.example/', { ...init, signal: null });
  expect(request.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(request.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(await request.text()).toBe('product_id=1&name=Nh%C3%A0');
});

test('is given up after thirty seconds, or what the caller allows', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await send();
  await send(10_000);
  expect(timeout.mock.calls).toEqual([[TIMEOUT], [10_000]]);
  expect(TIMEOUT).toBe(30_000);
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});

test.each([
  [new TypeError('Failed to fetch'), 0],
  [new DOMException('timed out', 'TimeoutError'), -1],
  [new DOMException('aborted', 'AbortError'), 0],
])('never throws: %s is status %i', async (error, status) => {
  fetched.mockRejectedValue(error);
  expect(await send()).toEqual({ status, text: '' });
});

test('an answer that breaks off while it is read counts as a broken connection', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"fragm'));
      controller.error(new TypeError('network'));
    },
  });
  fetched.mockResolvedValue(new Response(body));
  expect(await send()).toMatchObject({ status: 0 });
});

test('the answer is handed over as it came, whatever its status', async () => {
  fetched.mockResolvedValue(new Response('busy', { status: 429, headers: { 'Retry-After': '3' } }));
  expect(await send()).toEqual({ status: 429, text: 'busy', retryAfter: '3' });
});
