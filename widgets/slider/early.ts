import type { Early } from '../../src/registry/early';
import { ArrowsInPlace } from './Arrows.tsx?as-nodes';
import { STRIP, type Track } from './markup';
import { arrows, autoplay, dots } from './presets.json?columns';

/** Arrows that scroll their strip natively: they work before, and without, the slider's chunk. */
const early: Early = {
  moment: (element) =>
    has(element, 'autoplay', autoplay) || has(element, 'dots', dots) ? 'visible' : undefined,
  start({ element, t, signal }) {
    const track = element.querySelector<HTMLElement>(STRIP);
    if (!track) return;
    const controls = ArrowsInPlace({ hasArrows: has(element, 'arrows', arrows), t });
    element.prepend(controls);
    resized ??= new ResizeObserver(hideIdle);
    resized.observe(track);
    addEventListener('click', scroll, true);
    signal.addEventListener('abort', () => {
      resized?.unobserve(track);
      controls.remove();
    });
  },
};

export default early;

/** Whether a slider has a feature, before its attributes have been checked. */
function has({ dataset }: HTMLElement, feature: string, having: RegExp): boolean {
  const asked = dataset[feature];
  return asked === undefined ? having.test(dataset.preset ?? 'plain') : asked !== 'false';
}

/** One for all sliders: an observer for each costs a slow phone milliseconds. */
let resized: ResizeObserver | undefined;

/** Controls that have nothing to move are hidden; after layout, so that reading costs none. */
function hideIdle(entries: ResizeObserverEntry[]): void {
  for (const { target } of entries) {
    const controls = target.parentElement?.querySelector<HTMLElement>('.mullion-slider__controls');
    if (controls && !(target as HTMLElement).dataset.motion)
      controls.hidden = target.scrollWidth - target.clientWidth < 2;
  }
}

/** Moves a strip by one slide; on the window, so that the registry finds the click dealt with. */
function scroll(event: Event): void {
  const arrow = event.target as HTMLButtonElement;
  if (arrow.className !== 'mullion-slider__arrow') return;
  const track = arrow.parentElement?.parentElement?.querySelector<Track>(STRIP);
  if (!track || track.dataset.motion) return;
  event.preventDefault();
  // Clicks within a second add up, because the strip is still on its way.
  if (!(event.timeStamp - track.clicked < 1000)) track.goal = track.scrollLeft;
  track.clicked = event.timeStamp;
  // Two slides at least, else the arrows are hidden. From right to left both numbers are negative.
  const [first, second] = track.children as unknown as [HTMLElement, HTMLElement];
  track.goal += (second.offsetLeft - first.offsetLeft) * +arrow.value;
  track.scrollTo({ left: track.goal });
}
