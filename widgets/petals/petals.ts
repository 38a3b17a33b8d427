import type { Translate } from '../../src/i18n/translate';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { keepFree } from '../../src/ui/free-place';
import { petalCount } from './petal';
import { Shower } from './shower';

/** Who asked for less: no petals, and no button that would have nothing to stop. */
const CALM = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)';

/** All of the page; only the first is shown. */
const decorations: Decoration[] = [];

/** Lets petals fall over the page: one shower, however many ask for it. */
export function startPetals({ element, t, signal }: Instance): Cleanup {
  const decoration = new Decoration(element, t, signal);
  if (decorations.push(decoration) === 1) decoration.start();
  return () => {
    const isShown = decorations[0] === decoration;
    decorations.splice(decorations.indexOf(decoration), 1);
    if (!isShown) return;
    decoration.stop();
    decorations[0]?.start();
  };
}

/** A shower of petals, and the button that stops it. */
class Decoration {
  readonly #element: HTMLElement;
  readonly #t: Translate;
  readonly #signal: AbortSignal;
  readonly #layer = makeLayer();
  readonly #button = makeButton();
  readonly #shower = new Shower(this.#layer);
  readonly #calm = matchMedia(CALM);
  #isOff = false;
  #letGo = () => {};

  constructor(element: HTMLElement, t: Translate, signal: AbortSignal) {
    this.#element = element;
    this.#t = t;
    this.#signal = signal;
  }

  start(): void {
    const options = { signal: this.#signal };
    this.#isOff = choice.isOff();
    this.#element.append(this.#layer, this.#button);
    this.#letGo = keepFree(this.#button);
    this.#button.addEventListener('click', () => this.#turn(), options);
    this.#calm.addEventListener('change', this.#update, options);
    connection()?.addEventListener('change', this.#update, options);
    document.addEventListener('visibilitychange', this.#update, options);
    addEventListener('resize', this.#update, options);
    this.#update();
  }

  stop(): void {
    this.#shower.set(0);
    this.#letGo();
    this.#layer.remove();
    this.#button.remove();
  }

  #turn(): void {
    this.#isOff = !this.#isOff;
    choice.remember(this.#isOff);
    this.#update();
  }

  readonly #update = (): void => {
    const isCalm = this.#calm.matches || Boolean(connection()?.saveData);
    this.#button.hidden = isCalm;
    this.#button.textContent = this.#isOff ? this.#t('petals.start') : this.#t('petals.stop');
    this.#shower.set(isCalm || this.#isOff ? 0 : petalCount(innerWidth));
    this.#shower.pause(document.hidden);
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
