import { afterEach, beforeEach } from 'vitest';

export const root = document.documentElement;

export const say = (type: string, detail?: unknown) =>
  document.dispatchEvent(new CustomEvent(type, { detail }));
/** A tool of the hook says what is allowed now. */
export const changeRoot = (allowed: string, detail?: unknown) => {
  root.dataset.mullionConsent = allowed;
  say('mullion:consent-changed', detail);
};

/** The WP Consent API as its script behaves: "yes" to everything while no consent type is known. */
export function installApi(type: string | undefined, cookies: Record<string, string> = {}) {
  Object.assign(window, {
    wp_fallback_consent_type: type,
    wp_has_consent: (category: string) => {
      const current = window.wp_consent_type ?? window.wp_fallback_consent_type;
      if (!current) return true;
      if (current.includes('optout') && !cookies[category]) return true;
      return cookies[category] === 'allow';
    },
  });
  return (category: string, value: 'allow' | 'deny') => {
    cookies[category] = value;
    // The API's detail is an array with a property.
    say('wp_listen_for_consent_change', Object.assign([], { [category]: value }));
  };
}

/** A signal for each test, and a page on which no tool is left from the one before. */
export function freshConsent() {
  let stop = new AbortController();
  beforeEach(() => {
    stop = new AbortController();
  });
  afterEach(() => {
    stop.abort();
    delete root.dataset.mullionConsent;
    for (const name of [
      'wp_has_consent',
      'wp_consent_type',
      'wp_fallback_consent_type',
      'waitfor_consent_hook',
    ])
      Reflect.deleteProperty(window, name);
  });
  return { signal: () => stop.signal, abort: () => stop.abort() };
}
