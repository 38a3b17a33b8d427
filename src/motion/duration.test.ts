import { afterEach, expect, test, vi } from 'vitest';
import { duration } from './duration';

const root = document.documentElement;
const reduce = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

afterEach(() => root.removeAttribute('style'));

test.each([
  ['250ms', 250],
  ['0.9s', 900],
  ['.5s', 500],
  [' 1s ', 1000],
  ['400MS', 400],
  ['0s', 0],
])('a theme may say "%s"', (value, expected) => {
  reduce(false);
  root.style.setProperty('--mullion-panel', value);
  expect(duration('panel')).toBe(expected);
});

test.each(['', '250', '-1s', 'Infinitys', 'calc(1s * 2)', 'fast', '1e9s'])(
  '"%s" is no time: the change is instant, not a wait of minutes or a crash',
  (value) => {
    reduce(false);
    root.style.setProperty('--mullion-panel', value);
    expect(duration('panel')).toBe(0);
  },
);

test('reduced motion wins over the time that a theme sets after our stylesheet', () => {
  reduce(true);
  root.style.setProperty('--mullion-panel', '3s');
  expect(duration('panel')).toBe(0);
});

test("a widget's own movement takes its usual time, unless the theme says another", () => {
  reduce(false);
  root.style.setProperty('--mullion-panel', '250ms');
  expect(duration('reveal', 600)).toBe(600);
  root.style.setProperty('--mullion-reveal', '1s');
  expect(duration('reveal', 600)).toBe(1000);
});

test('without our stylesheet nothing moves', () => {
  reduce(false);
  expect(duration('reveal', 600)).toBe(0);
});
