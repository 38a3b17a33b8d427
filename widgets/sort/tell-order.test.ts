import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshPage } from '../../tests/unit/helpers/page';
import { tellOrder } from './tell-order';

const count = (attributes: string) =>
  `<p class="woocommerce-result-count" ${attributes}>
    Showing 1–16 of 19 results<span class="screen-reader-text">Sorted by price</span></p>`;

const announce = vi.fn();
let stop: AbortController;
let leave = () => {};

function tellOn(html: string): void {
  leave = freshPage(html);
  tellOrder({ announce, signal: stop.signal });
}

beforeEach(() => {
  vi.useFakeTimers();
  announce.mockClear();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  leave();
  vi.useRealTimers();
});

test('the count and the order are said once the title has been', () => {
  tellOn(count('role="alert" aria-relevant="all"'));
  vi.advanceTimersByTime(1900);
  expect(announce).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(announce).toHaveBeenCalledExactlyOnceWith('Showing 1–16 of 19 results. Sorted by price');
});

test.each([
  ['WooCommerce’s script does', count('role="alert" aria-hidden="true"')],
  ['the shop has none that is to be spoken', count('')],
  ['the page has no count', '<p></p>'],
])('not where %s', (_, html) => {
  tellOn(html);
  vi.advanceTimersByTime(3000);
  expect(announce).not.toHaveBeenCalled();
});

test('not when the listing has left', () => {
  tellOn(count('role="alert"'));
  stop.abort();
  vi.advanceTimersByTime(3000);
  expect(announce).not.toHaveBeenCalled();
});

/** WooCommerce 10.8 and later: its script makes an alert of it where the address asks for more than the page. */
test.each([
  ['?orderby=price', '', true],
  ['', '', false],
  ['?orderby=price', '<div data-wp-interactive="woocommerce/product-filters"></div>', false],
])('a status is said at "%s" with %o: %s', (search, filters, isSaid) => {
  history.replaceState(null, '', `/cua-hang/${search}`);
  tellOn(count('role="status"') + filters);
  vi.advanceTimersByTime(3000);
  history.replaceState(null, '', '/');
  expect(announce).toHaveBeenCalledTimes(isSaid ? 1 : 0);
});
