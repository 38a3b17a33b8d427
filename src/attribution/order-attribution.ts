import { askConsent, CONSENT_EVENTS } from '../consent/consent';
import { serveBlock } from './checkout-block';
import { serveForms } from './checkout-forms';
import type { Values } from './form-inputs';
import { NONE } from './source';
import { sourcebuster } from './sourcebuster';
import { whenScriptsRan } from './when-scripts-ran';

declare module '../bus/events' {
  interface MullionEvents {
    /** What is known of where the visitor came from: the tracker has come, or tracking is on or off now. */
    'source-changed': unknown;
  }
}

/** What WooCommerce prints into the page, and what consent tools call. */
export interface OrderAttribution {
  params: {
    lifetime?: number | string;
    session?: number | string;
    base64?: boolean;
    prefix: string;
    allowTracking?: boolean;
    consentCategory?: string;
  };
  /** Where each field is found: `{ source_type: 'current.typ' }`. */
  fields: Record<string, string>;
  setOrderTracking?(isAllowed: boolean): void;
  getAttributionData?(): Values;
}

/** Does for a page what WooCommerce's `order-attribution.js` and `sourcebuster.js` do. */
export function startAttribution(shop: OrderAttribution): void {
  new Attribution(shop).start();
}

/** What the shop has printed, filled with what the page's tracker knows. */
class Attribution {
  readonly #shop: OrderAttribution;
  readonly #tracker = sourcebuster().mullion;
  /** Gives the values anew to who sends them along with an order. */
  #refresh = (): void => {};

  constructor(shop: OrderAttribution) {
    this.#shop = shop;
  }

  start(): void {
    this.#configure();
    this.#shop.getAttributionData = () => this.#read();
    this.#shop.setOrderTracking = (isOn) => {
      this.#set(Boolean(isOn));
      this.#tracker.history();
      this.#refresh();
    };
    const { params } = this.#shop;
    // Nothing is written yet; but who asks `sbjs` before the page is parsed gets an answer, and so does
    // the next page where the visitor leaves this one early. The category may not be there yet.
    if (params.allowTracking && isAllowed({ consentCategory: 'marketing', ...params })) this.#tracker.allow();
    whenScriptsRan(() => this.#serve());
    hearConsent(this.#shop, () => this.#decide());
    // Back from the browser's cache: the cookies may be others by now.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#decide());
  }

  #configure(): void {
    const { params, fields } = this.#shop;
    this.#tracker.set({
      lifetime: params.lifetime,
      session_length: params.session,
      base64: Boolean(params.base64),
      hasNewFields: Object.values(fields).some((path) => /\.(plt|fmt|tct)$/.test(path)),
    });
  }

  #serve(): void {
    const { params } = this.#shop;
    const read = () => this.#read();
    this.#set(isAllowed(params));
    const refreshForms = serveForms(params.prefix, read);
    const refreshBlock = serveBlock(read);
    // It tells no values: to read them is to write the page down.
    const tell = () => document.dispatchEvent(new Event('mullion:source-changed'));
    this.#refresh = () => {
      refreshForms();
      refreshBlock();
      tell();
    };
    tell();
  }

  #read(): Values {
    const history = this.#tracker.history();
    return Object.fromEntries(
      Object.entries(this.#shop.fields).map(([field, path]) => [field, history ? at(history, path) : null]),
    );
  }

  #set(isOn: boolean): void {
    this.#shop.params.allowTracking = isOn;
    if (isOn) this.#tracker.allow();
    else this.#tracker.forbid();
  }

  /** By the shop's own function, which a consent tool may have put another in the place of. */
  #decide(): void {
    this.#shop.setOrderTracking?.(isAllowed(this.#shop.params));
  }
}

/** A field by its path, `current.typ`; only what the cookies hold, nothing of an object's own making. */
function at(history: object, path: string): string {
  let found: unknown = history;
  for (const key of path.split('.'))
    found = typeof found === 'object' && found && Object.hasOwn(found, key) ? Reflect.get(found, key) : null;
  return typeof found === 'string' ? found : NONE;
}

/**
 * What a consent tool says of this visitor; without one, what the shop has decided. A page out of a
 * cache holds the answer of somebody else.
 */
function isAllowed({ consentCategory, allowTracking }: OrderAttribution['params']): boolean {
  const answer = consentCategory ? askConsent(consentCategory) : 'nobody';
  return answer === 'nobody' ? Boolean(allowTracking) : answer === 'allowed';
}

/** The tools' events; WooCommerce's own bridge, where it is on the page too, says the same once more. */
function hearConsent(shop: OrderAttribution, decide: () => void): void {
  const hear = ({ detail }: CustomEvent<Record<string, string> | null>) => {
    // WooCommerce adds it below our script.
    const { consentCategory: category } = shop.params;
    if (!category) return;
    if (!detail) decide();
    else if (Object.hasOwn(detail, category)) shop.setOrderTracking?.(detail[category] === 'allow');
  };
  for (const type of CONSENT_EVENTS) document.addEventListener(type, hear as EventListener);
}
