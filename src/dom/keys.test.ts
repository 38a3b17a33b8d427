import { afterEach, expect, test } from 'vitest';
import { hasModifier, isEscape, stepOf } from './keys';

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
