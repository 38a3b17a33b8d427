import type { Context } from '../../src/registry/context';
import type { Cleanup } from '../../src/registry/define-widget';
import { petalCount } from './petal';
import { createShower } from './shower';

/** Who asked for less: no petals, and no button that would have nothing to stop. */
const CALM = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)';

/** Begins of all `petals` of the page; only the first has begun. */
const turns: (() => void)[] = [];

/** Lets petals fall over the page: one shower, however many ask for it. */
export function petals(element: HTMLElement, ctx: Context, signal: AbortSignal): Cleanup {
  let stop: Cleanup | undefined;
  const begin = () => {
    stop = shower(element, ctx, signal);
  };
  if (turns.push(begin) === 1) begin();
  return () => {
    const isFirst = turns[0] === begin;
    turns.splice(turns.indexOf(begin), 1);
    stop?.();
    if (isFirst) turns[0]?.();
  };
}

function shower(element: HTMLElement, ctx: Context, signal: AbortSignal): Cleanup {
  const layer = makeLayer();
  const button = makeButton();
  element.append(layer, button);
  const petals = createShower(layer);
  const calm = matchMedia(CALM);
  let isOff = choice.isOff();

  const update = () => {
    const isCalm = calm.matches || Boolean(connection()?.saveData);
    button.hidden = isCalm;
    button.textContent = isOff ? ctx.t('petals.start') : ctx.t('petals.stop');
    petals.set(isCalm || isOff ? 0 : petalCount(innerWidth));
    petals.pause(document.hidden);
  };
  button.addEventListener(
    'click',
    () => {
      isOff = !isOff;
      choice.remember(isOff);
      update();
    },
    { signal },
  );
  calm.addEventListener('change', update, { signal });
  connection()?.addEventListener('change', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  addEventListener('resize', update, { signal });
  update();
  return () => {
    petals.set(0);
    layer.remove();
    button.remove();
  };
}

type Connection = EventTarget & { saveData?: boolean };
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** What the visitor wants, on every page and until said otherwise; in a private window, on this page. */
const choice = {
  isOff() {
    try {
      return localStorage.getItem('mullion_petals') === 'off';
    } catch {
      return false;
    }
  },
  remember(isOff: boolean) {
    try {
      if (isOff) localStorage.setItem('mullion_petals', 'off');
      else localStorage.removeItem('mullion_petals');
    } catch {
      // Nothing to remember it by.
    }
  },
};

/** Out of the page's flow by itself: a stylesheet that comes late moves nothing. */
function makeLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'mullion-petals__layer';
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, { position: 'fixed', inset: '0', overflow: 'clip', pointerEvents: 'none' });
  return layer;
}

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-petals__toggle';
  button.style.position = 'fixed';
  return button;
}
