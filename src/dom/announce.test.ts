import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce';

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

test('a page without the region gets one polite region, not one per sentence', () => {
  document.body.innerHTML = '';
  announce('a');
  announce('b');
  frame();
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  expect(region()?.textContent).toBe('b');
});
