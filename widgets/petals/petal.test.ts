import { expect, test, vi } from 'vitest';
import { petalCount, randomPetal } from './petal';

test.each([
  [320, 2],
  [374, 2],
  [375, 3],
  [1280, 9],
  [1920, 13],
  [74, 0],
])('a window of %d px has %d petals', (width, count) => {
  expect(petalCount(width)).toBe(count);
});

test.each([
  [0, { size: 0, duration: 5000, turn: 0, place: 0 }],
  [1, { size: 20, duration: 10_000, turn: 360, place: 100 }],
])('chance %d is at the edge of what is allowed', (chance, expected) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  expect(randomPetal(0)).toMatchObject(expected);
  expect(randomPetal(0).blur).toBeGreaterThan(0);
});

test('the two kinds take turns', () => {
  expect([0, 1, 2].map((index) => randomPetal(index).kind)).toEqual(['peach', 'apricot', 'peach']);
});
