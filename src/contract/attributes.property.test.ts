import fc from 'fast-check';
import { test } from 'vitest';
import { WidgetError } from '../report/widget-error';
import {
  type AttributeType,
  choice,
  flag,
  identifier,
  integer,
  number,
  readAttributes,
  text,
  url,
} from './attributes';

test('no text whatever makes an integer outside its limits', () => {
  const limits = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 }));
  const raw = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.bigInt().map(String),
  );
  fc.assert(
    fc.property(limits, raw, ([a, b], written) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const value = integer({ min, max }).parse(written);
      return value === undefined || (Number.isInteger(value) && value >= min && value <= max);
    }),
  );
});

test('every whole number within the limits is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999, max: 999_999 }), (value) => {
      return integer({ min: -999_999, max: 999_999 }).parse(String(value)) === value;
    }),
  );
});

test('whatever text is accepted as an identifier is safe in a cookie name and a selector', () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      const value = identifier().parse(raw);
      return (
        value === undefined || (encodeURIComponent(value) === value && !/\W/.test(value.replaceAll('-', '')))
      );
    }),
  );
});

type Kind = [AttributeType<unknown>, (value: unknown) => boolean];
const WORDS = ['home', 'blog'] as const;
const KINDS: Kind[] = [
  [integer({ min: 1, max: 9 }), (value) => Number.isInteger(value) && Number(value) >= 1],
  [number({ min: 0, max: 1 }), (value) => Number(value) >= 0 && Number(value) <= 1],
  [choice(WORDS), (value) => WORDS.includes(value as 'home')],
  [flag(), (value) => typeof value === 'boolean'],
  [
    text({ max: 5 }),
    (value) => typeof value === 'string' && value.length <= 5 && value === value.normalize(),
  ],
  [identifier(), (value) => /^[\w-]+$/.test(`${value}`)],
  [url(), (value) => new URL(`${value}`).origin === location.origin],
];

test('whatever stands in an attribute, a widget gets the type it asked for, or an error that says so', () => {
  const piece = fc.constantFrom(
    '1',
    '9',
    '.',
    '-',
    'e',
    'home',
    'true',
    '/',
    'a\u0302\u0301',
    ' ',
    '\\',
    '//x',
    ':',
  );
  const pieces = fc.array(piece, { maxLength: 4 }).map((all) => all.join(''));
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.oneof(fc.string({ unit: 'binary' }), pieces),
      (kind, written) => {
        const [type, isRight] = kind;
        const element = document.createElement('div');
        element.setAttribute('data-value', written);
        try {
          return isRight(readAttributes('tester', element, { value: type }).value);
        } catch (error) {
          return error instanceof WidgetError && error.code === 'bad-attribute';
        }
      },
    ),
    { numRuns: 500 },
  );
});
