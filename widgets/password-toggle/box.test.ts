import { expect, test } from 'vitest';
import { boxAround } from './box';

test("the shop's box is what WooCommerce would make of it: the meter of the strength stands behind that", () => {
  document.body.innerHTML = '<span class="woocommerce-input-wrapper"><input type="password"></span>';
  const box = boxAround(document.querySelector('input') as HTMLInputElement);
  expect(box.className).toBe('woocommerce-input-wrapper mullion-password password-input');
});
