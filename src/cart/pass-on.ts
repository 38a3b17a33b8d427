const passed = new WeakSet<Event>();

const CLAIMED = ['ajax_add_to_cart', 'remove_from_cart_button'];

/** GTM4WP's data of a product: it counts an add by a click on `add_to_cart_button`; who sends asks for the other class, too. */
const COUNTED = '.gtm4wp_productdata';

/** The classes by which the shop's and themes' own handlers know a button. */
export const claimed = () => (document.querySelector(COUNTED) ? CLAIMED : [...CLAIMED, 'add_to_cart_button']);

/**
 * Keeps a click for us, yet lets everyone above the button see it.
 *
 * A handler that sends the request itself sits on the button, or waits higher up for one of its
 * classes (bootscore #532). So the click ends here, and a copy with the same target goes up from the
 * button's parent while the button lacks those classes: analytics and overlays hear it, nobody else
 * mistakes it for theirs.
 */
export function passOn(event: MouseEvent, button: HTMLElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const copy = new MouseEvent('click', event);
  Object.defineProperty(copy, 'target', { value: event.target });
  copy.preventDefault();
  passed.add(copy);
  const classes = claimed().filter((name) => button.classList.contains(name));
  button.classList.remove(...classes);
  button.parentElement?.dispatchEvent(copy);
  button.classList.add(...classes);
}

export const wasPassedOn = (event: Event) => passed.has(event);
