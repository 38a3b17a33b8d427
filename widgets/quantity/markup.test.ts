import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import quantity from './index';

const wrap = (attributes: string, before = '') =>
  `<div class="quantity">${before}<input type="number" class="qty" ${attributes}></div>`;

let leave = () => {};
let stop: AbortController;
const ctx = fakeContext();
ctx.t = (key, ...values) => [key, ...values].join(' ');

beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  leave();
});

function open(html: string) {
  leave = freshPage(html);
  quantity.start({ ...ctx, element: find('.quantity'), signal: stop.signal });
}
const field = () => find<HTMLInputElement>('input');

describe('the name of the buttons', () => {
  const names = () =>
    [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

  test("is that of the field, which names the product in WooCommerce's markup", () => {
    open(wrap('id="q" aria-label="Số lượng"', '<label for="q"> Cửa đi số lượng </label>'));
    expect(names()).toEqual(['quantity.less Cửa đi số lượng', 'quantity.more Cửa đi số lượng']);
  });

  test('is the product of the attribute, where there is one', () => {
    open(wrap('').replace('class="quantity"', 'class="quantity" data-product="Kính"'));
    expect(names()).toEqual(['quantity.less Kính', 'quantity.more Kính']);
  });

  test.each([
    ['aria-label="Số"', 'Số'],
    ['', 'quantity.label'],
  ])('falls back: %s', (attributes, name) => {
    open(wrap(attributes));
    expect(names()[0]).toBe(`quantity.less ${name}`);
  });

  test('a label around the field stays the label of the field', () => {
    open('<div class="quantity"><label>Số <input type="number" value="1"></label></div>');
    expect(find<HTMLLabelElement>('label').htmlFor).toBe(field().id);
    expect(field().id).not.toBe('');
  });
});

test.each([
  ['hidden: sold individually', '<input type="hidden" class="qty" value="0" min="1">'],
  ['missing', '<span>×</span>'],
])('nothing happens where the field is %s', (_what, html) => {
  open(`<div class="quantity">${html}</div>`);
  expect(find('.quantity').innerHTML).toBe(html);
});

test.each([
  ['fixed', '<input type="text" readonly class="qty" value="0" min="1">'],
  ["the theme's, with buttons", '<button class="plus">+</button><input type="number" value="0" min="1">'],
  ["the theme's, with signs", '<span class="ct-increase"></span><input type="number" value="0" min="1">'],
])('no button is added to a field that is %s, but its value is put right', (_what, html) => {
  open(`<div class="quantity">${html}</div>`);
  expect(document.querySelectorAll('.mullion-quantity__step')).toHaveLength(0);
  expect(field().value).toBe('1');
});

test.each([
  [
    'buttons',
    '<button type="button" class="minus">-</button>',
    '<button type="button" class="plus">+</button>',
  ],
  ['a button that has no name of such', '<button type="button" class="step"></button>', '<button></button>'],
  ['signs', '<i class="qty-decrease"></i>', '<i class="qty-increase"></i>'],
  ['both behind it', '', '<span class="plus-minus"></span>'],
])("no button is added where the theme has its own beside the shop's box: %s", (_what, before, after) => {
  open(`<form>${before}${wrap('value="1"')}${after}</form>`);
  expect(document.querySelectorAll('.mullion-quantity__step')).toHaveLength(0);
});

test('what sends the form is no such button', () => {
  open(`<form><a href="#">?</a>${wrap('value="1"')}<button type="submit">Add</button></form>`);
  expect(document.querySelectorAll('.mullion-quantity__step')).toHaveLength(2);
});
