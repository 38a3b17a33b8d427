import type { Scope } from '../../../src/registry/define-widget';
import { type Parts, placeOf } from './markup';
import { obeyShop } from './shop-events';
import { moveFocus, tabsIn } from './thumb-keys';
import { onVariation } from './thumb-picture';

/**
 * Moves the strip for thumbnails and the variation script, natively, until the gallery's code is there.
 *
 * @param begin Brings that code; what was done goes on from there.
 * @param current Which picture is in view.
 *
 * @returns Ends that.
 */
export function drive(
  { element, load }: Pick<Scope, 'element' | 'load'>,
  { track, slides }: Parts,
  controls: HTMLElement,
  begin: () => void,
  current = 0,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const isReady = () => element.dataset.state === 'ready';
  /** Where the strip was sent last; it may still be on its way. */
  let goal = current;
  const go = (index: number) => {
    const left = placeOf(slides, index);
    // The variation script asks for the first picture when a page opens, where it is in view already.
    if (isReady() || (goal === index && Math.round(track.scrollLeft) === left)) return;
    goal = index;
    track.scrollTo({ left });
    mark(controls, index);
    begin();
  };
  const pick = (event: MouseEvent) => {
    const index = tabsIn(controls).indexOf(event.target as HTMLElement);
    if (index < 0 || isReady()) return;
    event.preventDefault();
    go(index);
  };
  // On the window: the registry, which would hold it, finds the click dealt with.
  addEventListener('click', pick, { capture: true, signal });
  const key = (event: KeyboardEvent) => {
    if (!isReady()) moveFocus(event, controls, go);
  };
  controls.addEventListener('keydown', key, { signal });
  // What is likely to be needed next, together with the gallery's code: the viewer's.
  const warm = ({ target }: Event) => {
    if (!(target as Element).closest(ENLARGING)) return;
    element.removeEventListener('pointerover', warm);
    load('lightbox').catch(() => {});
  };
  element.addEventListener('pointerover', warm, { signal });
  signal.addEventListener('abort', obeyShop(element, go));
  const follow = (isAnother: boolean) => {
    if (isReady()) return;
    controls.dataset.stale = '';
    if (isAnother) go(0);
    begin();
  };
  signal.addEventListener('abort', onVariation(slides[0] as HTMLElement, follow));
  return () => end.abort();
}

/** Says which picture is in view, as the component draws it. */
function mark(controls: HTMLElement, index: number): void {
  const tabs = tabsIn(controls);
  for (const [at, tab] of tabs.entries()) {
    const isIt = at === index;
    tab.className = isIt ? 'flex-active' : '';
    tab.setAttribute('aria-selected', `${isIt}`);
    tab.tabIndex = isIt ? 0 : -1;
  }
  const number = controls.querySelector('p');
  if (number && tabs[0]) number.textContent = `${index + 1} / ${tabs.length}`;
}

/** What enlarges a picture when it is pressed. */
const ENLARGING = 'a,.mullion-gallery__zoom';
