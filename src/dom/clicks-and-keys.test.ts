import { afterEach, expect, test } from 'vitest';
import { hasModifier, isEscape, isPlainClick, stepOf } from './clicks-and-keys';

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...init });
const row = document.createElement('div');
document.body.append(row);
afterEach(() => row.removeAttribute('style'));

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['Home', -Infinity],
  ['End', Infinity],
  ['ArrowDown', 0],
  ['a', 0],
])('%s leads %s steps along a row', (key, steps) => {
  expect(stepOf(press(key), row)).toBe(steps);
});

test('where the writing runs from right to left the arrows are the other way round, the ends are not', () => {
  row.style.direction = 'rtl';
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => stepOf(press(key), row))).toEqual([
    -1,
    1,
    -Infinity,
    Infinity,
  ]);
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'with %o a key is the browser’s',
  (init) => {
    expect(hasModifier(press('ArrowRight', init))).toBe(true);
    expect(stepOf(press('ArrowRight', init), row)).toBe(0);
  },
);

test('Escape is meant, unless it ends the composing of a letter or something on top has answered', () => {
  expect(isEscape(press('Escape'))).toBe(true);
  expect(isEscape(press('Enter'))).toBe(false);
  expect(isEscape(press('Escape', { isComposing: true }))).toBe(false);
  const answered = press('Escape');
  answered.preventDefault();
  expect(isEscape(answered)).toBe(false);
});

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
