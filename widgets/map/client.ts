/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { VendorError } from '../../src/consent/vendor-error';

declare global {
  interface Window {
    /** Google's client calls it when it refuses the key. */
    gm_authFailure?: (() => void) | undefined;
  }
}

/** The parts of Google's client that a map here is made of. */
export type Client = google.maps.MapsLibrary & google.maps.MarkerLibrary;

/** Who wants to know that the key was refused: the maps of this page. */
const waiting = new Set<() => void>();
let isConfigured = false;
let isRefused = false;

/**
 * Loads Google's client, once for all maps of the page; a client that the theme has brought is used
 * as it is. Never resolves where the server is silent: the caller keeps the time.
 *
 * @throws VendorError where the client cannot be had; the next call tries again.
 */
export async function loadClient(key: string): Promise<Client> {
  configure(key);
  try {
    const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')]);
    return { ...maps, ...marker };
  } catch (cause) {
    const problem = `Google's map client could not be loaded (${cause}). Look whether the network and the page's Content-Security-Policy let https://maps.googleapis.com in.`;
    throw new VendorError('vendor-failed', 'map', problem, { cause, isPassing: true });
  }
}

/** Calls `listener` when Google refuses the key, at once where it has done so already. */
export function onRefusal(listener: () => void, signal: AbortSignal): void {
  waiting.add(listener);
  signal.addEventListener('abort', () => waiting.delete(listener), { once: true });
  if (isRefused) listener();
}

/** @throws VendorError (`bad-setting`) where there is neither a key nor a client of the theme's. */
export function requireKey(key: string): void {
  if (key || typeof window.google?.maps?.importLibrary === 'function') return;
  const problem = `The setting "key" is missing, so there is no map; the address and its link stay. Put Google's API key into the option mullion_settings: ['map' => ['key' => '…']].`;
  throw new VendorError('bad-setting', 'map', problem);
}

function configure(key: string): void {
  if (isConfigured) return;
  isConfigured = true;
  hearRefusals();
  const language = document.documentElement.lang;
  setOptions({ key, v: 'quarterly', ...(language && { language }) });
}

/** The client tells the page by one global function, which may be somebody else's already. */
function hearRefusals(): void {
  const before = window.gm_authFailure;
  window.gm_authFailure = () => {
    isRefused = true;
    for (const listener of [...waiting]) listener();
    before?.();
  };
}
