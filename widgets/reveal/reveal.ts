import { isRtl } from '../../src/dom/geometry';
import { duration } from '../../src/motion/duration';
import type { Instance } from '../../src/registry/define-widget';
import type { attributes as schema } from './contract';
import { unwatch, watch } from './watch';

/** No wait is longer, however many come at once: who jumps to the end of a page has not to sit it out. */
const LONGEST_WAIT = 1000;
const EASE = 'cubic-bezier(0.22, 1, 0.36, 1)';
/** Milliseconds of the movement. */
const time = () => duration('reveal', 600);
const DISTANCE = 'var(--mullion-reveal-distance, 32px)';
/** On the parent of what comes from the side; a `:has()` in its place would be asked of every element. */
const CLIP = 'data-mullion-reveal-clip';
const BACK = `calc(-1 * ${DISTANCE})`;

/**
 * Lets what is still below the window come in when it is scrolled to, each once.
 *
 * What is in view when the script comes is never touched. What waits is made transparent and nothing
 * else, so that it keeps its place, its focus order and its text for the browser's search; the
 * movement is an animation that ends in the element's own look and leaves nothing on it.
 */
export function startReveal({
  element,
  attributes,
  signal,
}: Instance<typeof schema>): (() => void) | undefined {
  const { effect, delay, stagger } = attributes;
  if (!time()) return;
  const items = stagger ? ([...element.children] as HTMLElement[]) : [element];
  for (const item of items) {
    watch(item, element, (entry, nth) => {
      const isWaiting = item.dataset.mullionReveal === 'waiting';
      if (!entry.isIntersecting && !isWaiting && isBelow(entry)) {
        item.dataset.mullionReveal = 'waiting';
        return;
      }
      if (!entry.isIntersecting && isWaiting) return;
      unwatch(item);
      if (isWaiting) comeIn(item, effect, Math.min(delay + nth * stagger, LONGEST_WAIT));
    });
  }
  // Tab has brought the focus here: there is nothing to wait for.
  const showFocused = ({ target }: Event) => {
    items.filter((item) => item.contains(target as Node)).forEach(show);
  };
  element.addEventListener('focusin', showFocused, { signal });
  return () => items.forEach(show);
}

/** Hidden things have no place, and what was scrolled past is behind the visitor: both stay as they are. */
const isBelow = ({ boundingClientRect: { top, width, height } }: IntersectionObserverEntry) =>
  top >= innerHeight && width + height > 0;

const moving = new WeakMap<HTMLElement, Animation>();

/** Shows `item` as it is, at once and for good. */
function show(item: HTMLElement): void {
  unwatch(item);
  moving.get(item)?.cancel();
  delete item.dataset.mullionReveal;
}

function comeIn(item: HTMLElement, effect: keyof typeof FROM, delay: number): void {
  const lasting = time();
  // Less motion has been asked for meanwhile: not even the delay is left.
  if (!lasting) {
    show(item);
    return;
  }
  // The other keyframe is the look that the theme gives the element; without its offset, this one would be the last.
  const from = { offset: 0, opacity: 0, ...FROM[effect](isRtl(item)) };
  const options = { duration: lasting, delay, easing: EASE, fill: 'backwards' } as const;
  const animation = item.animate([from], options);
  moving.set(item, animation);
  item.dataset.mullionReveal = 'moving';
  const box = effect === 'start' || effect === 'end' ? item.parentElement : null;
  box?.setAttribute(CLIP, '');
  const settle = () => {
    if (moving.get(item) === animation) delete item.dataset.mullionReveal;
    if (!box?.querySelector(':scope > [data-mullion-reveal="moving"]')) box?.removeAttribute(CLIP);
  };
  animation.finished.then(settle, settle);
}

/** Where each effect begins; `translate` and `scale` leave a theme's own `transform` alone. */
const FROM = {
  fade: () => ({}),
  up: () => ({ translate: `0 ${DISTANCE}` }),
  down: () => ({ translate: `0 ${BACK}` }),
  start: (rtl: boolean) => ({ translate: rtl ? DISTANCE : BACK }),
  end: (rtl: boolean) => ({ translate: rtl ? BACK : DISTANCE }),
  zoom: () => ({ scale: '0.92' }),
};
