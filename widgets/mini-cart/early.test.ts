import { afterEach, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import early from './early';
import golden from './golden/with-items.html?raw';

const stop = new AbortController();
let leave = () => {};
afterEach(() => {
  stop.abort();
  leave();
});

test('a click opens the panel; one for a new tab does not', () => {
  leave = freshPage(golden);
  const element = find('.mullion-mini-cart');
  early.start({ ...fakeContext(), element, signal: stop.signal }, () => {});
  click(find('.mullion-mini-cart__toggle'), { ctrlKey: true });
  expect(element.hasAttribute('data-open')).toBe(false);
  click(find('.mullion-mini-cart__toggle'));
  expect(element.hasAttribute('data-open')).toBe(true);
});
