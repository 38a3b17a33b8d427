// @vitest-environment node
import { expect, test } from 'vitest';
import { judge, targetLine } from '../../bench/report/targets.mjs';

const still = { cls: 0, clsScroll: 0 };
const good = { ...still, bytes: 70, scriptMs: 12, tbt: 0, heap: 0.82, lcp: 420, visible: 450, dots: 600 };
const small = { ...good, bytes: 20, scriptMs: 5, dots: 450 };
const owl = {
  cls: 0.574,
  clsScroll: 0.574,
  bytes: 43,
  scriptMs: 372,
  tbt: 484,
  heap: 2.13,
  lcp: 1488,
  visible: 1436,
};
const swiper = { ...still, bytes: 24, scriptMs: 15, tbt: 9, heap: 1.4, lcp: 500, visible: 500, dots: 500 };
const plain = { ...still, bytes: 0, scriptMs: 1, tbt: 0, heap: 0.77, lcp: 400, visible: null };

const results = (mullion: typeof good, preact = small) => {
  const variants = { mullion, 'mullion-preact': preact, owl, swiper, plain };
  return [
    { page: 'sliders', network: 'none', variants },
    { page: 'home', network: 'slow-4g', variants },
  ];
};
const missed = (mullion: typeof good, preact = small) =>
  judge(results(mullion, preact)).flatMap(({ text, isMet }) => (isMet ? [] : [text]));

test('a whole run is held against all targets', () => {
  expect(judge(results(good))).toHaveLength(12);
  expect(missed(good)).toEqual([]);
});

test('each target can be missed', () => {
  const slow = {
    ...good,
    scriptMs: 16,
    tbt: 49,
    clsScroll: 0.001,
    heap: 0.9,
    lcp: 441,
    visible: 561,
    dots: 651,
  };
  expect(missed(slow, { ...small, scriptMs: 6, bytes: 25 })).toHaveLength(12);
});

test('on Preact every row counts, and the line names those that are behind', () => {
  const verdict = judge(results(good, { ...small, bytes: 30, dots: 510 })).at(-1);
  expect(verdict).toMatchObject({
    isMet: false,
    value: "script on the wire, KB 1.25×; hero's dots work, ms 1.02×",
  });
});

test('what was not measured is not judged', () => {
  const [sliders] = results(good);
  expect(judge([{ page: 'home', network: 'none', variants: { owl, plain } }])).toEqual([]);
  expect(judge([sliders!])).toHaveLength(4);
  expect(judge([{ ...sliders!, variants: { mullion: good } }])).toHaveLength(1);
});

test('a page of sliders is told what its plain HTML alone blocks', () => {
  const verdict = (tbt: number, least: number) =>
    judge([
      {
        page: 'sliders',
        network: 'none',
        variants: { mullion: { ...good, tbt }, owl, plain: { ...plain, tbt: least } },
      },
    ])[1];
  expect(verdict(121, 96.8)).toMatchObject({ isMet: false, value: '1/4.0 (plain HTML: 1/5.0)' });
  expect(verdict(0, 0)).toMatchObject({ isMet: true, value: '0 (plain HTML: 0)' });
});

test('a line says the verdict, the target and the ratio', () => {
  const [script] = judge(results(good));
  expect(targetLine(script!)).toBe(
    "met      14 sliders: script before the first use ≤ 1/25 of Owl's: 1/31.0",
  );
});
