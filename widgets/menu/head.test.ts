import { expect, test } from 'vitest';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import './head';

const html =
  '<nav data-widget="menu"><button class="mullion-menu__toggle"><b>Menu</b></button><ul></ul></nav><button id="other">x</button>';

test('a press on the button is remembered until the entry has seen the menu; a second takes it back', () => {
  const leave = freshPage(html);
  const isPressed = () => find('.mullion-menu__toggle').hasAttribute('data-pressed');
  click(find('#other'));
  expect(isPressed()).toBe(false);
  click(find('b'));
  expect(isPressed()).toBe(true);
  click(find('b'));
  expect(isPressed()).toBe(false);
  find('nav').dataset.state = 'waiting';
  click(find('b'));
  expect(isPressed()).toBe(false);
  leave();
});
