import type { Scope } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';

/** Sent to an element that is left to another slider library. */
export const LEFT = 'mullion-slider-left';

/** What Owl, slick, Swiper and FlexSlider leave on the element, or inside it, that they have taken. */
const RUNNING = '.owl-loaded,.slick-initialized,.swiper-initialized,.swiper-container-initialized';
const INSIDE = `:scope>:is(${RUNNING},.flex-viewport,.owl-wrapper-outer),:scope>:is(ul,ol,div)>.owl-wrapper-outer`;

/**
 * Takes over what a theme has printed for another slider library; an element that such a library moves, or begins to
 * move later, is left to it.
 *
 * @param begin Draws the controls; returns what takes them away.
 */
export function takeOver(scope: Scope, begin: (scope: Scope) => (() => void) | undefined): void {
  const { element, signal } = scope;
  if (isMovedByAnother(element)) {
    leave(scope);
    return;
  }
  if (element.dataset.strip === 'self') wrapSlides(element);
  const end = begin(scope);
  // The other one may start later: with the theme's own script, or when all pictures are there.
  const others = new MutationObserver(() => {
    if (!isMovedByAnother(element)) return;
    others.disconnect();
    end?.();
    leave(scope);
  });
  others.observe(element, { attributeFilter: ['class'], childList: true, subtree: true });
  signal.addEventListener('abort', () => others.disconnect());
}

const isMovedByAnother = (element: Element): boolean =>
  element.matches(RUNNING) || element.querySelector(INSIDE) !== null;

/** Puts the slides of an element that is itself the strip, as Owl's and slick's are, into one of their own. */
function wrapSlides(element: HTMLElement): void {
  if (element.querySelector(':scope>.mullion-slider__strip')) return;
  const strip = document.createElement('div');
  strip.className = 'mullion-slider__strip';
  strip.append(...element.childNodes);
  element.append(strip);
}

/** Gives the theme's markup back to the library that moves it, and says once what to do. */
function leave({ element, report }: Scope): void {
  element.dispatchEvent(new Event(LEFT));
  const wrapped = element.querySelector(':scope>.mullion-slider__strip');
  wrapped?.replaceWith(...wrapped.childNodes);
  // Our stylesheet goes by the name. An empty one would be filled by the alias again; one that begins so is nobody's, also
  // when the theme takes the element out and puts it back.
  element.dataset.widget = '-left';
  element.dataset.state = 'left';
  const problem =
    'Another slider library runs on this element. Dequeue its script or take the alias away: docs/recipes.md.';
  report('slider', element, new WidgetError('bad-setting', 'slider', problem));
}
