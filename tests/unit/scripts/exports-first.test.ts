// @vitest-environment node
import { expect, it } from 'vitest';
import { exportsFirst } from '../../../scripts/lib/exports-first.mjs';

it.each([
  [
    'import{a}from"./a.js";function b(){a()}export{b as default};\n',
    'export{b as default};import{a}from"./a.js";function b(){a()}',
  ],
  ['var b={};export{b as c,b as default}', 'export{b as c,b as default};var b={};'],
  ['var b={};export{b as c};', 'var b={};export{b as c};'],
  ['!function(){}();', '!function(){}();'],
])('what %s exports stands first', (code, expected) => {
  expect(exportsFirst(code)).toBe(expected);
});

it('half of it is no script, where the whole is one', async () => {
  const whole = exportsFirst('function a(){return 1}function b(){return a()}export{b as default};');
  const run = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect((await run(whole)).default()).toBe(1);
  await expect(run(whole.slice(0, whole.indexOf('function b')))).rejects.toThrow(SyntaxError);
});
