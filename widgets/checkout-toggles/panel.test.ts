import { expect, test } from 'vitest';
import { Panel } from './panel';

test.each([
  ['', true],
  ['mullion-checkout-toggles__closed', false],
])('a panel with the class "%s" that can be seen was open: %s', (className, wasSeen) => {
  document.body.innerHTML = `<div class="${className}">Tóm tắt</div>`;
  const element = document.querySelector('div') as HTMLElement;
  element.checkVisibility = () => true;
  expect(new Panel(element, 'side').wasSeen).toBe(wasSeen);
  expect(element.classList.contains('mullion-checkout-toggles__closed')).toBe(false);
});
