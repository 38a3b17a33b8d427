import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../tests/unit/helpers/page';
import { startAttribution } from './attribution/order-attribution';
import { loadChunk } from './chunks/load';

vi.mock(import('./chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

vi.mock(import('./attribution/order-attribution'), () => ({ startAttribution: vi.fn() }));

const PRINTED = { params: { prefix: 'wc_order_attribution_' }, fields: {} };
const page = window as { wc_order_attribution?: object | undefined };
/** Runs the file as a page does that has what WooCommerce prints for it. */
const run = async (printed?: object) => {
  page.wc_order_attribution = printed;
  await import('./joined-entry');
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__VERSION__', '0.0.0');
  Reflect.deleteProperty(window, 'mullion');
  vi.mocked(startAttribution).mockReset();
  vi.mocked(loadChunk)
    .mockReset()
    .mockResolvedValue({ default: () => ({ scan() {} }) });
});
afterEach(async () => {
  // As in cart-entry.test.ts: its observer ends with the registry's coming.
  window.mullion?.scan?.();
  await settled();
  Reflect.deleteProperty(page, 'wc_order_attribution');
  Reflect.deleteProperty(window, 'mullion');
});

test('both are at work', async () => {
  await run(PRINTED);
  expect(startAttribution).toHaveBeenCalledExactlyOnceWith(PRINTED);
  expect(window.mullion?.version).toBe('0.0.0');
});

test.each([
  ['a heading with the anchor "mullion"', () => document.createElement('h2')],
  // As a browser has two: a collection, by their names.
  ['two, one of them called "on"', () => Object.assign([], { on: document.createElement('a') })],
])('%s is no copy that was there before', async (_what, elements) => {
  window.mullion = elements() as unknown as NonNullable<typeof window.mullion>;
  await run();
  expect(window.mullion.version).toBe('0.0.0');
});

test('a fault of the first leaves the second at work, and is told', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  vi.mocked(startAttribution).mockImplementation(() => {
    throw new Error('no tracker');
  });
  await run(PRINTED);
  expect(told).toHaveBeenCalledOnce();
  expect(window.mullion?.version).toBe('0.0.0');
});

test('run before the shop has printed its part, as an optimiser does, it waits for that', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await run();
  expect(startAttribution).not.toHaveBeenCalled();
  page.wc_order_attribution = PRINTED;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(startAttribution).toHaveBeenCalledOnce();
});
