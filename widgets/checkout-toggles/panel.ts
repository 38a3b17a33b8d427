import { isRtl } from '../../src/dom/is-rtl';
import { slide } from '../../src/motion/slide';
import { type Kind, timeOf } from './kinds';
import { finishJQuery } from './shop';

/** What a toggle shows and hides. */
export interface Panel {
  /** Moves; at once with `isInstant`, as at the start of the page. */
  set(isOpen: boolean, isInstant?: boolean): Promise<void>;
  /** Whether it was open when the page began, however it was hidden. */
  wasSeen: boolean;
  /** Ends what WooCommerce's script has begun with it. */
  settle(): void;
  /** Gives the server's markup back. */
  release(): void;
}

export function panelFor(element: HTMLElement, kind: Kind): Panel {
  const style = element.getAttribute('style');
  const { hidden: wasHidden, className } = element;
  const move = kind === 'side' ? shift : slide;
  let isOpen = false;
  element.classList.add('mullion-checkout-toggles__panel');
  if (kind === 'side') element.classList.add('mullion-checkout-toggles__panel--side');
  const wasSeen = !wasHidden && element.checkVisibility();
  // From now on `hidden` alone holds the state.
  element.classList.remove('mullion-checkout-toggles__closed');

  const settle = () => {
    finishJQuery(element);
    element.style.display = '';
  };
  return {
    settle,
    wasSeen,
    async set(next, isInstant = false) {
      isOpen = next;
      if (isInstant) element.hidden = !next;
      else if ((await move(element, next, timeOf(kind))) && isOpen) showWhole(element);
    },
    release() {
      element.className = className;
      element.hidden = wasHidden;
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
    },
  };
}

/** What opened below the window's edge comes into view, as far as the page has to move for it. */
function showWhole(element: HTMLElement): void {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  focused?.scrollIntoView({ block: 'nearest' });
}

const shifting = new WeakMap<Element, Animation>();

/** The same for the panel at the side: it comes in from the edge of the window. */
async function shift(element: HTMLElement, isOpen: boolean, time: number): Promise<boolean> {
  const away = isRtl(element) ? '-100%' : '100%';
  const now = element.hidden ? away : getComputedStyle(element).translate;
  shifting.get(element)?.cancel();
  element.hidden = false;
  const movement = element.animate([{ translate: now }, { translate: isOpen ? 'none' : away }], {
    duration: time,
    easing: 'ease',
  });
  shifting.set(element, movement);
  try {
    await movement.finished;
  } catch {
    return false; // cancelled by the next call
  }
  element.hidden = !isOpen;
  return true;
}
