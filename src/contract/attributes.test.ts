import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { WidgetError } from '../report/widget-error';
import {
  choice,
  flag,
  identifier,
  integer,
  optionalFlag,
  readAttributes,
  type Schema,
  text,
  url,
} from './attributes';

const element = (attributes: Record<string, string>) => {
  const node = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(`data-${name}`, value);
  return node;
};
const read = <S extends Schema>(schema: S, attributes: Record<string, string>) =>
  readAttributes('tester', element(attributes), schema);

const SLIDES = { slides: integer({ min: 1, max: 12 }) };

afterEach(() => document.querySelector('base')?.remove());

describe('a good value reaches the widget with its type', () => {
  test.each([
    ['integer', integer({ min: -5, max: 12 }), '7', 7],
    ['a negative integer', integer({ min: -5, max: 12 }), '-5', -5],
    ['an integer between spaces', integer({ min: 0, max: 12 }), ' 3 ', 3],
    ['choice', choice(['home', 'blog']), 'blog', 'blog'],
    ['flag true', flag(), 'true', true],
    ['flag false', flag({ fallback: true }), 'false', false],
    ['the bare flag', flag(), '', true],
    ['optional flag', optionalFlag(), 'false', false],
    ['text, made NFC', text(), 'Giỏ hàng'.normalize('NFD'), 'Giỏ hàng'.normalize('NFC')],
    ['text that looks like markup, as text', text(), '<img onerror=x>', '<img onerror=x>'],
    ['identifier', identifier(), 'a1_B-2', 'a1_B-2'],
    ['url', url(), '/gio-hang/', `${location.origin}/gio-hang/`],
  ])('%s', (_name, type, raw, value) => {
    expect(read({ value: type }, { value: raw })).toEqual({ value });
  });
});

describe('a bad value is refused', () => {
  test.each([
    ['a fraction', integer({ min: 0, max: 9 }), '1.5'],
    ['scientific notation', integer({ min: 0, max: 9 }), '1e0'],
    ['hexadecimal', integer({ min: 0, max: 99 }), '0x10'],
    ['an empty integer', integer({ min: 0, max: 9 }), ''],
    ['a plus sign', integer({ min: 0, max: 9 }), '+1'],
    ['more digits than a number holds', integer({ min: 0, max: 1e15 }), '9'.repeat(20)],
    ['an unknown word', choice(['home', 'blog']), 'Home'],
    ['a word of the prototype', choice(['home', 'blog']), 'constructor'],
    ['a flag that is neither', flag(), 'yes'],
    ['an optional flag that is neither', optionalFlag(), '1'],
    ['text that is too long', text({ max: 3 }), 'four'],
    ['an identifier with a semicolon', identifier(), 'a;b'],
    ['an empty identifier', identifier(), ''],
    ['an identifier with a line break', identifier(), 'a\nb'],
    ['a script address', url(), 'javascript:alert(1)'],
    ['a foreign address', url(), '//evil.example/'],
  ])('%s', (_name, type, raw) => {
    expect(() => read({ value: type }, { value: raw })).toThrow(WidgetError);
  });
});

describe('a missing value', () => {
  test('takes the fallback, also one that is false, null or empty', () => {
    const schema = {
      slides: integer({ min: 1, max: 12, fallback: 4 }),
      preset: choice(['home', 'blog'], { fallback: 'home' }),
      loop: flag(),
      autoplay: optionalFlag(),
      title: text({ fallback: '' }),
      key: identifier({ fallback: 'none' }),
      link: url({ fallback: '/' }),
    };
    expect(read(schema, {})).toEqual({
      slides: 4,
      preset: 'home',
      loop: false,
      autoplay: null,
      title: '',
      key: 'none',
      link: '/',
    });
  });

  test.each([
    ['integer', integer({ min: 1, max: 12 })],
    ['choice', choice(['home'])],
    ['text', text()],
    ['identifier', identifier()],
    ['url', url()],
  ])('without a fallback is an error: %s', (_name, type) => {
    expect(() => read({ value: type }, {})).toThrow('data-value is missing');
  });
});

test('the message names the widget, the attribute as it is written, its value and the remedy', () => {
  const fail = () => read({ slidesPerView: integer({ min: 1, max: 12 }) }, { 'slides-per-view': 'two' });
  expect(fail).toThrow(
    'data-slides-per-view is "two"; it should be a whole number from 1 to 12. (bad-attribute)',
  );
  expect(fail).toThrow(expect.objectContaining({ code: 'bad-attribute', widget: 'tester' }));
});

test('a value of a megabyte does not fill the console', () => {
  try {
    read(SLIDES, { slides: 'x'.repeat(1_000_000) });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message.length).toBeLessThan(250);
  }
});

test('attributes that no schema names are not read, and the prototype stays clean', () => {
  const values = read(SLIDES, { slides: '2', __proto__: '{"polluted":1}', constructor: 'x', evil: 'y' });
  expect(Object.keys(values)).toEqual(['slides']);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a schema key that every object inherits is missing until it is written', () => {
  expect(() => read({ tostring: text() }, {})).toThrow('data-tostring is missing');
  expect(read({ tostring: text() }, { tostring: 'mine' })).toEqual({ tostring: 'mine' });
});

test('the compiler knows what a widget gets, and refuses a schema that contradicts itself', () => {
  const values = read(
    { slides: integer({ min: 1, max: 3 }), preset: choice(['home', 'blog'], { fallback: 'home' }) },
    { slides: '2' },
  );
  expectTypeOf(values).toEqualTypeOf<{ slides: number; preset: 'home' | 'blog' }>();
  // @ts-expect-error a fallback that is none of the words
  choice(['home', 'blog'], 'shop');
  // @ts-expect-error a number is no fallback for text
  text({ fallback: 3 });
  // @ts-expect-error limits are not optional
  integer({ min: 1 });
  // @ts-expect-error an attribute that the schema does not name
  expect(values.other).toBeUndefined();
});
