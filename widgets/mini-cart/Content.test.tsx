import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { prepareMiniCart, press, start, toggle, told } from '../../tests/unit/helpers/mini-cart';
import { find } from '../../tests/unit/helpers/page';

prepareMiniCart();

describe('the price', () => {
  const price = () => document.querySelector('.mullion-mini-cart__total')?.textContent;
  const tell = (count: number) => told(count, { total: `${count}.000 ₫` });
  beforeEach(start);

  test("is the cart's, as long as there is something in it", async () => {
    expect(price()).toBeUndefined();
    await tell(2);
    expect(price()).toBe('Tạm tính: 2.000 ₫');
    await tell(0);
    expect(price()).toBeUndefined();
  });

  test("is shown once: the shop's own stays alone", async () => {
    find('.widget_shopping_cart_content').insertAdjacentHTML(
      'beforeend',
      '<p class="woocommerce-mini-cart__total">2.000 ₫</p>',
    );
    await tell(2);
    expect(price()).toBeUndefined();
    find('.woocommerce-mini-cart__total').remove();
    await tell(2);
    expect(price()).toContain('2.000 ₫');
  });
});

describe('an empty cart', () => {
  const wayOn = () => screen.queryByRole('link', { name: 'Đến cửa hàng' });
  const fill = (html: string) => {
    find('.widget_shopping_cart_content').innerHTML = html;
  };
  beforeEach(async () => {
    await start();
    await press(toggle());
  });

  test('is said, with a way to the shop, once the server has told it', async () => {
    fill('');
    await told(1);
    expect(wayOn()).toBeNull();
    await told(0);
    expect(wayOn()?.getAttribute('href')).toBe('/cua-hang/');
    expect(find('.mullion-mini-cart__panel').textContent).toContain('Chưa có sản phẩm trong giỏ hàng.');
    await told(1);
    expect(wayOn()).toBeNull();
  });

  test("is said in the shop's words alone where it has some", async () => {
    fill('<p class="woocommerce-mini-cart__empty-message">Giỏ hàng trống.</p>');
    await told(0);
    expect(wayOn()).not.toBeNull();
    expect(find('.mullion-mini-cart__panel').textContent).not.toContain('Chưa có sản phẩm');
  });

  test("has the theme's way on alone where it has one", async () => {
    fill('<p>Trống</p><p class="return-to-shop"><a href="/">Về cửa hàng</a></p>');
    await told(0);
    expect(wayOn()).toBeNull();
  });

  test('is not said above lines that are still there', async () => {
    await told(0);
    expect(wayOn()).toBeNull();
  });
});
