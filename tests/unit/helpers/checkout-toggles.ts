import { afterEach, beforeEach } from 'vitest';
import toggles from '../../../widgets/checkout-toggles/index';
import { fakeContext } from './context';
import { find, freshPage } from './page';

/** As much of WooCommerce's checkout as the toggles need. */
export const SHOP = `
<a href="#" class="showlogin" data-kind="login">Đăng nhập</a>
<form class="login" style="display:none;"><input id="username"></form>
<a href="#" class="showcoupon" data-kind="coupon">Mã</a>
<form class="checkout_coupon" style="display:none"><input id="coupon_code"></form>
<form class="checkout">
  <p class="create-account"><input type="checkbox" id="createaccount" data-kind="account"></p>
  <div class="create-account"><input id="account_password"></div>
  <h3 id="ship-to-different-address"><input type="checkbox" id="ship" data-kind="shipping"></h3>
  <div class="shipping_address"><input id="city"><input id="off" disabled></div>
</form>`;

/** The page that a test has opened. */
export const opened = { stop: new AbortController(), end: () => {}, leave: () => {} };

/** Registers the set-up and the clean-up of a file's tests. */
export function freshCheckout(): void {
  beforeEach(() => {
    opened.stop = new AbortController();
    sessionStorage.clear();
  });
  afterEach(() => {
    opened.end();
    opened.leave();
  });
}

export async function open(html = SHOP, more = ''): Promise<void> {
  opened.leave = freshPage(html + more);
  const cleanups: ((() => void) | undefined)[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-kind], [data-panel]'))
    cleanups.push(
      (await toggles.start({ ...fakeContext(), element, signal: opened.stop.signal })) ?? undefined,
    );
  opened.end = () => {
    opened.stop.abort();
    for (const cleanup of cleanups) cleanup?.();
    opened.end = () => {};
  };
}

export const expanded = (selector: string) => find(selector).getAttribute('aria-expanded');
export const isHidden = (selector: string) => find(selector).hidden;
export const check = (selector: string, isChecked: boolean) => {
  const box = find<HTMLInputElement>(selector);
  box.checked = isChecked;
  box.dispatchEvent(new Event('change', { bubbles: true }));
};
