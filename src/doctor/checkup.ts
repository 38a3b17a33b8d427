import { bus } from '../bus/bus';
import { type Config, running } from '../contract/config';

/** `later`: its moment has not come. `unknown`: no such widget; `off`: the owner has switched it off. */
export type State = 'later' | 'waiting' | 'ready' | 'failed' | 'left' | 'off' | 'unknown';

/** How one element that asks for a widget fares. */
export interface Checkup {
  element: HTMLElement;
  widget: string;
  state: State;
  /** When it starts; empty where nobody knows. */
  moment: string;
  /** Of its own script as it came over the wire; null before it has come, 0 out of the browser's cache. */
  bytes: number | null;
  /** From its moment to its being ready, in ms. */
  ms: number | null;
  errors: string[];
}

/** How a page fares. */
export interface Report {
  checkups: Checkup[];
  /** Of what belongs to no element, such as the cart. */
  errors: string[];
  /** Of all scripts of the plugin that have come, over the wire. */
  bytes: number;
  /** Whether the plugin's script has run. */
  isThere: boolean;
}

const STATES: ReadonlySet<string> = new Set(['waiting', 'ready', 'failed', 'left']);

/** Listens to what widgets say and do from now on: created before the plugin's script runs. */
export class Checkups {
  readonly #errors = new Map<Element | null, string[]>();
  readonly #begun = new Map<Element, number>();
  readonly #took = new Map<Element, number>();
  #tell = () => {};

  constructor() {
    bus.on('error', ({ element, widget, error }) => {
      const text = `${element ? '' : `${widget}: `}${error.message}`;
      this.#errors.set(element, [...(this.#errors.get(element) ?? []), text]);
      this.#tell();
    });
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) this.#note(target as HTMLElement);
      this.#tell();
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-state', 'data-widget'],
    });
  }

  #note(element: HTMLElement): void {
    const { state } = element.dataset ?? {};
    const begun = this.#begun.get(element);
    if (state === 'waiting') this.#begun.set(element, performance.now());
    if (state === 'ready' && begun !== undefined && !this.#took.has(element))
      this.#took.set(element, performance.now() - begun);
  }

  /** Calls with how the page fares, now and when that changes; returns what ends it. */
  subscribe(tell: (report: Report) => void): () => void {
    let request = 0;
    const soon = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => tell(this.report()));
    };
    this.#tell = soon;
    tell(this.report());
    return () => {
      cancelAnimationFrame(request);
      this.#tell = () => {};
    };
  }

  report(): Report {
    const config = running()?.config;
    const elements = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ours = files.filter(({ name }) => config && name.startsWith(config.base) && name.endsWith('.js'));
    return {
      checkups: elements.map((element) => this.#checkup(element, config, files)),
      errors: this.#errors.get(null) ?? [],
      bytes: ours.reduce((sum, { transferSize }) => sum + transferSize, 0),
      isThere: Boolean(config),
    };
  }

  #checkup(element: HTMLElement, config: Config | undefined, files: PerformanceResourceTiming[]): Checkup {
    const widget = element.dataset.widget ?? '';
    const known = config && Object.hasOwn(config.widgets, widget) ? config.widgets[widget] : undefined;
    const [js = '', moment = ''] = known || [];
    const href = config && js ? new URL(js, config.base).href : '';
    const state = element.dataset.state ?? '';
    const took = this.#took.get(element);
    return {
      element,
      widget,
      state: stateOf(state, known),
      moment: element.dataset.hydrate ?? moment,
      bytes: files.find(({ name }) => name === href)?.transferSize ?? null,
      ms: took === undefined ? null : Math.round(took),
      errors: this.#errors.get(element) ?? [],
    };
  }
}

function stateOf(state: string, known: unknown): State {
  if (STATES.has(state)) return state as State;
  if (known === false) return 'off';
  return known ? 'later' : 'unknown';
}
