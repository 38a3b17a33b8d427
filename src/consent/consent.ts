/**
 * Whether the visitor lets a kind of third party in: the one place that knows consent tools.
 *
 * A tool is in charge of the page when it speaks the WP Consent API (nearly all of WordPress's do), or
 * when it writes what is allowed on the page's root, `<html data-mullion-consent="functional marketing">`,
 * and says each change as `mullion:consent-changed` with the API's own detail, `{ marketing: 'deny' }`.
 * Contributors can write neither.
 */
declare global {
  interface Window {
    wp_has_consent?: (category: string) => boolean;
    wp_consent_type?: string;
    wp_fallback_consent_type?: string;
    waitfor_consent_hook?: boolean | string | number;
  }
}

/** `nobody`: no tool is in charge, so nobody has asked the visitor. */
export type Answer = 'allowed' | 'denied' | 'nobody';

/** The visitor said something; the tool's own start, `wp_consent_type_defined`, says nothing yet. */
const CHANGES = ['wp_listen_for_consent_change', 'mullion:consent-changed'];

/** Everything by which a tool makes itself heard, on the document. */
export const CONSENT_EVENTS = [...CHANGES, 'wp_consent_type_defined'];

/** What the visitor lets happen, as the tools know it now. With two tools both have to allow it. */
export function askConsent(category: string): Answer {
  const answers = [answerOfRoot(category), answerOfWordPress(category)].filter((one) => one !== undefined);
  if (!answers.length) return 'nobody';
  return answers.every(Boolean) ? 'allowed' : 'denied';
}

/**
 * Calls `listener` whenever a tool starts or changes its mind; `wasDenied` when the visitor just
 * refused `category`.
 */
export function onConsentChange(
  category: string,
  listener: (answer: Answer, wasDenied: boolean) => void,
  signal: AbortSignal,
): void {
  const hear = ({ type, detail }: CustomEvent) => {
    const answer = askConsent(category);
    const said = detail && Object.hasOwn(detail, category) ? detail[category] : undefined;
    // A tool that tells no detail has changed everything.
    const isOurs = CHANGES.includes(type) && (said === 'deny' || (!detail && answer === 'denied'));
    listener(answer, isOurs);
  };
  for (const type of CONSENT_EVENTS) document.addEventListener(type, hear as EventListener, { signal });
}

function answerOfRoot(category: string): boolean | undefined {
  return document.documentElement.dataset.mullionConsent?.split(/\s+/).includes(category);
}

/**
 * Without a consent type the API answers "yes" to everything, because no banner is installed. Whoever
 * asks here wants consent, so that is no answer; and a type that is still to come (by country) is a no.
 */
function answerOfWordPress(category: string): boolean | undefined {
  if (typeof window.wp_has_consent !== 'function') return undefined;
  if (window.waitfor_consent_hook && window.wp_consent_type === undefined) return false;
  const type = window.wp_consent_type ?? window.wp_fallback_consent_type;
  return type ? window.wp_has_consent(category) : undefined;
}
