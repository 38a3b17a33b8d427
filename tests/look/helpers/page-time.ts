/** Functions that run in the page. */

declare global {
  interface Window {
    /** What the fixed clock replaces. */
    realFrame?: (callback: () => void) => void;
    movements?: WeakMap<Animation, number>;
    hasScrolled?: boolean;
  }
}

/** Before anything else: chance is the same for every visit, and real frames can still be waited for. */
export function prepare(): void {
  window.realFrame = requestAnimationFrame.bind(window);
  addEventListener('scroll', () => (window.hasScrolled = true), { capture: true, passive: true });
  // Each script has numbers of its own: which of two arrives first is not the same in every visit.
  const seeds = new Map<string, number>();
  Math.random = () => {
    const script = /\/([^/]+\.js)\b/.exec(new Error().stack ?? '')?.[1] ?? '';
    const seed = ((seeds.get(script) ?? 7) * 16_807) % 2_147_483_647;
    seeds.set(script, seed);
    return seed / 2_147_483_647;
  };
}

/**
 * Waits until the browser has drawn twice; observers have been told by then.
 *
 * @returns Whether all stands still that follows no clock of ours: a smooth scroll, a widget whose script is on its way.
 */
export async function draw(): Promise<boolean> {
  window.hasScrolled = false;
  for (let left = 2; left > 0; left--) await new Promise<void>((resolve) => window.realFrame?.(resolve));
  return !window.hasScrolled && !document.querySelector('[data-state="waiting"]');
}

/**
 * Transitions and animations follow the browser's own clock, which nobody can set: they are halted, and
 * moved on by as much as the page's clock has been.
 */
export function advance(ms: number): void {
  window.movements ??= new WeakMap();
  for (const animation of document.getAnimations()) {
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    const at = (window.movements.get(animation) ?? 0) + ms;
    window.movements.set(animation, at);
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (at >= end) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = at;
    }
  }
}

/** Sees the whole page, as lazy pictures and what begins when it is seen ask for; then stands at the top. */
export async function seeAll(): Promise<void> {
  const stride = innerHeight * 0.7;
  const bottom = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < bottom + stride; top += stride) {
    scrollTo({ top: Math.min(top, bottom), behavior: 'instant' });
    await new Promise<void>((resolve) => window.realFrame?.(() => window.realFrame?.(resolve)));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Every picture that the browser has begun to load can be drawn, those that can't be had are left; no caret blinks, nothing falls. */
export async function readyForPicture(): Promise<void> {
  const still = new CSSStyleSheet();
  // Where a blossom is depends on when its script came.
  still.replaceSync(
    '* { caret-color: transparent !important } .mullion-petals__layer { visibility: hidden }',
  );
  document.adoptedStyleSheets = [still];
  const pictures = [...document.images].filter(({ currentSrc, complete }) => currentSrc && complete);
  // Otherwise Chromium draws first and decodes later.
  for (const picture of pictures) picture.decoding = 'sync';
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))]);
}

/** Writes a day of today's or of the running sale as another, always the same; this year, and the years since 2009, as 2026's. */
export function keepDays(days: Array<[year: number, month: number, day: number]>): void {
  const [[thisYear]] = days as [(typeof days)[0]];
  for (const place of document.querySelectorAll('.site-footer__legal, .figure__number'))
    place.textContent = (place.textContent ?? '')
      .replace(String(thisYear), '2026')
      .replace(RegExp(`^${thisYear - 2009}$`), '17');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    let data = text.data;
    for (const [year, month, day] of days)
      data = data
        .replace(new RegExp(`\\b0?${day}/0?${month}/${year}`, 'g'), '30/11/2026')
        .replace(
          new RegExp(`\\b0?${day}( tháng )0?${month}(, | năm )${year}`, 'g'),
          (_, before, after) => `30${before}11${after}2026`,
        );
    if (data !== text.data) text.data = data;
  }
}
