import { isRtl } from '../../src/dom/geometry';
import { isShown } from '../../src/dom/is-shown';
import { type FrameOf, slide } from '../../src/motion/slide';
import type { Kind } from './contract';
import { timeOf } from './kinds';
import { finishJQuery } from './shop';

/** A toggle's section, as both ways of starting need it. */
export interface Pair {
  kind: Kind;
  section: HTMLElement;
  panel: Panel;
  signal: AbortSignal;
  /** Whether the section was open when its form was sent, and came back with an error. */
  isToBeOpen: boolean;
}

/** What PHP prints closed, for who has scripts. */
const CLOSED = 'mullion-checkout-toggles__closed';

/** What a toggle shows and hides. */
export class Panel {
  /** Whether it was open when the page began, however it was hidden. */
  readonly wasSeen: boolean;
  readonly #element: HTMLElement;
  readonly #kind: Kind;
  /** What the server printed. */
  readonly #before: Pick<HTMLElement, 'className' | 'hidden'> & { style: string | null };
  #isOpen = false;

  constructor(element: HTMLElement, kind: Kind) {
    const { className, classList, hidden } = element;
    this.#element = element;
    this.#kind = kind;
    this.#before = { style: element.getAttribute('style'), className, hidden };
    classList.add('mullion-checkout-toggles__panel');
    if (kind === 'side') classList.add('mullion-checkout-toggles__panel--side');
    // Where a stylesheet does not know whether scripts run (Safari before 17), it is seen all the same.
    this.wasSeen = !hidden && !classList.contains(CLOSED) && isShown(element);
    // From now on `hidden` alone holds the state.
    classList.remove(CLOSED);
  }

  /** Moves; at once with `isInstant`, as at the start of the page. */
  async set(isOpen: boolean, isInstant = false): Promise<void> {
    this.#isOpen = isOpen;
    const element = this.#element;
    const frameOf = this.#kind === 'side' ? besideWindow : undefined;
    if (isInstant) element.hidden = !isOpen;
    else if ((await slide(element, isOpen, timeOf(this.#kind), frameOf)) && this.#isOpen) showWhole(element);
  }

  /** Ends what WooCommerce's script has begun with it. */
  settle(): void {
    finishJQuery(this.#element);
    this.#element.style.display = '';
  }

  /** Gives the server's markup back. */
  release(): void {
    const { style, className, hidden } = this.#before;
    Object.assign(this.#element, { className, hidden });
    if (style === null) this.#element.removeAttribute('style');
    else this.#element.setAttribute('style', style);
  }
}

/** What opened below the window's edge comes into view, as far as the page has to move for it. */
function showWhole(element: HTMLElement): void {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  focused?.scrollIntoView({ block: 'nearest' });
}

/** The panel at the side comes in from the edge of the window. */
const besideWindow: FrameOf = (element, isOpen) => {
  const away = isRtl(element) ? '-100%' : '100%';
  if (isOpen !== undefined) return { translate: isOpen ? 'none' : away };
  return { translate: element.hidden ? away : getComputedStyle(element).translate };
};
