import { isEscape, isPlainClick } from '../dom/clicks-and-keys';
import { ensureId } from '../dom/ids';

export interface DisclosureOptions {
  button: HTMLElement;
  panel: HTMLElement;
  signal: AbortSignal;
  /** Called with every change; shows or hides the panel. By default it is only hidden or not. */
  toggle?: (isOpen: boolean) => void;
  /** Whether Escape within it, and a press or focus elsewhere, close it; a function where that changes. */
  isPopup?: boolean | (() => boolean);
  /** What counts as "within it" besides button and panel. */
  area?: HTMLElement;
  /** Where else Escape is heard. */
  keys?: EventTarget;
}

/**
 * Makes a button show and hide a panel (APG "Disclosure"): `aria-expanded` and `aria-controls` tell
 * it; as a popup it closes on Escape, with the focus back on the button, and on a press elsewhere.
 *
 * Where the button has no `aria-expanded`, the panel says how it stands; with `toggle` it is closed.
 *
 * @returns `set(isOpen)`, for what else opens or closes it.
 */
export function disclosure(options: DisclosureOptions): (isOpen: boolean) => void {
  const { button, panel, signal, toggle, isPopup = false } = options;
  button.setAttribute('aria-controls', ensureId(panel, 'panel'));
  // Until the first change, `toggle` may have shown something else than we wrote.
  let isKnown = button.hasAttribute('aria-expanded');
  // Kept here, too: WooCommerce's scripts write the attribute of its links.
  let isOpen = isKnown ? isExpanded(button) : !toggle && !panel.hidden;
  const tell = () => button.setAttribute('aria-expanded', String(isOpen));
  tell();

  const set = (open: boolean) => {
    const isNews = !isKnown || open !== isOpen;
    isKnown = true;
    isOpen = open;
    tell();
    if (!isNews) return;
    if (toggle) toggle(open);
    else panel.hidden = !open;
  };
  button.addEventListener('click', (event) => press(event, button, set), { signal });
  if (isPopup) closeAsPopup(options, set);
  return set;
}

const isExpanded = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

function press(event: MouseEvent, button: HTMLElement, set: (isOpen: boolean) => void): void {
  // A link stays a link for who wants a new tab.
  if (button.hasAttribute('href') && !isPlainClick(event)) return;
  event.preventDefault();
  // Safari gives a pressed button no focus: Escape would then reach nobody.
  const { activeElement } = document;
  if (activeElement !== button && activeElement?.contains(button)) button.focus({ preventScroll: true });
  set(!isExpanded(button));
}

function closeAsPopup(options: DisclosureOptions, set: (isOpen: boolean) => void): void {
  const { button, panel, area, keys, signal, isPopup } = options;
  const within = [button, panel, ...(area ? [area] : [])];
  const canClose = () => isExpanded(button) && (typeof isPopup !== 'function' || isPopup());
  // The path is the one at the time of the event: what was pressed may be gone by now.
  const isWithin = (event: Event) =>
    event.composedPath().some((target) => within.includes(target as HTMLElement));
  const closeElsewhere = (event: Event) => {
    if (!isWithin(event) && canClose()) set(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isEscape(event) || !canClose()) return;
    event.preventDefault();
    set(false);
    button.focus();
  };
  // A page that comes back out of the browser's memory would come back with it open.
  addEventListener('pagehide', () => canClose() && set(false), { signal });
  document.addEventListener('pointerdown', closeElsewhere, { signal });
  document.addEventListener('focusin', closeElsewhere, { signal });
  for (const target of within) target.addEventListener('keydown', closeOnEscape, { signal });
  const closeFromElsewhere = (event: Event) => isWithin(event) || closeOnEscape(event as KeyboardEvent);
  // Before a theme's own listener, which may prevent each of them (Twenty Twenty).
  keys?.addEventListener('keydown', closeFromElsewhere, { capture: true, signal });
}
