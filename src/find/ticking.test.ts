import { expect, test } from 'vitest';
import { Ticking } from './ticking';

const after = (times: number[], text = '07') => {
  document.body.innerHTML = `<div class="clock"><b>02</b> hours <i>${text}</i></div>`;
  const ticking = new Ticking();
  const seconds = document.querySelector<HTMLElement>('i')!;
  for (const time of times) ticking.note(seconds, time);
  return [...ticking.elements].map((element) => element.className);
};

test('what changes with the seconds ticks, and the whole clock is told', () => {
  expect(after([0, 1000, 2003, 3010])).toEqual(['clock']);
});

test('what stands beside a clock is no part of it', () => {
  document.body.innerHTML =
    '<div class="offer"><h2>2 doors</h2><p class="clock"><b>02</b>:<i>07</i></p></div>';
  const ticking = new Ticking();
  for (const time of [0, 1000, 2000, 3000]) ticking.note(document.querySelector<HTMLElement>('i')!, time);
  expect([...ticking.elements].map((element) => element.className)).toEqual(['clock']);
});

test.each([
  ['a number that counts up', [0, 100, 200, 300, 400]],
  ['a slide that comes every three seconds', [0, 3000, 6000, 9000]],
  ['two changes', [0, 1000, 2000]],
])('%s does not', (_, times) => {
  expect(after(times)).toEqual([]);
});

test('several records of one change are one', () => {
  expect(after([0, 1, 1000, 1001, 2000, 2001, 3000])).toEqual(['clock']);
});

test('words without a number do not tick', () => {
  expect(after([0, 1000, 2000, 3000, 4000], 'sale')).toEqual([]);
});
