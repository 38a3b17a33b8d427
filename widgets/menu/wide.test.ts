import { expect, test } from 'vitest';
import {
  isOpen,
  item,
  more,
  page,
  panel,
  pointer,
  prepareMenus,
  pressEscape,
  shown,
  start,
} from '../../tests/unit/helpers/menu';
import { click, find } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';

prepareMenus();

const wide = async () => {
  page(golden, false);
  await start();
};

test('the mouse opens by coming and closes by going', async () => {
  await wide();
  pointer(item('Sản phẩm'), 'pointerenter');
  expect([shown('Sản phẩm'), isOpen(more('Sản phẩm'))]).toEqual([true, true]);
  pointer(item('Sản phẩm'), 'pointerleave');
  expect([shown('Sản phẩm'), isOpen(more('Sản phẩm'))]).toEqual([false, false]);
});

test('a finger that touches it opens nothing', async () => {
  await wide();
  pointer(item('Sản phẩm'), 'pointerenter', 'touch');
  expect(shown('Sản phẩm')).toBe(false);
});

test('the first click on what the mouse has opened keeps it; the second closes it', async () => {
  await wide();
  pointer(item('Sản phẩm'), 'pointerenter');
  click(more('Sản phẩm'), { detail: 1 });
  pointer(item('Sản phẩm'), 'pointerleave');
  expect(shown('Sản phẩm')).toBe(true);
  click(more('Sản phẩm'), { detail: 1 });
  expect(shown('Sản phẩm')).toBe(false);
});

test('Enter closes what the mouse has opened', async () => {
  await wide();
  pointer(item('Sản phẩm'), 'pointerenter');
  click(more('Sản phẩm'), { detail: 0 });
  expect(shown('Sản phẩm')).toBe(false);
});

test('Escape closes what the mouse has opened, with the focus anywhere', async () => {
  await wide();
  pointer(item('Sản phẩm'), 'pointerenter');
  pressEscape(find('#else'));
  expect(shown('Sản phẩm')).toBe(false);
});

test('what a click has opened closes on Escape within, and on a press elsewhere', async () => {
  await wide();
  click(more('Sản phẩm'));
  pressEscape(find('#else'));
  expect(shown('Sản phẩm')).toBe(true);
  pressEscape(find('a[href="/cua-di/"]'));
  expect(shown('Sản phẩm')).toBe(false);
  click(more('Sản phẩm'));
  find('#else').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(shown('Sản phẩm')).toBe(false);
});

test('opening one closes the other', async () => {
  await wide();
  click(more('Sản phẩm'));
  find('a[href="/cua-di/"]').focus();
  more('Hỗ trợ').focus();
  click(more('Hỗ trợ'));
  expect([shown('Sản phẩm'), shown('Hỗ trợ')]).toEqual([false, true]);
});

test.each([
  [0, 200, false],
  [900, 1100, true],
  [-20, 200, true],
])('a sub-menu from %s to %s px hangs from the other edge: %s', async (left, right, isFlipped) => {
  await wide();
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
  panel('Sản phẩm').getBoundingClientRect = () => new DOMRect(left, 0, right - left, 100);
  click(more('Sản phẩm'));
  expect(panel('Sản phẩm').hasAttribute('data-flip')).toBe(isFlipped);
});
