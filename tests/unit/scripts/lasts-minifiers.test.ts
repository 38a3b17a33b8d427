import { expect, it } from 'vitest';
import { takenForDivision } from '../../../scripts/lib/lasts-minifiers.mjs';

it.each([
  ['a space', 'a=()=>/(?:^|; )hash=([^;]*)/.exec(b)', '(?:^|; )hash=([^;]*)'],
  ['a space behind a class with a slash', 'a=b=>/[^/] c/.test(b)', '[^/] c'],
  ['a quote', `a=b=>/"/.test(b)`, '"'],
])('a regular expression that an arrow function returns must not have %s', (_, code, source) => {
  expect(takenForDivision(code)).toEqual([source]);
});

it.each([
  ['written as \\s', String.raw`a=()=>/(?:^|;\s)hash=([^;]*)/.exec(b)`],
  ['where minifiers expect one', 'a=b(/c d/)'],
  ['a comment', 'a=()=>/* b c */d'],
  ['a division', 'a=()=>b/c d/e'],
])('what no minifier changes is left: %s', (_, code) => {
  expect(takenForDivision(code)).toEqual([]);
});
