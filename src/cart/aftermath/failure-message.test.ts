import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operation } from '../../../tests/unit/helpers/cart';
import { fakeContext } from '../../../tests/unit/helpers/context';
import { find, freshPage, settled } from '../../../tests/unit/helpers/page';
import { createFailureMessage } from './failure-message';

let leave = () => {};
let show: ReturnType<typeof createFailureMessage>;
const retry = vi.fn();
beforeEach(() => {
  leave = freshPage();
  show = createFailureMessage(fakeContext().t);
  retry.mockReset();
});
afterEach(() => leave());

const fail = (reason: string, kind: 'add' | 'remove' = 'add') =>
  show({ operation: operation('a', { kind }), reason, retry });
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

const said = () => [...document.querySelectorAll('[role="alert"] p')].map(({ textContent }) => textContent);

test.each([
  ['timeout', 'Chưa thêm được sản phẩm vào giỏ hàng. Vui lòng kiểm tra kết nối mạng.'],
  ['unreachable', 'Chưa thêm được sản phẩm vào giỏ hàng. Vui lòng kiểm tra kết nối mạng.'],
  ['unreadable', 'Chưa thêm được sản phẩm vào giỏ hàng. Máy chủ của cửa hàng gặp lỗi.'],
])(
  'a request that came to nothing (%s) is said with what has failed, and may be repeated',
  (reason, text) => {
    fail(reason);
    expect(said()).toEqual([text]);
    expect(buttons()).toEqual(['Thử lại', 'Đóng']);
  },
);

test.each([
  ['Thêm vào giỏ hàng: “Cửa đi 2 cánh”', '“Cửa đi 2 cánh”: '],
  ['In den Warenkorb legen: „Cửa đi 24"“', '„Cửa đi 24"“: '],
  ['Thêm vào giỏ hàng', ''],
])('each product that failed is named, as its button does (%s)', (label, name) => {
  const element = document.createElement('a');
  element.setAttribute('aria-label', label);
  for (const reason of ['timeout', 'refused'])
    show({ operation: operation('a', { element }), reason, retry });
  expect(said()).toEqual([
    `${name}Chưa thêm được sản phẩm vào giỏ hàng. Vui lòng kiểm tra kết nối mạng.`,
    `${name}Chưa thêm được sản phẩm vào giỏ hàng.`,
  ]);
});

test('trying again says so, sends once however often it is pressed, and closes with the answer', async () => {
  let answer = () => {};
  retry.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  fail('timeout');
  find('button').click();
  find('button').click();
  expect(retry).toHaveBeenCalledOnce();
  expect(find('[role="alert"] p').textContent).toBe('Đang thử lại…');
  expect(find('button').getAttribute('aria-busy')).toBe('true');
  answer();
  await settled();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('the focus goes back to where the visitor was, and follows a second message', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a id="add" href="/x">Thêm</a>');
  find('#add').focus();
  fail('timeout');
  find('button').focus();
  fail('timeout');
  expect(document.activeElement).toBe(find('button'));
  find('button').click();
  await settled();
  expect(document.activeElement).toBe(find('#add'));
});

test('what the shop refused is said, and not offered again', () => {
  fail('refused');
  expect(find('[role="alert"] p').textContent).toBe('Chưa thêm được sản phẩm vào giỏ hàng.');
  expect(buttons()).toEqual(['Đóng']);
});

test('it stays until the visitor closes it', () => {
  vi.useFakeTimers();
  fail('timeout');
  vi.advanceTimersByTime(600_000);
  expect(find('[role="alert"] p').textContent).toBe(
    'Chưa thêm được sản phẩm vào giỏ hàng. Vui lòng kiểm tra kết nối mạng.',
  );
  vi.useRealTimers();
});

test('closing it sends nothing', () => {
  fail('timeout');
  [...document.querySelectorAll('button')].at(-1)?.click();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(retry).not.toHaveBeenCalled();
});

test('what has failed one after the other is one message, and all of it is tried again', async () => {
  const second = vi.fn();
  fail('timeout');
  show({ operation: operation('b'), reason: 'unreachable', retry: second });
  fail('refused');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(said()).toEqual([
    'Chưa thêm được sản phẩm vào giỏ hàng. Vui lòng kiểm tra kết nối mạng.',
    'Chưa thêm được sản phẩm vào giỏ hàng.',
  ]);
  find('button').click();
  await settled();
  expect(retry).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('what fails again stays said, and alone; what was closed is not sent with a later one', async () => {
  const again = vi.fn();
  fail('timeout');
  retry.mockImplementation(() => show({ operation: operation('a'), reason: 'timeout', retry: again }));
  find('button').click();
  await settled();
  expect(buttons()).toEqual(['Thử lại', 'Đóng']);
  [...document.querySelectorAll('button')].at(-1)?.click();
  retry.mockReset();
  fail('timeout');
  find('button').click();
  await settled();
  expect(retry).toHaveBeenCalledOnce();
  expect(again).not.toHaveBeenCalled();
});

test.each([
  [
    'unreachable',
    'Thay đổi của bạn trong giỏ hàng chưa được lưu. Vui lòng kiểm tra kết nối mạng.',
    ['Thử lại', 'Đóng'],
  ],
  ['refused', 'Thay đổi của bạn trong giỏ hàng chưa được lưu.', ['Đóng']],
])('a removal that has no link to follow is said (%s)', (reason, text, offered) => {
  fail(reason, 'remove');
  expect(said()).toEqual([text]);
  expect(buttons()).toEqual(offered);
});

test.each(['set', 'restore'] as const)('what the mini-cart says itself is not said twice (%s)', (kind) => {
  show({ operation: operation('a', { kind }), reason: 'timeout', retry });
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('a change of an earlier page that came to nothing is said, as nobody else can, also when it fails again', () => {
  const left = Object.assign(operation('left', { kind: 'set' }), { isOld: true });
  show({ operation: left, reason: 'unreadable', retry });
  expect(find('[role="alert"] p').textContent).toBe(
    'Thay đổi của bạn trong giỏ hàng chưa được lưu. Máy chủ của cửa hàng gặp lỗi.',
  );
  expect(buttons()).toEqual(['Thử lại', 'Đóng']);
  find('[role="alert"]').remove();
  show({ operation: operation('left', { kind: 'set' }), reason: 'timeout', retry });
  expect(buttons()).toEqual(['Thử lại', 'Đóng']);
});
