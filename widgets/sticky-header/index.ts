import { type Cleanup, defineWidget, type Instance } from '../../src/registry/define-widget';
import { keepClear } from './keep-clear';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The page is scrolled beyond 120 px. */
    'header-stuck': { element: HTMLElement };
    /** The page is back at 120 px or above. */
    'header-unstuck': { element: HTMLElement };
  }
}

/** Pixels of scroll beyond which the header counts as sticky. */
const THRESHOLD = 120;

/** Says, on the element and on the page, whether the header is stuck; what scrolls stays clear of it. */
function startHeader({ element, bus, signal }: Instance): Cleanup {
  const update = () => {
    const isStuck = scrollY > THRESHOLD;
    if (isStuck === element.hasAttribute('data-stuck')) return;
    element.toggleAttribute('data-stuck', isStuck);
    bus.emit(isStuck ? 'header-stuck' : 'header-unstuck', { element });
  };
  addEventListener('scroll', update, { passive: true, signal });
  update();
  const low = matchMedia('(max-height: 399px)');
  const letGo = () => element.toggleAttribute('data-low', low.matches);
  low.addEventListener('change', letGo, { signal });
  letGo();
  const giveRoomBack = keepClear(element);
  return () => {
    giveRoomBack();
    for (const name of ['data-stuck', 'data-low']) element.removeAttribute(name);
  };
}

export default defineWidget({
  name: 'sticky-header',
  title: 'Sticky header',
  // An address with a #fragment lands in the first second, and must not land under the header.
  moment: 'load',
  attributes: {},
  start: startHeader,
});
