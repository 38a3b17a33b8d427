import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnounce } from './announce';

const announce = createAnnounce();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="mullion-status" role="status"></div>';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const region = () => document.querySelector('#mullion-status');
const frame = () => vi.advanceTimersToNextFrame();

test('a sentence comes into the region that PHP printed', () => {
  announce('Đã thêm vào giỏ hàng.');
  frame();
  expect(region()?.textContent).toBe('Đã thêm vào giỏ hàng.');
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
});

test('the same sentence twice is two changes of the region, so it is spoken twice', () => {
  announce('Đã thêm.');
  frame();
  const changes = vi.fn();
  const before = region()?.firstChild;
  announce('Đã thêm.');
  changes(region()?.textContent);
  frame();
  expect(changes).toHaveBeenCalledWith('');
  expect(region()?.textContent).toBe('Đã thêm.');
  expect(region()?.firstChild).not.toBe(before);
});

test('markup in a sentence is shown as text', () => {
  announce('<img src=x>');
  frame();
  expect(region()?.children).toHaveLength(0);
  expect(region()?.textContent).toBe('<img src=x>');
});

test('sentences of one moment are said together, in order, and the next one alone', () => {
  announce('Đã thêm.');
  announce('Giỏ hàng có 2 sản phẩm.');
  expect(region()?.textContent).toBe('');
  frame();
  expect(region()?.textContent).toBe('Đã thêm. Giỏ hàng có 2 sản phẩm.');
  frame();
  expect(region()?.textContent).toBe('Đã thêm. Giỏ hàng có 2 sản phẩm.');
  announce('Đã xóa.');
  frame();
  expect(region()?.textContent).toBe('Đã xóa.');
});

test('what only bears the id of the region is passed over: a contributor may write it', () => {
  document.body.innerHTML = `<p id="mullion-status">Của bài viết</p>${document.body.innerHTML}`;
  announce('Đã thêm.');
  frame();
  expect(document.querySelector('p')?.textContent).toBe('Của bài viết');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Đã thêm.');
});

test('a page without the region stays as it is, and what was not said there is not said later', () => {
  document.body.innerHTML = '';
  announce('a');
  frame();
  expect(document.body.innerHTML).toBe('');
  document.body.innerHTML = '<div id="mullion-status" role="status"></div>';
  announce('b');
  frame();
  expect(region()?.textContent).toBe('b');
});
