// @vitest-environment node
import { expect, test } from 'vitest';
import type { Seen } from '../../../scripts/lib/theme-steps.mjs';
import { differencesOf, stepRows, stepTable } from '../../../scripts/lib/theme-steps-table.mjs';

const STOCK: Seen = {
  text: ['Giỏ hàng', 'Đã thêm vào giỏ'],
  classes: ['home', 'js'],
  marks: ['added button'],
  errors: ['theirs'],
  focus: 'button add_to_cart_button',
  scrolling: 'visible visible',
};

test('twins that show the same differ in nothing, and an error that is gone is no fault', () => {
  expect(differencesOf(STOCK, STOCK)).toEqual([]);
  expect(differencesOf(STOCK, { ...STOCK, errors: [] })).toEqual([]);
});

test.each([
  ['a sentence that is not said', { text: ['Giỏ hàng'] }, 'text gone: Đã thêm vào giỏ'],
  ['a sentence that is said too often', { text: [...STOCK.text, 'Lại'] }, 'text come: Lại'],
  ['a drawer that stays shut', { classes: ['home'] }, 'classes gone: js'],
  ['a button that is at work for ever', { marks: ['added button', 'loading'] }, 'marks come: loading'],
  ['an error', { errors: ['theirs', 'ours'] }, 'errors come: ours'],
  ['the focus that is lost', { focus: 'body' }, 'focus: button add_to_cart_button → body'],
  ['a page that is locked', { scrolling: 'hidden visible' }, 'scrolling: visible visible → hidden visible'],
])('%s is told', (_what, change, said) => {
  expect(differencesOf(STOCK, { ...STOCK, ...change })).toEqual([said]);
});

test('the table has the steps after which twins differ, and counts the others', () => {
  const stock = new Map([
    ['home', STOCK],
    ['the cart', STOCK],
  ]);
  const ours = new Map([
    ['home', STOCK],
    ['the cart', { ...STOCK, text: [...STOCK.text, 'a | b'] }],
  ]);
  const rows = stepRows('Hostile 1.0', 360, stock, ours);
  expect(rows).toEqual(['| Hostile 1.0 | 360 | the cart | text come: a   b |']);
  expect(stepTable({ steps: 2, rows })).toMatch(/^The twins differ after 1 of 2 steps:/);
  expect(stepTable({ steps: 2, rows: [] })).toBe('The twins differ after 0 of 2 steps.');
});
