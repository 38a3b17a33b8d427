import { isPlainClick } from '../dom/clicks-and-keys';
import { newId } from './operation';
import { passOn, wasPassedOn } from './pass-on';
import type { Cart } from './types';

const ADD = '.ajax_add_to_cart.add_to_cart_button:not(.wc-interactive)';
const REMOVE = '.remove_from_cart_button';
/** With those that the browser sends, or a theme's script: a product's form, a link that does without requests. */
const ANY = `.add_to_cart_button,.single_add_to_cart_button,${REMOVE}`;

/**
 * Takes over the shop's add and remove buttons, wherever they are and whenever they came.
 *
 * One click is one POST whatever else listens: see {@link passOn}. A button without the data that a
 * request needs, and a click that asks for a new tab, go their native way.
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
  if (!(isAdd ? button.dataset.product_id : button.dataset.cart_item_key)) return;
  passOn(event, button);
  // It is sent again already: see `retry` in aftermath/tell.ts.
  if (button.getAttribute('aria-disabled') === 'true') return;
  if (isAdd) addToCart(cart, button);
  else removeFromCart(cart, button);
}

/** Queues one add with every data attribute of the button, as WooCommerce's own script sends it. */
function addToCart(cart: Cart, button: HTMLElement): void {
  button.classList.remove('added');
  void cart.change('add', `${new URLSearchParams(button.dataset as Record<string, string>)}`, button);
}

function removeFromCart(cart: Cart, link: HTMLElement): void {
  const { cart_item_key } = link.dataset as { cart_item_key: string };
  void cart.change('remove', `${new URLSearchParams({ cart_item_key })}`, link);
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
