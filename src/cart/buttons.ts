import { isPlainClick } from '../dom/plain-click';
import type { Cart } from './cart';
import { passOn, wasPassedOn } from './pass-on';

const ADD = '.ajax_add_to_cart.add_to_cart_button:not(.wc-interactive)';
const REMOVE = '.remove_from_cart_button';

/**
 * Takes over the shop's add and remove buttons, wherever they are and whenever they came.
 *
 * One click is one POST whatever else listens: see {@link passOn}. A button without the data that a
 * request needs, and a click that asks for a new tab, go their native way.
 */
export function claimButtons(cart: Cart): void {
  addEventListener(
    'click',
    (event) => {
      if (wasPassedOn(event) || !isPlainClick(event)) return;
      const button = (event.target as Element).closest?.<HTMLElement>(`${ADD},${REMOVE}`);
      if (!button) return;
      const isAdd = button.matches(ADD);
      if (!(isAdd ? button.dataset.product_id : button.dataset.cart_item_key)) return;
      passOn(event, button);
      // It is at work already: see `retry` in care/settle.ts.
      if (button.getAttribute('aria-disabled') === 'true') return;
      if (isAdd) addToCart(cart, button);
      else removeFromCart(cart, button);
    },
    true,
  );
  addEventListener('keydown', pressLink);
}

/** WooCommerce 10 calls its links buttons (`role="button"`), and those answer to the space bar, too. */
function pressLink(event: KeyboardEvent): void {
  const link = event.target as HTMLElement;
  if (event.key !== ' ' || event.defaultPrevented || !link.matches('a[role="button"]')) return;
  event.preventDefault();
  link.click();
}

const pending = new WeakMap<Element, number>();

/** Shows that `element` is at work until every click on it has been answered. */
async function whilePending(element: Element, work: Promise<unknown>): Promise<void> {
  const count = (change: number) => {
    const left = (pending.get(element) ?? 0) + change;
    pending.set(element, left);
    element.classList.toggle('loading', left > 0);
    if (left) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  };
  count(1);
  await work;
  count(-1);
}

/** Queues one add with every data attribute of the button, as WooCommerce's own script sends it. */
function addToCart(cart: Cart, button: HTMLElement): void {
  button.classList.remove('added');
  const body = `${new URLSearchParams(button.dataset as Record<string, string>)}`;
  void whilePending(button, cart.change('add', body, button));
}

function removeFromCart(cart: Cart, link: HTMLElement): void {
  const body = `${new URLSearchParams({ cart_item_key: link.dataset.cart_item_key ?? '' })}`;
  const row = link.closest('.woocommerce-mini-cart-item') ?? link;
  void whilePending(row, cart.change('remove', body, link));
}
