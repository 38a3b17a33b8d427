import { disclosure } from '../../src/ui/disclosure';
import { focusFirst } from './fields';
import type { Pair } from './panel';
import { onTriggered, releaseLink } from './shop';

const ERROR = '.woocommerce-error, .is-error, .woocommerce-invalid, [aria-invalid="true"]';

/**
 * A button, or a link that stands for one, shows and hides the section; the focus goes into what opens.
 *
 * @returns Whether the section is open.
 */
export function startButton(button: HTMLElement, pair: Pair): () => boolean {
  const { kind, section, panel, signal, isToBeOpen } = pair;
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const isFirst = isToBeOpen || panel.wasSeen || section.querySelector(ERROR) !== null;
  let isRunning = false;
  const toggle = (next: boolean) => {
    panel.settle();
    // Nobody is left behind in what closes.
    if (!next && section.contains(document.activeElement)) button.focus({ preventScroll: true });
    const moved = panel.set(next, !isRunning);
    if (!next || !isRunning) return;
    focusFirst(section);
    // A theme's popup around it takes the focus for itself (Magnific Popup).
    moved.then(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.contains(section)) focusFirst(section);
    });
  };

  releaseLink(kind);
  // A theme's own handler of the link may have begun already.
  panel.settle();
  button.removeAttribute('aria-expanded');
  const isPopup = kind === 'side';
  const set = disclosure({ button, panel: section, signal, toggle, isPopup });
  set(isFirst);
  isRunning = true;

  button.addEventListener('click', () => releaseLink(kind), { signal });
  onTriggered('click', (target) => target === button && set(!isOpen()), signal);
  if (!button.matches('button')) callButton(button, signal);
  section.addEventListener('click', (event) => closeFrom(event, set, button), { signal });
  // WooCommerce 8.9 slides the coupon's form away whether or not it was taken, 9.9 only if it was.
  const onAnswer = () => {
    panel.settle();
    set(holdsError(section));
  };
  if (kind === 'coupon') onTriggered('applied_coupon_in_checkout', onAnswer, signal);
  return isOpen;
}

/** A link whose address is this page's is a button to everybody; the entry lets the space bar press it. */
function callButton(link: HTMLElement, signal: AbortSignal): void {
  if (link.hasAttribute('role')) return;
  link.setAttribute('role', 'button');
  signal.addEventListener('abort', () => link.removeAttribute('role'));
}

/** `[data-close]` in the section, for a panel that lies over its own button. */
function closeFrom({ target }: Event, set: (isOpen: boolean) => void, button: HTMLElement): void {
  if (!(target instanceof Element) || !target.closest('[data-close]')) return;
  set(false);
  button.focus();
}

/** WooCommerce puts the answer to a coupon before its form, or below its field. */
function holdsError(section: HTMLElement): boolean {
  const above = section.previousElementSibling;
  return (
    section.querySelector(ERROR) !== null || Boolean(above?.matches(ERROR) || above?.querySelector(ERROR))
  );
}
