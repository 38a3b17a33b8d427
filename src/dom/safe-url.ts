import { parseUrl } from './parse-url';

/**
 * The one gate for every address that markup or a server answer hands us.
 *
 * Returns the absolute address when it is http(s) and of this origin, otherwise `null`. With
 * `anyOrigin`, other http(s) hosts pass too: for links that a visitor may follow, never for a
 * request or a redirect. A prefix test is not enough: `//evil.example`, `/\evil.example` and
 * `javascript:` all start harmlessly (docs/threats.md, "Hostile addresses").
 */
export function safeUrl(value: unknown, { anyOrigin = false } = {}): string | null {
  if (typeof value !== 'string' || !value.trim()) return null;
  const url = parseUrl(value, document.baseURI);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && (anyOrigin || url.origin === location.origin) ? url.href : null;
}
