import { expect, test } from 'vitest';
import { isAtLimit } from './number-field';

test.each([
  ['min="1" max="6" step="2" value="5"', true],
  ['min="1" max="7" step="2" value="5"', false],
  ['min="1" max="6" step="2" value="4"', false],
  ['min="0.2" max="1" step="0.2" value="0.8"', false],
  ['min="0.2" max="1.1" step="0.2" value="1"', true],
  ['max="3" value="2"', false],
  ['max="3" value="3"', true],
  ['max="3" value=""', false],
  ['max="3" step="any" value="2.5"', false],
  ['value="99"', false],
])('a step up from %s is impossible: %s', (attributes, expected) => {
  document.body.innerHTML = `<input type="number" ${attributes}>`;
  const input = document.querySelector('input') as HTMLInputElement;
  expect(isAtLimit(input, 1)).toBe(expected);
  const before = input.value;
  if (input.step === 'any') return;
  input.stepUp();
  expect(input.value === before).toBe(expected);
});
