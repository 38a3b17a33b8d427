import { duration } from '../../src/motion/duration';
import { scrollPage } from '../../src/motion/scroll-page';
import type { Context } from '../../src/registry/context';

/** The room left above a notice, in px. */
const ABOVE = 100;
const REGION = '[data-widget="scroll-to-notices"]';
const GROUP = '.woocommerce-NoticeGroup';
const LIVE = '[role="alert"],[role="status"],[aria-live]';

export interface Journey {
  /** `isSpoken: false`: it was there before the page was, so no live region speaks it. */
  to(notice: HTMLElement, how?: { isSpoken: boolean }): void;
  /** Ends when the notice has left the page. */
  endIfGone(): void;
}

let current: { notice: Element; stop: AbortController } | null = null;

/** The page's one movement to a notice: several regions, and several callers for one notice, share it. */
export function journeyOf(ctx: Context): Journey {
  return {
    to(asked, { isSpoken } = { isSpoken: true }) {
      const notice = noticeOf(asked);
      if (current?.notice === notice) return;
      current?.stop.abort();
      const mine = { notice, stop: new AbortController() };
      current = mine;
      if (notice.matches('form')) return void travel(mine);
      if (isSpoken && !isLive(notice)) ctx.announce(notice.textContent.trim().replace(/\s+/g, ' '));
      // A shop's script takes an error away when its field is left.
      if (!isOfFocusedField(notice))
        focus(isSpoken ? (notice.closest<HTMLElement>(`${GROUP},${REGION}`) ?? notice) : notice, ctx);
      void travel(mine);
    },
    endIfGone() {
      if (current && !current.notice.isConnected) current.stop.abort();
    },
  };
}

async function travel(mine: NonNullable<typeof current>): Promise<void> {
  // With a field that keeps the focus, what is written below it begins above.
  const first = (isOfFocusedField(mine.notice) && document.activeElement) || mine.notice;
  const top = first.getBoundingClientRect().top + scrollY - ABOVE;
  await scrollPage(top, duration('notices-scroll', 1000), mine.stop.signal);
  if (current === mine) current = null;
}

/** Whether the browser speaks it by itself when it is put into the page. */
export function isLive(notice: Element): boolean {
  return notice.closest(LIVE) !== null || notice.querySelector(LIVE) !== null;
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
function focus(place: HTMLElement, ctx: Context): void {
  const given = {
    ...(place.hasAttribute('tabindex') ? {} : { tabindex: '-1' }),
    ...(place.hasAttribute('role') || place.hasAttribute('aria-label')
      ? {}
      : { role: 'group', 'aria-label': ctx.t('scroll-to-notices.region') }),
  };
  for (const [name, value] of Object.entries(given)) place.setAttribute(name, value);
  const takeBack = () => {
    for (const name of Object.keys(given)) place.removeAttribute(name);
  };
  place.addEventListener('blur', takeBack, { once: true });
  place.focus({ preventScroll: true });
}
