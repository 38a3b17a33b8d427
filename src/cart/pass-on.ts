const CLAIMED = ['add_to_cart_button', 'ajax_add_to_cart', 'remove_from_cart_button'];

/**
 * The classes by which the shop's and themes' own handlers know a button. GTM4WP counts an add by a click on the first;
 * who sends one asks for the second, too.
 */
export const claimed = () => CLAIMED.slice(document.querySelector('[class^=gtm4wp]') ? 1 : 0);

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
  const classes = claimed().filter((name) => button.classList.contains(name));
  button.classList.remove(...classes);
  button.parentElement?.dispatchEvent(copy);
  button.classList.add(...classes);
}

/** By its target, which every other event has from its class. */
export const wasPassedOn = (event: Event) => Object.hasOwn(event, 'target');
