import { expect, test } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { rememberAttributes } from './remember-attributes';

test('puts back what was there, takes away what was not, and leaves the others', () => {
  const leave = freshPage('<p id="a" role="note" class="x"></p><p id="b"></p>');
  const elements = [find('#a'), find('#b')];
  const restore = rememberAttributes(elements, ['role', 'tabindex']);
  for (const element of elements) {
    element.setAttribute('role', 'group');
    element.setAttribute('tabindex', '0');
    element.setAttribute('class', 'y');
  }
  restore();
  expect(elements.map((element) => element.outerHTML)).toEqual([
    '<p id="a" role="note" class="y"></p>',
    '<p id="b" class="y"></p>',
  ]);
  leave();
});
