import fc from 'fast-check';
import { expect, test } from 'vitest';
import corpus from '../../tests/unit/url-corpus.json';
import { safeUrl } from './safe-url';

/** The corpus is shared with the PHP tests: `{origin}` and `{host}` are those of the site. */
const onThisSite = (value: string) =>
  value.replaceAll('{origin}', location.origin).replaceAll('{host}', location.host);

const hostile = corpus.filter(({ allowed }) => !allowed);
const harmless = corpus.filter(({ allowed }) => allowed);

test.each(harmless)('a visitor may be sent to $value', ({ value }) => {
  expect(new URL(safeUrl(onThisSite(value)) ?? 'about:blank').origin).toBe(location.origin);
});

test.each(hostile)('nobody is sent to $value', ({ value }) => {
  expect(safeUrl(onThisSite(value))).toBeNull();
});

test('the corpus holds at least 25 hostile forms, none of them twice', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(25);
  expect(new Set(corpus.map(({ value }) => value)).size).toBe(corpus.length);
});

test.each([[undefined], [null], [false], [true], [0], [{}], [['/a']], [new URL('https://evil.example')]])(
  'an answer of the server that is no text (%s) is no address',
  (value) => {
    expect(safeUrl(value)).toBeNull();
  },
);

test('a link to another shop is allowed where the caller asks for any origin, a script still is not', () => {
  expect(safeUrl('https://m.me/page', { anyOrigin: true })).toBe('https://m.me/page');
  expect(safeUrl('//evil.example/', { anyOrigin: true })).toBe('http://evil.example/');
  for (const value of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://m.me/1', 'ftp://m.me/'])
    expect(safeUrl(value, { anyOrigin: true })).toBeNull();
});

const pieces = fc.constantFrom(
  ...[
    '/',
    '\\',
    ':',
    '@',
    '?',
    '#',
    '.',
    '\t',
    '\n',
    ' ',
    'http',
    'https',
    'javascript',
    'data',
    'evil.example',
  ],
  ...[location.host, location.origin, '%2f', '\u0000', 'blob', '[', 'a'],
);
const addresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 8 }).map((list) => list.join('')),
  fc.webUrl(),
);

test('whatever comes in, what goes out is http(s) and of this origin', () => {
  fc.assert(
    fc.property(addresses, (value) => {
      const result = safeUrl(value);
      if (result === null) return true;
      const { protocol, origin } = new URL(result);
      return /^https?:$/.test(protocol) && origin === location.origin;
    }),
    { numRuns: 500 },
  );
});

test('with any origin allowed, what goes out is still http(s)', () => {
  fc.assert(
    fc.property(addresses, (value) => {
      const result = safeUrl(value, { anyOrigin: true });
      return result === null || /^https?:\/\//.test(result);
    }),
    { numRuns: 500 },
  );
});
