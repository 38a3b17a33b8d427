/**
 * Runs in the page from the start of navigation: clicks, frame by frame, whatever a visitor sees,
 * until it works, and notes when. Handed to the browser as text, so it can use nothing from outside.
 *
 * @param {{ next: string, dot?: string, currentDot?: string }} selectors
 */
export function probe({ next, dot, currentDot }) {
  /** @type {{ firstArrow: number | null, visible: number | null, dots: number | null, waitsFor: string }} */
  const found = { firstArrow: null, visible: null, dots: null, waitsFor: '' };
  Object.assign(window, { benchFound: found });
  // A link that is clicked, or a form that is sent, before its script is there would lead away.
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  addEventListener('submit', stay);
  addEventListener('click', (event) => /** @type {Element} */ (event.target).closest('a') && stay(event));

  const one = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null} */ (document.querySelector(selector));
  const isSeen = (/** @type {Element | null} */ element) =>
    !!element?.checkVisibility({ visibilityProperty: true });
  const isInView = (/** @type {Element} */ element) => element.getBoundingClientRect().top < innerHeight;
  const tap = (/** @type {HTMLElement | null} */ element) => {
    for (const type of ['pointerenter', 'pointerdown', 'pointerup'])
      element?.dispatchEvent(new PointerEvent(type, { bubbles: type !== 'pointerenter', isPrimary: true }));
    element?.click();
  };

  /** Where each slider's first slide rested when its arrow appeared. */
  const rest = new Map();
  const done = new Set();
  /** Frames since each slider was clicked: a click in every frame would start a smooth movement anew in each. */
  const waited = new Map();
  const PATIENCE = 8;
  const slideLeft = (/** @type {Element} */ row) =>
    (row.querySelector('.card')?.getBoundingClientRect().left ?? 0) - row.getBoundingClientRect().left;

  const tryRow = (/** @type {Element} */ row) => {
    const arrow = /** @type {HTMLElement | null} */ (row.querySelector(next));
    if (done.has(row) || !arrow || !isSeen(arrow)) return;
    if (!rest.has(row)) rest.set(row, slideLeft(row));
    const frames = waited.get(row) ?? PATIENCE;
    waited.set(row, frames < PATIENCE ? frames + 1 : 0);
    if (rest.get(row) - slideLeft(row) > 2) done.add(row);
    else if (frames >= PATIENCE) tap(arrow);
  };
  const tapped = new Set();
  /**
   * Clicked until it has changed; done where the page has no such thing. What looks changed before
   * any click is only not ready yet: a notice that waits for its script to show it.
   */
  const tryOne = (
    /** @type {string} */ name,
    /** @type {string} */ selector,
    /** @type {() => boolean} */ isChanged,
  ) => {
    const button = one(selector);
    if (!button && document.readyState !== 'loading') done.add(name);
    if (!button || done.has(name)) return;
    if (!isChanged()) {
      tapped.add(name);
      tap(button);
    }
    if (tapped.has(name) && isChanged()) done.add(name);
  };

  const sliders = () => {
    const rows = [...document.querySelectorAll('[data-slider^="sale"]')].filter(isInView);
    rows.forEach(tryRow);
    const now = performance.now();
    if (rows[0] && done.has(rows[0])) found.firstArrow ??= now;
    return rows.length > 0 && rows.every((row) => done.has(row));
  };
  const look = () => {
    const slidersWork = document.body ? sliders() : false;
    tryOne('mini-cart', '.mullion-mini-cart__toggle', () => isSeen(one('.mullion-mini-cart__panel')));
    tryOne('notice', '.mullion-notice__dismiss', () => !isSeen(one('.mullion-notice')));
    if (slidersWork && done.has('mini-cart') && done.has('notice')) found.visible ??= performance.now();
    hero();
    const missing = [
      !slidersWork && 'arrows',
      !done.has('mini-cart') && 'mini-cart',
      !done.has('notice') && 'notice',
      found.dots === null && 'dots',
    ];
    found.waitsFor = missing.filter(Boolean).join(', ');
    if (found.waitsFor) requestAnimationFrame(look);
  };
  const hero = () => {
    const row = one('[data-slider="home"]');
    if (document.readyState !== 'loading' && !row) found.dots ??= 0;
    if (!row || !dot || !currentDot || found.dots !== null) return;
    if (row.querySelector(currentDot)) found.dots = performance.now();
    else tap(row.querySelector(dot));
  };
  requestAnimationFrame(look);
}
