import { describe, expect, test } from 'vitest';
import {
  check,
  freshCheckout,
  isHidden,
  open,
  opened,
  SHOP,
} from '../../tests/unit/helpers/checkout-toggles';
import { click, find, settled } from '../../tests/unit/helpers/page';

freshCheckout();

describe('what was open when its form was sent', () => {
  const ERROR = '<ul class="woocommerce-error"></ul>';
  /** The next page of this tab. */
  const next = async (more = '') => {
    const kept = sessionStorage.getItem('mullion_checkout_open') ?? '';
    opened.end();
    opened.leave();
    opened.stop = new AbortController();
    sessionStorage.setItem('mullion_checkout_open', kept);
    await open(SHOP, more);
    await settled();
  };
  const send = (selector: string) => find(selector).dispatchEvent(new Event('submit', { bubbles: true }));

  test('is open in the answer that tells of an error, once', async () => {
    await open();
    click(find('.showlogin'));
    check('#createaccount', true);
    send('form.login');
    send('form.checkout');
    await next(ERROR);
    expect([isHidden('form.login'), isHidden('.checkout_coupon')]).toEqual([false, true]);
    expect(find<HTMLInputElement>('#createaccount').checked).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sessionStorage.getItem('mullion_checkout_open')).toBeNull();
  });

  test('is closed in an answer without one', async () => {
    await open();
    click(find('.showlogin'));
    send('form.login');
    await next();
    expect(isHidden('form.login')).toBe(true);
  });

  test.each(['', '{', 'null', '{"kinds":"login","at":1}'])('%j in the storage is nothing', async (value) => {
    sessionStorage.setItem('mullion_checkout_open', value);
    await open(SHOP, ERROR);
    expect(isHidden('form.login')).toBe(true);
  });
});
