import type { Early } from '../../src/registry/early';
import { STRIP } from './markup';
import { has } from './presets';

/** Arrows that scroll their strip natively: they work before, and without, the slider's chunk. */
const early: Early = {
  moment: (element) => (has(element, 'autoplay') || has(element, 'dots') ? 'visible' : undefined),
  start(element, ctx, signal) {
    const track = element.querySelector<HTMLElement>(STRIP);
    if (!track) return;
    // What `SliderControls` renders first; a span, which is never taken for the strip.
    const controls = document.createElement('span');
    controls.className = 'mullion-slider__controls';
    element.prepend(controls);
    if (has(element, 'arrows'))
      for (const by of [-1, 1]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'mullion-slider__arrow';
        button.value = `${by}`;
        button.setAttribute('aria-label', ctx.t(by < 0 ? 'slider.previous' : 'slider.next'));
        controls.append(button);
      }
    // Controls that have nothing to move are hidden; after layout, so that reading costs none.
    const fit = new ResizeObserver(() => {
      if (!track.dataset.motion) controls.hidden = track.scrollWidth - track.clientWidth < 2;
    });
    fit.observe(track);
    signal.addEventListener('abort', () => {
      fit.disconnect();
      controls.remove();
    });

    let goal = 0;
    let clicked = 0;
    const scroll = (event: Event) => {
      const arrow = event.target as HTMLButtonElement;
      if (track.dataset.motion || !controls.contains(arrow)) return;
      event.preventDefault(); // tells the registry that this click needs no replay
      // Clicks within a second add up, because the strip is still on its way.
      if (event.timeStamp - clicked > 1000) goal = track.scrollLeft;
      clicked = event.timeStamp;
      // Two slides at least, else the arrows are hidden. From right to left both numbers are negative.
      const [first, second] = track.children as unknown as [HTMLElement, HTMLElement];
      goal += (second.offsetLeft - first.offsetLeft) * Number(arrow.value);
      track.scrollTo({ left: goal });
    };
    element.addEventListener('click', scroll, { capture: true, signal });
  },
};

export default early;
