import { categoryOf, createGate, type Gate, type GateState } from '../../src/consent/gate';
import { VendorError } from '../../src/consent/vendor-error';
import { own } from '../../src/contract/config';
import type { Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { bringMap } from './bring-map';
import { KEY_MISSING, mayCome } from './client';
import type { attributes } from './contract';
import { Facade } from './facade';

/**
 * Lays Google's map over the picture as soon as the visitor lets Google in; the address and its link
 * stand beside it, whatever happens.
 */
export function startMap(instance: Instance<typeof attributes>): void {
  const { element, config, bus } = instance;
  const settings = own(config.settings, 'map') ?? {};
  const frame = frameOf(element);
  const isText = !mayCome(settings.key);
  // Where no key is set the server has hidden it, but a client of the theme's needs none.
  frame.hidden = isText && !frame.querySelector('img');
  if (!isText) {
    new GatedMap(instance, frame, settings).start();
    return;
  }
  // A use of its own, so the owner hears of it (?mullion=doctor) and no visitor's console.
  bus.emit('error', { widget: 'map', element, error: new VendorError('bad-setting', 'map', KEY_MISSING) });
}

type Settings = Instance['config']['settings'][string];

/** One map behind the gate of consent. */
class GatedMap {
  /** What was reported already: three maps with one wrong key are one message. */
  static readonly #told = new Set<string>();
  readonly #instance: Instance<typeof attributes>;
  readonly #key: string;
  readonly #mapId: string;
  readonly #frame: HTMLElement;
  readonly #facade: Facade;
  readonly #gate: Gate;
  /** Aborts when the map has to go again, or must not come any more. */
  #session = new AbortController();
  #isAwaited = false;

  constructor(instance: Instance<typeof attributes>, frame: HTMLElement, settings: Settings) {
    const { key = '', mapId = '', ...others } = settings;
    this.#instance = instance;
    this.#key = String(key);
    this.#mapId = String(mapId);
    this.#frame = frame;
    this.#facade = new Facade(frame);
    const onChange = (state: GateState) => this.#follow(state);
    this.#gate = createGate({ category: categoryOf(others), onChange, signal: instance.signal });
  }

  start(): void {
    this.#instance.signal.addEventListener('abort', () => this.#stop(), { once: true });
    this.#follow(this.#gate.state);
  }

  #stop(): void {
    this.#session.abort();
    this.#facade.clear();
  }

  #follow(state: GateState): void {
    const { t } = this.#instance;
    if (state === 'open') {
      this.#begin();
      return;
    }
    this.#session.abort();
    const button = { label: t('map.load'), onPress: () => this.#press() };
    this.#facade.show(state === 'ask' ? { text: t('map.ask'), button } : { text: t('map.closed') });
  }

  #press(): void {
    this.#isAwaited = true;
    this.#gate.press();
  }

  #retry(): void {
    this.#isAwaited = true;
    this.#begin();
  }

  #begin(): void {
    const { element, attributes: place, t, bus } = this.#instance;
    this.#session.abort();
    this.#session = new AbortController();
    this.#facade.wait();
    bringMap({
      element,
      frame: this.#frame,
      facade: this.#facade,
      place,
      t,
      bus,
      key: this.#key,
      mapId: this.#mapId,
      signal: this.#session.signal,
      onSlow: (error) => this.#fail(error),
      onFailure: (error) => {
        this.#session.abort();
        this.#fail(error);
      },
    });
  }

  #fail(error: unknown): void {
    const { element, t, announce, report } = this.#instance;
    const text = t('map.failed');
    const mayHelp = error instanceof VendorError && error.isPassing;
    const button = { label: t('retry'), onPress: () => this.#retry() };
    this.#facade.show(mayHelp ? { text, button } : { text });
    if (this.#isAwaited) announce(text);
    const message = String(error);
    if (!GatedMap.#told.has(message)) report('map', element, error);
    GatedMap.#told.add(message);
  }
}

/** What lies in the frame of a map that is shown; in one that a page builder has copied it is dead. */
const DRAWN = '.mullion-map__facade,.mullion-map__skip,.mullion-map__canvas,.mullion-map__end';

function frameOf(element: HTMLElement): HTMLElement {
  const frame = element.querySelector<HTMLElement>('.mullion-map__frame');
  for (const old of frame?.querySelectorAll(DRAWN) ?? []) old.remove();
  if (frame) return frame;
  throw new WidgetError('bad-markup', 'map', 'There is no .mullion-map__frame for the map to lie in.');
}
