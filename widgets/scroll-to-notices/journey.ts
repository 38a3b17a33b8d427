import type { Instance } from '../../src/registry/define-widget';

const REGION = '[data-widget="scroll-to-notices"]';
const GROUP = '.woocommerce-NoticeGroup';
const LIVE = '[role="alert"],[role="status"],[aria-live]';

/** The room left above a notice, in px. */
const ABOVE = 100;

/** The page's one movement to a notice: several regions, and several callers for one notice, share it. */
export class Journey {
  static #current: { notice: HTMLElement; stop: AbortController } | undefined;
  readonly #announce: Instance['announce'];
  readonly #t: Instance['t'];

  constructor({ announce, t }: Pick<Instance, 'announce' | 't'>) {
    this.#announce = announce;
    this.#t = t;
  }

  /**
   * @param how `isSpoken: false`: it came with the page, so no live region speaks it; and what is seen already is not
   * moved under a visitor's eyes. `isHeld`: nor is a page that somebody has scrolled, the visitor or the theme (Rehub).
   */
  to(
    asked: HTMLElement,
    { isSpoken, isHeld = false }: { isSpoken: boolean; isHeld?: boolean } = { isSpoken: true },
  ): void {
    const notice = noticeOf(asked);
    if (Journey.#current?.notice === notice) return;
    Journey.#current?.stop.abort();
    if (!notice.matches('form')) this.#tell(notice, isSpoken);
    if (!isHeld && (isSpoken || !isInView(notice))) void Journey.#travel(notice);
  }

  /** Ends when the notice has left the page. */
  endIfGone(): void {
    const current = Journey.#current;
    if (current && !current.notice.isConnected) current.stop.abort();
  }

  #tell(notice: HTMLElement, isSpoken: boolean): void {
    if (isSpoken && !isLive(notice)) this.#announce(notice.textContent.trim().replace(/\s+/g, ' '));
    const place = isSpoken ? (notice.closest<HTMLElement>(`${GROUP},${REGION}`) ?? notice) : notice;
    // A shop's script takes an error away when its field is left.
    if (!isOfFocusedField(notice)) focus(place, this.#t('scroll-to-notices.region'));
  }

  static async #travel(notice: HTMLElement): Promise<void> {
    const mine = { notice, stop: new AbortController() };
    const { signal } = mine.stop;
    Journey.#current = mine;
    // With a field that keeps the focus, what is written below it begins above.
    const first = (isOfFocusedField(notice) && document.activeElement) || notice;
    // Who scrolls before we do is not taken elsewhere.
    for (const type of ['wheel', 'touchstart'])
      addEventListener(type, () => mine.stop.abort(), { passive: true, signal });
    try {
      // Most pages that have a place for notices have none.
      const { travel } = await import('./travel');
      if (!signal.aborted) await travel(first, ABOVE, signal);
    } catch {
      first.scrollIntoView({ block: 'center' });
    }
    mine.stop.abort();
    if (Journey.#current === mine) Journey.#current = undefined;
  }
}

/** Whether the browser speaks it by itself when it is put into the page. */
export function isLive(notice: Element): boolean {
  return notice.closest(LIVE) !== null || notice.querySelector(LIVE) !== null;
}

/** Whether all of it is in the window, below what may stick to the top. */
function isInView(notice: Element): boolean {
  const { top, bottom } = notice.getBoundingClientRect();
  return top >= ABOVE && bottom <= innerHeight;
}

/** Whether the visitor is at the very field that the notice is about. */
function isOfFocusedField({ id }: Element): boolean {
  const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
  return id !== '' && described.split(/\s+/).includes(id);
}

/** A caller may mean a part of a notice: the group that the checkout makes, or what stands in a region. */
function noticeOf(asked: HTMLElement): HTMLElement {
  const group = asked.closest<HTMLElement>(GROUP);
  const region = asked.parentElement?.closest(REGION);
  const child = region && [...region.children].find((part) => part.contains(asked));
  return group ?? (child instanceof HTMLElement ? child : asked);
}

/**
 * Moves the focus to the region around a notice that a live region speaks, and to the notice itself
 * where none does: on the notice it would be spoken twice.
 */
function focus(place: HTMLElement, name: string): void {
  const given = {
    ...(place.hasAttribute('tabindex') ? {} : { tabindex: '-1' }),
    ...(place.hasAttribute('role') || place.hasAttribute('aria-label')
      ? {}
      : { role: 'group', 'aria-label': name }),
  };
  for (const [attribute, value] of Object.entries(given)) place.setAttribute(attribute, value);
  const takeBack = () => {
    for (const attribute of Object.keys(given)) place.removeAttribute(attribute);
  };
  place.addEventListener('blur', takeBack, { once: true });
  place.focus({ preventScroll: true });
}
