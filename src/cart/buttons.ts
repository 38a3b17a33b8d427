import { isPlainClick } from '../dom/clicks-and-keys';
import { newId } from './operation';
import { passOn, wasPassedOn } from './pass-on';
import type { Cart } from './types';

export const ADD = '.ajax_add_to_cart.add_to_cart_button:not(.wc-interactive)';
export const REMOVE = '.remove_from_cart_button';
/** By what jquery-bridge.ts waits for clicks that only jQuery knows of. */
export const BRIDGED = `${ADD},${REMOVE}`;
/** With those that the browser sends, or a theme's script: a product's form, a link that does without requests. */
const ANY = `.add_to_cart_button,.single_add_to_cart_button,${REMOVE}`;

/**
 * Takes over the shop's add and remove buttons, wherever they are and whenever they came.
 *
 * One click is one POST whatever else listens: see {@link passOn}. A button without the data that a request needs, an
 * add in a shop whose owner has switched requests off for it, and a click that asks for a new tab, go their native way.
 */
export function claimButtons(cart: Cart): void {
  addEventListener('click', (event) => claim(cart, event), true);
}

function claim(cart: Cart, event: MouseEvent): void {
  if (wasPassedOn(event) || !isPlainClick(event)) return;
  const button = (event.target as Element).closest?.<HTMLElement>(ANY);
  if (!button) return;
  shareStart();
  const isAdd = button.matches(ADD);
  const { cart_item_key = '', product_id } = button.dataset;
  if (isAdd ? cart.config.addByLink || !product_id : !cart_item_key) return;
  passOn(event, button);
  // It is sent again already: see `retry` in aftermath/tell.ts.
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.classList.remove('added');
  // Of an add every data attribute is sent, as WooCommerce's own script does.
  const fields = isAdd ? (button.dataset as Record<string, string>) : { cart_item_key };
  void cart.change(isAdd ? 'add' : 'remove', `${new URLSearchParams(fields)}`, button);
}

/**
 * Lets all that a visitor without a session adds at one moment, in several tabs, begin the same one: the shop would
 * begin one for each request, and the browser keeps the last. The server's half is Session/SharedStart.php.
 */
function shareStart(): void {
  if (!/woocommerce_items|mullion_start/.test(document.cookie))
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and is not everywhere
    document.cookie = `mullion_start=${newId()};samesite=lax;max-age=60;path=/`;
}
