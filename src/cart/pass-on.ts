/** The classes by which the shop's and themes' own handlers know a button. */
export const CLAIMED = ['add_to_cart_button', 'ajax_add_to_cart', 'remove_from_cart_button'];

/**
 * Keeps a click for us, yet lets everyone above the button see it.
 *
 * A handler that sends the request itself sits on the button, or waits higher up for one of its
 * classes (bootscore #532). So the click ends here, and a copy with the same target goes up from the
 * button's parent while the button lacks those classes: analytics and overlays hear it, nobody else
 * mistakes it for theirs.
 *
 * On a page for which the shop has its own script of adds, whoever waits for `add_to_cart_button` alone does something
 * beside an add (GTM4WP counts it): the button keeps that class. Not so with jQuery, by which a theme can have taken the
 * shop's handler away for its own; jQuery hands no click on to what is disabled, and aftermath/ask-others.ts goes through
 * its handlers one by one.
 */
export function passOn(event: MouseEvent, button: HTMLElement & { disabled?: boolean | undefined }): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const copy = new MouseEvent('click', event);
  Object.defineProperty(copy, 'target', { value: event.target });
  copy.preventDefault();
  const claimed = CLAIMED.slice('wc_add_to_cart_params' in window ? 1 : 0);
  const hidden = claimed.filter((name) => button.classList.contains(name));
  button.classList.remove(...hidden);
  button.disabled = true;
  button.parentElement?.dispatchEvent(copy);
  button.disabled = undefined;
  button.classList.add(...hidden);
}

/** By its target, which every other event has from its class. */
export const wasPassedOn = (event: Event) => Object.hasOwn(event, 'target');
