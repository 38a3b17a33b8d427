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

/** Google's client, loaded once for all maps of the page. */
class GoogleMaps {
  /** Who wants to know that the key was refused: the maps of this page. */
  readonly #waiting = new Set<() => void>();
  #isConfigured = false;
  #isRefused = false;

  /**
   * Loads it; a client that the theme has brought is used as it is. Never resolves where the server is
   * silent: the caller keeps the time.
   *
   * @throws VendorError where the client cannot be had; the next call tries again.
   */
  async load(key: string): Promise<Client> {
    this.#configure(key);
    try {
      const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')]);
      return { ...maps, ...marker };
    } catch (cause) {
      const problem = `Google's map client could not be loaded (${cause}). Look whether the network and the page's Content-Security-Policy let https://maps.googleapis.com in.`;
      throw new VendorError('vendor-failed', 'map', problem, { cause, isPassing: true });
    }
  }

  /** Calls `listener` when Google refuses the key, at once where it has done so already. */
  onRefusal(listener: () => void, signal: AbortSignal): void {
    this.#waiting.add(listener);
    signal.addEventListener('abort', () => this.#waiting.delete(listener), { once: true });
    if (this.#isRefused) listener();
  }

  #configure(key: string): void {
    if (this.#isConfigured) return;
    this.#isConfigured = true;
    this.#hearRefusals();
    const language = document.documentElement.lang;
    setOptions({ key, v: 'quarterly', ...(language && { language }) });
  }

  /** The client tells the page by one global function, which may be somebody else's already. */
  #hearRefusals(): void {
    const before = window.gm_authFailure;
    window.gm_authFailure = () => {
      this.#isRefused = true;
      for (const listener of [...this.#waiting]) listener();
      before?.();
    };
  }
}

export const googleMaps = new GoogleMaps();

/** Whether there is a key, or a client of the theme's. */
export const mayCome = (key: unknown) =>
  Boolean(key) || typeof window.google?.maps?.importLibrary === 'function';

/** What the owner is told where no map {@link mayCome}. */
export const KEY_MISSING = `The setting "key" is missing, so there is no map; the address and its link stay. Enter Google's API key under Settings → Mullion → Widgets → Map, or put it into the option mullion_settings: ['map' => ['key' => '…']].`;
