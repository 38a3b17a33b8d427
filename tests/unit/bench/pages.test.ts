// @vitest-environment node
import { expect, test } from 'vitest';
import { PAGES } from '../../bench/pages/pages.mjs';
import { PRESETS, presetStyles } from '../../bench/presets.mjs';
import { VARIANTS } from '../../bench/variants.mjs';

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const count = (html: string, part: string) => html.split(part).length - 1;

test('every variant of a page has the same words and pictures', () => {
  for (const [name, page] of Object.entries(PAGES)) {
    const plain = page.body(VARIANTS.plain!);
    for (const variant of Object.values(VARIANTS).filter(({ pages }) => pages.includes(name))) {
      const html = page.body(variant);
      expect(textOf(html)).toBe(textOf(plain));
      expect(count(html, '<img')).toBe(count(plain, '<img'));
      expect(count(html, 'data-slider=')).toBe(count(plain, 'data-slider='));
    }
  }
});

test('the first page is 14 sliders of 12 slides', () => {
  const html = PAGES.sliders!.body(VARIANTS.mullion!);
  expect(count(html, 'data-widget="slider"')).toBe(14);
  expect(count(html, 'mullion-slider__slide')).toBe(14 * 12);
});

test('the layout before any script knows every preset on every width', () => {
  expect(count(presetStyles(), '--items:')).toBe(4 * Object.keys(PRESETS).length);
  expect(presetStyles()).toMatch(/^@media \(min-width:0px\)/);
});
