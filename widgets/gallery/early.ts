import type { Scope } from '../../src/registry/define-widget';
import type { Early } from '../../src/registry/early';
import { ControlsInPlace } from './Controls.tsx?as-nodes';
import { askedOf } from './parts/asked';
import { lendRoles } from './parts/lend';
import { controlsIn, type Parts, partsOf, placeOf } from './parts/markup';
import { obeyShop, tellShop } from './parts/shop-events';
import { moveFocus, tabsIn } from './parts/thumb-keys';
import { namesOf, pictureOf } from './parts/thumb-picture';

/** The whole gallery as it is seen, before and without its code: nobody prints WooCommerce's thumbnails. */
const early: Early = {
  // Themes may hide thumbnails: use-themes-look.ts.
  moment: (element) => (isHidden(controlsIn(element)?.querySelector('ol')) ? 'visible' : undefined),
  start(scope, begin) {
    const parts = partsOf(scope.element);
    if (parts) draw(scope, parts, begin);
    else leave(scope.element);
  },
};

export default early;

/** To the theme, which shows the pictures its own way: the registry holds no click. */
function leave(element: HTMLElement): void {
  element.dataset.state = 'left';
  delete element.dataset.replay;
}

/** Draws the controls; until the gallery's code is there a thumbnail scrolls the strip. */
function draw({ element, t, signal }: Scope, parts: Parts, begin: () => void): void {
  const { track, slides, isOfTheShop } = parts;
  const tellStarted = tellShop(element);
  const asked = askedOf(element, isOfTheShop);
  const pictures = slides.map(pictureOf);
  const takeBack = lendRoles(element, parts, t, asked.hasThumbs ? undefined : namesOf(pictures, t));
  // Those of a gallery that a page builder has copied lead nowhere.
  controlsIn(element)?.remove();
  const controls = ControlsInPlace({ asked, slides, pictures, hasThemesLook: isOfTheShop, t });
  element.append(controls);

  const isReady = () => element.dataset.state === 'ready';
  const go = (index: number) => {
    const left = placeOf(slides, index);
    // The variation script asks for the first picture when a page opens, where it is in view already.
    if (isReady() || Math.abs(track.scrollLeft - left) < 1) return;
    track.scrollTo({ left });
    begin();
  };
  const ignore = obeyShop(element, go);
  // On the window: the registry, which would hold it, finds the click dealt with.
  const pick = (event: MouseEvent) => {
    const index = tabsIn(controls).indexOf(event.target as HTMLElement);
    if (index < 0 || isReady()) return;
    event.preventDefault();
    go(index);
  };
  addEventListener('click', pick, { capture: true, signal });
  controls.addEventListener('keydown', (event) => {
    const index = isReady() ? undefined : moveFocus(event, controls);
    if (index !== undefined) go(index);
  });
  const observer = whenChanged(slides[0] as HTMLElement, () => {
    if (isReady()) return;
    controls.setAttribute('data-stale', '');
    begin();
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    ignore();
    takeBack();
    controls.remove();
  });
  tellStarted();
}

/** Calls once when the variation script has changed the first picture. */
function whenChanged(slide: HTMLElement, changed: () => void): MutationObserver {
  const observer = new MutationObserver((records) => {
    // The hover zoom has a picture of its own in there.
    if (records.every(({ target }) => (target as Element).matches('.zoomImg'))) return;
    observer.disconnect();
    changed();
  });
  observer.observe(slide, { attributeFilter: ['src', 'srcset', 'alt', 'data-thumb'], subtree: true });
  return observer;
}

const isHidden = (row: Element | null | undefined) => row && getComputedStyle(row).opacity === '0';
