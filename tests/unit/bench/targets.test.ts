// @vitest-environment node
import { expect, test } from 'vitest';
import { judge, targetLine } from '../../bench/report/targets.mjs';

const good = { scriptMs: 8, tbt: 0, cls: 0, clsScroll: 0, heap: 0.82, lcp: 420, visible: 577 };
const owl = { scriptMs: 372, tbt: 484, cls: 0.574, clsScroll: 0.574, heap: 2.13, lcp: 1488, visible: 1436 };
const plain = { scriptMs: 1, tbt: 0, cls: 0, clsScroll: 0, heap: 0.77, lcp: 400, visible: null };

const results = (mullion: typeof good) => [
  { page: 'sliders', network: 'none', variants: { mullion, owl, plain } },
  { page: 'home', network: 'slow-4g', variants: { mullion, owl, plain } },
];

test('a whole run is held against all six targets', () => {
  const verdicts = judge(results(good));
  expect(verdicts).toHaveLength(6);
  expect(verdicts.filter(({ isMet }) => !isMet)).toEqual([]);
});

test('each target can be missed', () => {
  const slow = { scriptMs: 13, tbt: 49, cls: 0, clsScroll: 0.001, heap: 0.9, lcp: 441, visible: 601 };
  expect(judge(results(slow)).filter(({ isMet }) => isMet)).toEqual([]);
});

test('what was not measured is not judged', () => {
  const [sliders] = results(good);
  expect(judge([{ page: 'home', network: 'none', variants: { owl, plain } }])).toEqual([]);
  expect(judge([sliders!])).toHaveLength(4);
  expect(judge([{ ...sliders!, variants: { mullion: good } }])).toHaveLength(2);
});

test('a line says the verdict, the target and the number', () => {
  const [script] = judge(results(good));
  expect(targetLine(script!)).toBe('met      14 sliders: script before the first use ≤ 12 ms: 8.0 ms');
});
