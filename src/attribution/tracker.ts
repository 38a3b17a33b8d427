import { whenShown } from '../dom/when-idle';
import { clearCookies, cookieJar, type Jar } from './cookies';
import { type History, readHistory, record, type Terms } from './history';
import type { Visit } from './source';
import { whenScriptsRan } from './when-scripts-ran';

/** What a script may tell `sbjs.init()`; the rest of sourcebuster's options is not WooCommerce's. */
export interface Preferences {
  lifetime?: number | string | undefined;
  session_length?: number | string | undefined;
  base64?: boolean | undefined;
  callback?: (history: History) => void;
}

/**
 * One page's part in what is known of the visitor; the page is written down once, however often
 * tracking is switched on.
 */
export class Tracker {
  /** The landing page as it is now: consent may come when the address has long been tidied up. */
  readonly #visit: Visit = {
    href: location.href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
  };
  readonly #host = location.hostname;
  readonly #terms: Terms = { lifetime: 0.00001, session: 30, hasNewFields: false };
  #jar: Jar = cookieJar(this.#host, false);
  #isAllowed = false;
  #isRecorded = false;

  /** Until the page goes. */
  start(): void {
    // Whoever leaves at once has been here too.
    addEventListener('pagehide', this.#write);
  }

  /** Lets the page be written down, and does so when the browser has a moment. */
  allow(): void {
    this.#isAllowed = true;
    if (!this.#isRecorded) whenScriptsRan(() => whenShown(() => setTimeout(this.#write)));
  }

  /** Takes every cookie away and writes none from now on. */
  forbid(): void {
    this.#isAllowed = false;
    this.#isRecorded = false;
    clearCookies(this.#host);
  }

  /** What is known; the page itself is part of it. Empty while tracking is off. */
  history(): History | undefined {
    this.#write();
    return this.#isAllowed ? readHistory(this.#jar) : undefined;
  }

  set({ lifetime, session_length, base64, hasNewFields }: Preferences & { hasNewFields?: boolean }): void {
    if (lifetime !== undefined) this.#terms.lifetime = Number(lifetime);
    if (session_length !== undefined) this.#terms.session = Number(session_length);
    if (hasNewFields !== undefined) this.#terms.hasNewFields = hasNewFields;
    if (base64 !== undefined) this.#jar = cookieJar(this.#host, base64);
  }

  readonly #write = (): void => {
    if (!this.#isAllowed || this.#isRecorded) return;
    this.#isRecorded = true;
    record(this.#visit, this.#jar, this.#terms);
  };
}
