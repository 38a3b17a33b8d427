import { clearCookies, cookieJar, type Jar } from './cookies';
import { type History, readHistory, record, type Terms } from './history';
import type { Visit } from './source';
import { whenParsed } from './when-parsed';

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
export interface Tracker {
  /** Lets the page be written down, and does so when the browser has a moment. */
  allow(): void;
  /** Takes every cookie away and writes none from now on. */
  forbid(): void;
  /** What is known; the page itself is part of it. Empty while tracking is off. */
  history(): History | undefined;
  set(preferences: Preferences & { hasNewFields?: boolean }): void;
}

/** The landing page as it is now: consent may come when the address has long been tidied up. */
const landing = (): Visit => ({
  href: location.href,
  referrer: document.referrer,
  userAgent: navigator.userAgent,
});

export function createTracker(): Tracker {
  const visit = landing();
  const host = location.hostname;
  const terms: Terms = { lifetime: 0.00001, session: 30, hasNewFields: false };
  let jar: Jar = cookieJar(host, false);
  let isAllowed = false;
  let isRecorded = false;

  const write = () => {
    if (!isAllowed || isRecorded) return;
    isRecorded = true;
    record(visit, jar, terms);
  };
  // Whoever leaves at once has been here too.
  addEventListener('pagehide', write);
  return {
    allow() {
      isAllowed = true;
      if (!isRecorded) whenParsed(() => whenShown(() => setTimeout(write)));
    },
    forbid() {
      isAllowed = false;
      isRecorded = false;
      clearCookies(host);
    },
    history() {
      write();
      return isAllowed ? readHistory(jar) : undefined;
    },
    set({ lifetime, session_length, base64, hasNewFields }) {
      if (lifetime !== undefined) terms.lifetime = Number(lifetime);
      if (session_length !== undefined) terms.session = Number(session_length);
      if (hasNewFields !== undefined) terms.hasNewFields = hasNewFields;
      if (base64 !== undefined) jar = cookieJar(host, base64);
    },
  };
}

/** A page that the browser prepares in advance has not been seen. */
function whenShown(callback: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
