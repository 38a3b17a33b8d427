import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operation } from '../../../tests/unit/helpers/cart';
import { fakeContext } from '../../../tests/unit/helpers/context';
import { find, freshPage } from '../../../tests/unit/helpers/page';
import { showFailure } from './failure-message';

let leave = () => {};
const retry = vi.fn();
beforeEach(() => {
  leave = freshPage();
  retry.mockReset();
});
afterEach(() => leave());

const fail = (reason: string, kind: 'add' | 'remove' = 'add') =>
  showFailure(fakeContext(), { operation: operation('a', { kind }), reason, retry });
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test.each(['timeout', 'unreachable', 'unreadable'])(
  'a request that came to nothing (%s) is said, and may be repeated',
  (reason) => {
    fail(reason);
    expect(find('[role="alert"] p').textContent).toBe('Chưa thêm được sản phẩm vào giỏ hàng.');
    expect(buttons()).toEqual(['Thử lại', 'Đóng']);
  },
);

test('trying again closes the message and sends once', () => {
  fail('timeout');
  find<HTMLButtonElement>('button').click();
  expect(retry).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('what the shop refused is said, and not offered again', () => {
  fail('refused');
  expect(find('[role="alert"] p').textContent).toBe('Không thể thêm sản phẩm này vào giỏ hàng.');
  expect(buttons()).toEqual(['Đóng']);
});

test('closing it sends nothing', () => {
  fail('timeout');
  [...document.querySelectorAll('button')].at(-1)?.click();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(retry).not.toHaveBeenCalled();
});

test('a second failure takes the place of the first', () => {
  fail('timeout');
  fail('refused');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('a removal follows its link instead', () => {
  fail('timeout', 'remove');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
