import { afterEach, expect, test, vi } from 'vitest';
import { addLate, extend, own, readConfig, running } from './config';

const EMPTY = {
  base: '',
  shared: [],
  widgets: {},
  chunks: {},
  aliases: [],
  strings: {},
  settings: {},
  cart: null,
};
const printed = (json: string) => `<script type="application/json" id="mullion-config">${json}</script>`;

afterEach(() => {
  document.body.innerHTML = '';
});

test('is the running one where the entry runs: what came later is in it', () => {
  document.body.innerHTML = printed('{"base":"/build/"}');
  const config = readConfig();
  vi.stubGlobal('mullion', { config, on: () => {} });
  document.body.innerHTML =
    '<script type="application/json" id="mullion-late">{"strings":{"a":"b"}}</script>';
  addLate(config);
  expect(readConfig().strings).toEqual({ a: 'b' });
});

test('what comes later replaces nothing', () => {
  const config = { ...readConfig(), strings: { a: '1' } };
  extend(config, { strings: { a: '2', b: '2' } });
  expect(config.strings).toEqual({ a: '1', b: '2' });
});

test('the settings are what PHP printed', () => {
  document.body.innerHTML = printed('{"base":"/build/","strings":{"added":"Đã thêm"}}');
  expect(readConfig()).toEqual({ ...EMPTY, base: '/build/', strings: { added: 'Đã thêm' } });
});

test('a link that a contributor calls mullion-config, before the configuration, is not read', () => {
  document.body.innerHTML = `<a id="mullion-config" href="//evil.example">{"base":"//evil.example/"}</a>${printed('{"base":"/build/"}')}`;
  expect(readConfig().base).toBe('/build/');
});

test('links that a contributor calls mullion are not the running one', () => {
  document.body.innerHTML = `<a id="mullion"></a><a id="mullion" name="config"></a>${printed('{"base":"/build/"}')}`;
  const [link, config] = document.querySelectorAll('a');
  // As a browser has it: a collection with both, by their numbers and names.
  vi.stubGlobal('mullion', Object.assign([link, config], { config, on: config }));
  expect(running()).toBeUndefined();
  expect(readConfig().base).toBe('/build/');
});

test('files that several chunks import come with the first widget where the page has none', () => {
  const config = { ...EMPTY, shared: [] as string[] };
  extend(config, { shared: ['ui-1.js', 'react-1.js'] });
  extend(config, { shared: ['ui-2.js'] });
  expect(config.shared).toEqual(['ui-1.js', 'react-1.js']);
});

test('a script of another type with the same id is not read', () => {
  document.body.innerHTML = `<script type="text/template" id="mullion-config">{"base":"//evil.example/"}</script>`;
  expect(readConfig()).toEqual(EMPTY);
});

test.each([
  ['none', ''],
  ['an empty one', printed('')],
  ['JSON cut off by an optimiser', printed('{"base":"/build/"')],
  ['HTML where JSON should be', printed('&lt;p&gt;')],
  ['null', printed('null')],
  ['a number', printed('7')],
])('a page with %s gets an empty configuration and goes on', (_name, html) => {
  document.body.innerHTML = html;
  expect(readConfig()).toEqual(EMPTY);
});

test('a configuration with __proto__ in it changes no object of the page', () => {
  document.body.innerHTML = printed('{"__proto__":{"polluted":1},"strings":{"__proto__":{"polluted":1}}}');
  const { strings } = readConfig();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(own(strings, 'polluted')).toBeUndefined();
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'own() finds nothing called %s unless the object has it itself',
  (name) => {
    expect(own({}, name)).toBeUndefined();
    expect(own(JSON.parse(`{"${name}":"mine"}`), name)).toBe('mine');
  },
);
