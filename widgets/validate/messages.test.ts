import { afterEach, describe, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { type Control, subjectOf } from './control';
import { messageFor } from './messages';
import { rulesOf } from './read-rules';
import type { Rule } from './rules';

let leave = () => {};
afterEach(() => leave());
const page = (html: string) => {
  leave = freshPage(`<form id="form">${html}</form>`);
};
const first = () => find<Control>('[name]');
describe('a message', () => {
  const ctx = (settings = {}) => ({
    ...fakeContext({ settings: { validate: settings } }),
    t: (key: string, ...values: unknown[]) => [key, ...values].join(' '),
  });
  const said = (fault: Rule | 'pattern', settings = {}) => {
    const subject = subjectOf(first());
    return messageFor(ctx(settings), subject, rulesOf(subject), fault);
  };

  test.each([
    ['of the product, with the limit', '<input name="x" minlength="3">', 'minlength', 'validate.minlength 3'],
    ['with both limits', '<input name="x" data-rule-range="[1, 9]">', 'range', 'validate.range 1 9'],
    [
      'that counts what is chosen',
      '<select name="x" multiple data-rule-minlength="2"></select>',
      'minlength',
      'validate.minlength-choice 2',
    ],
    ['of the field', '<input name="x" data-msg="A" required>', 'required', 'A'],
    [
      'of the field for one rule',
      '<input name="x" data-msg="A" data-msg-required="B" required>',
      'required',
      'B',
    ],
    [
      'with the places of jQuery Validation',
      '<input name="x" data-rule-rangelength="[2,5]" data-msg-rangelength="{1}–{0}">',
      'rangelength',
      '5–2',
    ],
    ['with our places', '<input name="x" minlength="2" data-msg-minlength="≥ %s">', 'minlength', '≥ 2'],
    [
      'of a date that people read',
      '<input name="x" type="date" min="2026-02-01">',
      'min',
      'validate.min 2/1/2026',
    ],
    [
      'that explains a pattern by the title',
      '<input name="x" title="Mã 6 số" pattern="x">',
      'pattern',
      'Mã 6 số',
    ],
  ] as const)('%s', (_what, html, fault, text) => {
    page(html);
    expect(said(fault)).toBe(text);
  });

  test.each([
    ['a field for numbers', '<input name="x" type="number" min="0.5">', 'min', 'validate.min 0,5'],
    ['a year', '<input name="x" type="number" min="1990">', 'min', 'validate.min 1990'],
    [
      'both of them',
      '<input name="x" type="number" data-rule-range="[0.5,1.25]">',
      'range',
      'validate.range 0,5 1,25',
    ],
    [
      'a field for text, which takes a point alone',
      '<input name="x" data-rule-min="0.5">',
      'min',
      'validate.min 0.5',
    ],
  ] as const)('has limits as Vietnamese people write them: %s', (_what, html, fault, text) => {
    page(html);
    document.documentElement.lang = 'vi';
    const heard = said(fault);
    document.documentElement.lang = '';
    expect(heard).toBe(text);
  });

  test("of the site's owner comes before the product's and after the field's", () => {
    page('<input name="x" required>');
    expect(said('required', { required: 'Xin điền.' })).toBe('Xin điền.');
    first().setAttribute('data-msg', 'A');
    expect(said('required', { required: 'Xin điền.' })).toBe('A');
  });
});
