import { safeUrl } from '../../src/dom/safe-url';

/** What a provider's page fits into. */
const WIDTH = 800;
const HEIGHT = 400;

/** Where a popup stands: in the middle of the screen on which the visitor's window is. */
export function placeOf(view: Window): string {
  const screen = view.screen as Screen & { availLeft?: number; availTop?: number };
  const width = Math.min(WIDTH, screen.availWidth);
  const height = Math.min(HEIGHT, screen.availHeight);
  // Where a browser does not say where this screen begins, the middle of the window is near enough.
  const middle = (start: number | undefined, size: number, own: number, ownSize: number, length: number) =>
    Math.round(start === undefined ? own + (ownSize - length) / 2 : start + (size - length) / 2);
  const left = middle(screen.availLeft, screen.availWidth, view.screenX, view.outerWidth, width);
  const top = middle(screen.availTop, screen.availHeight, view.screenY, view.outerHeight, height);
  return `popup=yes,width=${width},height=${height},left=${left},top=${top}`;
}

/** A name that makes a new window: those with a `_` in front mean this one, or its frames. */
export const windowName = (title: string | undefined) =>
  title?.trim() ? title.trim().replace(/^_/, 'mullion_') : 'mullion-login';

/** The addresses of a button: for the popup, and for the whole page. Null for one that isn't of this site. */
export function addressesOf(
  raw: string | undefined,
  attempt: string,
): { popup: string; page: string } | null {
  const safe = safeUrl(raw);
  if (!safe) return null;
  const url = new URL(safe);
  const { searchParams: query } = url;
  const isOurs = query.has('mullion-login');
  // Nextend Social Login's addresses: without `display` its last page would be the shop, in the popup.
  const redirect = isOurs ? 'redirect_to' : query.has('loginSocial') ? 'redirect' : null;
  if (redirect && !query.has(redirect)) query.set(redirect, location.href);
  const page = url.href;
  if (redirect) query.set('display', 'popup');
  if (isOurs) query.set('attempt', attempt);
  return { page, popup: url.href };
}

/** Where the popup is, when it is back on this site with a whole page; null while it is elsewhere. */
export function landedAt(popup: Window): string | null {
  try {
    const { href, origin } = popup.location;
    return origin === location.origin && popup.document.readyState === 'complete' ? href : null;
  } catch {
    return null;
  }
}

/** An installed app has no popups to speak of: what it opens never comes back. */
export const isInstalledApp = () => matchMedia('(display-mode: standalone)').matches;
