// @vitest-environment node
import { expect, test } from 'vitest';
import { median, medians } from '../../bench/report/medians.mjs';

test('the median is the middle value, whatever the order', () => {
  expect(median([900, 10, 11])).toBe(11);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNull();
});

test('numbers are sorted as numbers', () => {
  expect(median([100, 20, 3])).toBe(20);
});

test('each number has its own median, and nothing measured stays nothing', () => {
  const samples = [
    { lcp: 300, firstArrow: null },
    { lcp: 500, firstArrow: null },
    { lcp: 310, firstArrow: null },
  ];
  expect(medians(samples)).toEqual({ lcp: 310, firstArrow: null });
});

test('a number that one run lacks is not made up from the others', () => {
  expect(medians([{ dots: 700 }, { dots: null }, { dots: 710 }])).toEqual({ dots: null });
});
