import { VendorError } from '../../src/consent/vendor-error';
import type { Instance } from '../../src/registry/define-widget';
import { type Client, googleMaps } from './client';
import type { Facade } from './facade';
import { drawMap, type Place } from './live-map';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** A map can be used; `map` is Google's own, for a theme that adds more to it. */
    'map-shown': { element: Element; map: google.maps.Map };
  }
}

/** Milliseconds after which a client that says nothing is called lost; it may still come. */
const PATIENCE = 15_000;

const SILENT = `Google's map client has not answered for ${PATIENCE / 1000} s; the address and its link stay.`;
const REFUSED = `Google refused the API key of the setting "key"; its reason is in this console. Let that key be used by this site and by the Maps JavaScript API, with billing on (Google Cloud console).`;

export interface BringMapOptions extends Pick<Instance, 'element' | 't' | 'bus'> {
  frame: HTMLElement;
  facade: Facade;
  place: Place;
  key: string;
  mapId: string;
  /** The visitor should hear that it takes long; the map is still waited for. */
  onSlow(error: VendorError): void;
  /** There will be no map. */
  onFailure(error: unknown): void;
  /** Aborts when the map has to go again, or must not come any more. */
  signal: AbortSignal;
}

/** Loads the client, draws the map and takes the facade away; says in between what goes wrong. */
export async function bringMap(options: BringMapOptions): Promise<void> {
  const { key, onSlow, onFailure, signal } = options;
  const slow = setTimeout(() => onSlow(new VendorError('vendor-failed', 'map', SILENT)), PATIENCE);
  const stopWaiting = () => clearTimeout(slow);
  signal.addEventListener('abort', stopWaiting, { once: true });
  googleMaps.onRefusal(() => onFailure(new VendorError('bad-setting', 'map', REFUSED)), signal);
  try {
    const client = await googleMaps.load(key);
    if (!signal.aborted) show(options, client);
  } catch (error) {
    if (!signal.aborted) onFailure(error);
  } finally {
    stopWaiting();
  }
}

function show(options: BringMapOptions, client: Client): void {
  const { element, frame, facade, place, t, bus, mapId, signal } = options;
  const label = place.title ? t('map.label', place.title) : t('map.name');
  const skip = t('map.skip');
  const { map, canvas } = drawMap({ frame, client, place, mapId, label, skip, signal });
  if (facade.hasFocus()) canvas.focus({ preventScroll: true });
  facade.clear();
  bus.emit('map-shown', { element, map });
}
