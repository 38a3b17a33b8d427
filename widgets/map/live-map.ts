import { ensureId } from '../../src/dom/ids';
import type { Client } from './client';

export interface Place {
  lat: number;
  lng: number;
  zoom: number;
  title: string;
}

export interface LiveMapOptions {
  frame: HTMLElement;
  client: Client;
  place: Place;
  /** Google's map id; the new markers need one. */
  mapId: string;
  /** Names the map for a screen reader. */
  label: string;
  /** Text of the link that leads past the map. */
  skip: string;
  signal: AbortSignal;
}

/** A light road map. Two fingers or Ctrl and the wheel move it: the page scrolls on. */
const LOOK = { mapTypeId: 'roadmap', colorScheme: 'LIGHT', gestureHandling: 'cooperative' } as const;

/** Draws the map into the frame, over the picture that stays there; `signal` takes all of it away. */
export function drawMap({ frame, client, place, mapId, label, skip, signal }: LiveMapOptions) {
  const canvas = document.createElement('div');
  canvas.className = 'mullion-map__canvas';
  canvas.tabIndex = -1;
  canvas.setAttribute('role', 'group');
  canvas.setAttribute('aria-label', label);
  const [link, end] = passage(skip);
  frame.append(link, canvas, end);
  const empty = () => {
    for (const node of [link, canvas, end]) node.remove();
  };
  signal.addEventListener('abort', empty, { once: true });

  const { lat, lng, zoom, title } = place;
  const center = { lat, lng };
  const map = new client.Map(canvas, { ...LOOK, center, zoom, ...(mapId && { mapId }) });
  const removePin = addPin(client, { map, position: center, title }, Boolean(mapId));
  signal.addEventListener('abort', removePin, { once: true });
  return { map, canvas };
}

type PinOptions = { map: google.maps.Map; position: google.maps.LatLngLiteral; title: string };

/** The new marker needs a map id; the classic one works without, and is deprecated. */
function addPin(client: Client, options: PinOptions, isNew: boolean): () => void {
  if (!isNew) {
    const marker = new client.Marker(options);
    return () => marker.setMap(null);
  }
  const marker = new client.AdvancedMarkerElement(options);
  return () => {
    marker.map = null;
  };
}

/** A map has many stops of the Tab key: a link to what follows it. */
function passage(text: string): [HTMLElement, HTMLElement] {
  const end = document.createElement('span');
  end.className = 'mullion-map__end';
  end.tabIndex = -1;
  const link = document.createElement('a');
  link.className = 'mullion-map__skip mullion-visually-hidden';
  link.href = `#${ensureId(end, 'map-end')}`;
  link.textContent = text;
  return [link, end];
}
