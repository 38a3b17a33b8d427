import { expect, test } from 'vitest';
import { isPlainClick } from './plain-click';

test('a click, by hand or by the keyboard, means "go on here"', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  expect(isPlainClick(new MouseEvent('click', { button: 0, detail: 0 }))).toBe(true);
});

test.each<[string, MouseEventInit]>([
  ['ctrl: a new tab', { ctrlKey: true }],
  ['cmd: a new tab', { metaKey: true }],
  ['shift: a new window', { shiftKey: true }],
  ['alt: a download', { altKey: true }],
  ['the middle button: a new tab', { button: 1 }],
  ['the right button: a menu', { button: 2 }],
  ['several keys', { ctrlKey: true, shiftKey: true }],
])('%s means something else', (_why, init) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(false);
});
