import type { JQuery } from '../dom/jquery';

const CART = '.woocommerce-cart-form';
/** What is under way brings the present cart along, and so does a calculator that somebody fills in. */
const BUSY = `${CART}.processing,form.checkout.processing`;
const CALCULATOR = '.shipping-calculator-form';

/**
 * Brings the page's cart up to date when its visitor comes back from another tab that has changed it, by the shop's own
 * events: its scripts know of changes in their own page alone. The cookie names the cart that the browser has.
 */
export function followOtherTabs(jQuery: JQuery): void {
  let left = cartInCookie();
  let isOld = false;
  addEventListener('visibilitychange', () => {
    const present = cartInCookie();
    if (document.hidden) {
      left = present;
      return;
    }
    isOld ||= present !== left;
    if (!isOld || isBusy()) return;
    isOld = false;
    // A checkout without a cart would take along what is typed in it.
    if (document.querySelector('form.checkout') && present) jQuery(document.body).trigger('update_checkout');
    if (document.body.matches('.woocommerce-cart')) updateCart(jQuery);
  });
}

/** The shop's script puts a new form in the place of the old one; what is typed in that goes along. */
function updateCart(jQuery: JQuery): void {
  const body = jQuery(document.body);
  const before = fieldsOfCart();
  const { activeElement } = document;
  const putBack = () => {
    body.off('updated_wc_div', putBack);
    for (const field of fieldsOfCart()) {
      const old = before.find(({ name }) => name === field.name);
      if (old && old.value !== old.defaultValue) {
        field.value = old.value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (old === activeElement) field.focus({ preventScroll: true });
    }
  };
  body.on('updated_wc_div', putBack);
  body.trigger('wc_update_cart', [true]);
}

const fieldsOfCart = () => [
  ...document.querySelectorAll<HTMLInputElement>(`${CART} :is([type=number],[type=text])`),
];

const isBusy = () =>
  !navigator.onLine ||
  document.querySelector(BUSY) !== null ||
  Boolean(document.querySelector<HTMLElement>(CALCULATOR)?.offsetParent);

const cartInCookie = () => /woocommerce_cart_hash=([^;]*)/.exec(document.cookie)?.[1] ?? '';
