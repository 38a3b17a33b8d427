import { createRequire } from 'node:module';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { type Control, subjectOf } from './control';
import { CORPUS } from './formats.corpus';
import { rulesOf } from './read-rules';
import { brokenRule } from './rules';

/** The plugin whose rules these are: both are asked about the same values. */
const require = createRequire(import.meta.url);
const $ = require('jquery');
require('jquery-validation');

let leave = () => {};
afterEach(() => leave());
const page = (html: string) => {
  leave = freshPage(`<form id="form">${html}</form>`);
};
const first = () => find<Control>('[name]');
const ours = (control = first()) => brokenRule(subjectOf(control), rulesOf(subjectOf(control))) === undefined;
const theirs = (control = first()) => Boolean($(control.form).validate().check(control) ?? true);

describe('means what jQuery Validation means by', () => {
  const cases = Object.entries(CORPUS).flatMap(([rule, values]) =>
    values.map((value) => [rule, value] as const),
  );

  test.each(cases)('%s: "%s"', (rule, value) => {
    page(`<input name="x" class="${rule}">`);
    first().value = value;
    expect(ours()).toBe(theirs());
  });

  const parameters: [string, string, string[]][] = [
    ['minlength', '3', ['', 'ab', 'abc', 'Ngữ', '👍👍', '   ']],
    ['maxlength', '3', ['', 'abc', 'abcd', '👍👍']],
    ['rangelength', '[2,5]', ['', 'a', 'ab', 'abcde', 'abcdef']],
    ['rangelength', '2, 5', ['a', 'ab', 'abcdef']],
    ['min', '5', ['', '4', '5', '10', 'abc', '1,000', ' 7 ', '0x10', '-1']],
    ['max', '5', ['', '4', '5', '10', 'abc', '1,000', '-1e9']],
    ['min', '0', ['-1', '0', '1']],
    ['range', '[-2.5,5]', ['', '-3', '-2.5', '0', '5', '5.01', 'abc']],
    ['step', '0.1', ['', '0.3', '0.35', '7', '-0.2', 'abc', '1.10']],
    ['step', '1000', ['1000', '1500', '-3000', '0']],
    ['equalTo', '#twin', ['', 'secret', 'Secret']],
  ];
  const withParameters = parameters.flatMap(([rule, parameter, values]) =>
    values.map((value) => [rule, parameter, value] as const),
  );

  test.each(withParameters)('%s %s: "%s"', (rule, parameter, value) => {
    page(`<input name="x" data-rule-${rule}="${parameter}"><input id="twin" value="secret">`);
    first().value = value;
    expect(ours()).toBe(theirs());
  });

  test('a step of 0.00125, a thousand times (its issue 1760)', () => {
    page('<input name="x" data-rule-step="0.00125">');
    for (let i = 1; i <= 1000; i++) {
      first().value = String((0.00125 * 100000 * i) / 100000);
      expect(ours()).toBe(true);
    }
  });
});

describe('counts as jQuery Validation counts', () => {
  const boxes = (ticked: number, attributes: string) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<input type="checkbox" name="x" value="${i}" ${i < ticked ? 'checked' : ''} ${i ? '' : attributes}>`,
      )
      .join('');
  for (const attributes of [
    'class="required"',
    'data-rule-minlength="2"',
    'data-rule-maxlength="2"',
    'data-rule-rangelength="[1,2]"',
  ])
    test.each([0, 1, 2, 3])(`boxes, ${attributes}: %i`, (count) => {
      page(boxes(count, attributes));
      expect(ours()).toBe(theirs());
    });
});

describe('differs on purpose', () => {
  test.each([
    [
      'an e-mail domain in letters of any language, as browsers allow',
      '<input name="x" class="email">',
      'ten@cửahàng.vn',
      true,
    ],
    [
      'several addresses where the field takes several',
      '<input name="x" type="email" multiple>',
      'a@b.vn,c@d.vn',
      true,
    ],
    ['"5-.5" is no number', '<input name="x" class="number">', '5-.5', false],
  ])('%s', (_why, html, value, isRight) => {
    page(html);
    first().value = value;
    expect([ours(), theirs()]).toEqual([isRight, !isRight]);
  });

  test('a twin that is not in the page keeps nobody back', () => {
    page('<input name="x" data-rule-equalto="#gone" value="a">');
    expect([ours(), theirs()]).toEqual([true, false]);
  });
});

test('whatever is typed, both say the same of a number, an address of mail in ASCII and digits', () => {
  const piece = fc.constantFrom('1', '12', '123', ',', '.', '-', 'a', '@', 'a.vn', ' ', '/', ':');
  for (const rule of ['number', 'digits', 'email', 'dateISO'])
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        page(`<input name="x" class="${rule}">`);
        first().value = pieces.join('');
        const isSame = ours() === theirs() || /\d-\.\d/.test(pieces.join(''));
        leave();
        return isSame;
      }),
      { numRuns: 40 },
    );
});

test('whatever the limits are, both say the same of a length and of a number', () => {
  const limit = fc.integer({ min: -3, max: 12 });
  const value = fc.oneof(
    fc.integer({ min: -5, max: 15 }).map(String),
    fc.float({ min: -5, max: 15, noNaN: true }).map((number) => number.toFixed(2)),
    fc.string({ maxLength: 14 }).filter((text) => !/\d-\.\d/.test(text)),
  );
  const rule = fc.constantFrom('minlength', 'maxlength', 'rangelength', 'min', 'max', 'range', 'step');
  fc.assert(
    fc.property(rule, limit, limit, value, (name, a, b, typed) => {
      const isRange = name.startsWith('range');
      const one = name === 'step' ? Math.abs(a) + 1 : a;
      const parameter = isRange ? `[${Math.min(a, b)},${Math.max(a, b)}]` : `${one}`;
      page(`<input name="x" data-rule-${name}="${parameter}">`);
      first().value = typed;
      const isSame = ours() === theirs();
      leave();
      return isSame;
    }),
    { numRuns: 200 },
  );
});
