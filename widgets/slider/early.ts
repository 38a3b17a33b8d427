import type { Translate } from '../../src/i18n/translate';
import type { Scope } from '../../src/registry/define-widget';
import type { Early } from '../../src/registry/early';
import { ArrowsInPlace, Dots } from './first-controls.tsx?as-nodes';
import { STRIP, type Track } from './markup';
import { arrows, autoplay, dots } from './presets.json?columns';

/** Arrows and dots that scroll their strip natively: they work before, and without, the slider's chunk. */
const early: Early = {
  moment: (element) =>
    has(element, 'autoplay', autoplay) || has(element, 'dots', dots) ? 'visible' : undefined,
  start(scope) {
    if (scope.element.dataset.strip) return import('./old-markup').then((old) => old.takeOver(scope, begin));
    begin(scope);
  },
};

export default early;

/** Draws what controls the strip. @returns What takes it away. */
function begin({ element, t, signal }: Scope): (() => void) | undefined {
  const track = element.querySelector<Track>(STRIP);
  if (!track) return;
  // Those of a slider that a page builder has copied lead nowhere.
  element.querySelector(':scope>.mullion-slider__controls')?.remove();
  const controls = has(element, 'arrows', arrows) ? copyOf(t) : ArrowsInPlace({ hasArrows: false, t });
  element.prepend(controls);
  laidOut ??= new ResizeObserver((entries) => {
    for (const { target } of entries) fitting.get(target)?.();
  });
  laidOut.observe(track);
  // Controls that have nothing to move are hidden; after layout, so that reading costs none.
  fitting.set(track, () => {
    if (track.dataset.motion) return;
    const step = stepOf(track);
    // Before its style has come all slides may lie on one another: nothing leads anywhere.
    const last = step ? Math.round((track.clientWidth - track.scrollWidth) / -Math.abs(step)) : 0;
    controls.hidden = !last;
    if (!has(element, 'dots', dots)) return;
    controls.querySelector('span')?.remove();
    controls.append(Dots({ t, at: { index: Math.round(track.scrollLeft / step), last } }));
  });
  addEventListener('click', scroll, true);
  const end = () => {
    laidOut?.unobserve(track);
    fitting.delete(track);
    controls.remove();
  };
  signal.addEventListener('abort', end);
  return end;
}

/** Whether a slider has a feature, before its attributes have been checked. */
function has({ dataset }: HTMLElement, feature: string, having: RegExp): boolean {
  const asked = dataset[feature];
  return asked === undefined ? having.test(dataset.preset ?? 'plain') : asked !== 'false';
}

let withArrows: HTMLElement | undefined;

/** A page of sliders draws its arrows once. */
function copyOf(t: Translate): HTMLElement {
  withArrows ??= ArrowsInPlace({ hasArrows: true, t });
  return withArrows.cloneNode(true) as HTMLElement;
}

/** One for all sliders: an observer for each costs a slow phone milliseconds. */
let laidOut: ResizeObserver | undefined;
const fitting = new Map<Element, () => void>();

/** From one slide to the next, in px; negative from right to left, as `scrollLeft` is. */
const stepOf = ({ children: [first, second] }: Track): number =>
  (second as HTMLElement)?.offsetLeft - (first as HTMLElement)?.offsetLeft;

/** Moves a strip by one slide or to one; on the window, so that the registry finds the click dealt with. */
function scroll(event: Event): void {
  const { className, value, parentElement } = event.target as HTMLButtonElement;
  const isDot = className === 'mullion-slider__dot';
  if (!isDot && className !== 'mullion-slider__arrow') return;
  const track = parentElement?.closest('[data-widget]')?.querySelector<Track>(STRIP);
  if (!track || track.dataset.motion) return;
  event.preventDefault();
  // Clicks within a second add up, because the strip is still on its way.
  if (!(event.timeStamp - track.clicked < 1000)) track.goal = track.scrollLeft;
  track.clicked = event.timeStamp;
  // Two slides at least, else the controls are hidden.
  track.goal = (isDot ? 0 : track.goal) + stepOf(track) * +value;
  track.scrollTo({ left: track.goal });
  if (isDot)
    for (const dot of parentElement?.children ?? []) dot.ariaCurrent = dot === event.target ? 'true' : null;
}
