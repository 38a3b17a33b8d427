import { styled } from '../../src/chunks/styled';
import type { Scope } from '../../src/registry/define-widget';
import type { Early } from '../../src/registry/early';
import { ControlsInPlace } from './Controls.tsx?as-nodes';
import { afterShop } from './parts/after-shop';
import { isArranged } from './parts/arranged';
import { askedOf } from './parts/asked';
import { chosenBefore } from './parts/chosen-before';
import { drive } from './parts/drive';
import { lendRoles } from './parts/lend';
import { controlsIn, type Parts, partsOf, placeOf } from './parts/markup';
import { tellShop } from './parts/shop-events';
import { namesOf, pictureOf } from './parts/thumb-picture';

/** ms: a phone's slowest network. */
const LONG = 60_000;

/** The whole gallery as it is seen, before and without its code: nobody prints WooCommerce's thumbnails. */
const early: Early = {
  // Themes may leave thumbnails to a script of theirs: use-themes-look.ts.
  moment(element) {
    const row = controlsIn(element)?.querySelector<HTMLElement>('ol.flex-control-thumbs');
    return row && !isArranged(row) ? 'visible' : undefined;
  },
  async start(scope, begin) {
    const { element, signal, config } = scope;
    // A copy of one that was left to the theme is asked anew.
    delete element.dataset.state;
    // Whether there is a strip at all is the stylesheet's word: it may come after the markup, as into a quick view.
    await styled(config, 'gallery', LONG);
    // Themes may rebuild the shop's when the page is there.
    if (element.matches('.woocommerce-product-gallery')) await new Promise(afterShop);
    if (signal.aborted) return;
    const parts = partsOf(element);
    if (parts) draw(scope, parts, begin);
    else leave(element);
  },
};

export default early;

/** To the theme, which shows the pictures its own way: the registry holds no click. */
function leave(element: HTMLElement): void {
  element.dataset.state = 'left';
  delete element.dataset.replay;
}

/** Draws the controls, until the element leaves or another script rebuilds what they are for. */
function draw(scope: Scope, parts: Parts, begin: () => void): void {
  const { element, t, signal } = scope;
  const { track, slides, isOfTheShop } = parts;
  const tellStarted = tellShop(element);
  const asked = askedOf(element, isOfTheShop);
  const current = asked.hasThumbs ? chosenBefore(element, slides) : 0;
  const pictures = slides.map(pictureOf);
  const takeBack = lendRoles(element, parts, t, asked.hasThumbs ? undefined : namesOf(pictures, t));
  // Those of a gallery that a page builder has copied lead nowhere.
  controlsIn(element)?.remove();
  const controls = ControlsInPlace({ asked, slides, pictures, current, hasThemesLook: isOfTheShop, t });
  element.append(controls);
  if (current) track.scrollTo({ left: placeOf(slides, current), behavior: 'instant' });
  const stop = drive(scope, parts, controls, begin, current);
  const end = () => {
    rebuilt.disconnect();
    stop();
    takeBack();
    controls.remove();
  };
  const rebuilt = new MutationObserver(() => {
    const isOurs = slides.every(({ parentElement }) => parentElement === track);
    if (isOurs || element.dataset.state === 'ready') return;
    end();
    leave(element);
  });
  rebuilt.observe(track, { childList: true });
  signal.addEventListener('abort', end);
  tellStarted();
}
