import { afterEach, beforeEach, vi } from 'vitest';
import type { Context } from '../../../src/registry/context';
import golden from '../../../widgets/map/golden/default.html?raw';
import { fakeContext } from './context';
import { find, freshPage, settled } from './page';

const loader = vi.hoisted(() => ({ setOptions: vi.fn(), importLibrary: vi.fn() }));
vi.mock('@googlemaps/js-api-loader', () => loader);

class FakeMap {
  constructor(
    readonly canvas: HTMLElement,
    readonly options: Record<string, unknown>,
  ) {
    drawn.maps.push(this);
  }
}
class FakePin {
  kind = 'advanced';
  map: unknown;
  constructor(readonly options: { map: unknown; title: string }) {
    this.map = options.map;
    drawn.pins.push(this);
  }
}
class ClassicPin extends FakePin {
  override kind = 'classic';
  setMap(map: unknown) {
    this.map = map;
  }
}
export const CLIENT = { Map: FakeMap, Marker: ClassicPin, AdvancedMarkerElement: FakePin };

/** What was drawn so far on this page. */
export const drawn = { maps: [] as FakeMap[], pins: [] as FakePin[] };
let leave = () => {};
let stop = new AbortController();

/** The widget as a page gets it: what is kept for all maps of a page starts anew. */
export async function freshMap() {
  vi.resetModules();
  return (await import('../../../widgets/map/index')).default;
}
export const contextOf = (settings: Record<string, string | number | boolean>) => {
  const ctx = fakeContext({ settings: { map: settings } });
  ctx.t = ((key: string, ...values: unknown[]) => [key, ...values].join(' ')) as Context['t'];
  return ctx;
};
type Settings = Parameters<typeof contextOf>[0];
export async function start(settings: Settings = { key: 'k' }, html = golden) {
  leave = freshPage(html);
  const ctx = contextOf(settings);
  const widget = await freshMap();
  await widget.start({ ...ctx, element: find('.mullion-map'), signal: stop.signal });
  await settled();
  return ctx;
}
export const text = () => document.querySelector('.mullion-map__text')?.textContent;
export const button = () => document.querySelector<HTMLElement>('.mullion-map__button');
export const canvas = () => document.querySelector<HTMLElement>('.mullion-map__canvas');
export const messageOf = (ctx: ReturnType<typeof contextOf>) => String(ctx.report.mock.calls[0]?.[2]);
export const refuse = () => {
  document.documentElement.dataset.mullionConsent = '';
  const detail = { marketing: 'deny' };
  document.dispatchEvent(new CustomEvent('mullion:consent-changed', { detail }));
};
export const allow = () => {
  document.documentElement.dataset.mullionConsent = 'marketing';
  document.dispatchEvent(new CustomEvent('mullion:consent-changed', { detail: { marketing: 'allow' } }));
};

/** Starts the widget on every map of `html`. */
export async function startAll(ctx: Context, html = golden + golden) {
  leave = freshPage(html);
  const widget = await freshMap();
  for (const element of document.querySelectorAll<HTMLElement>('.mullion-map'))
    await widget.start({ ...ctx, element, signal: stop.signal });
  await settled();
}
/** Starts the widget on a page of its own, and hands back what it throws. */
export async function startBadly(html: string, settings: Settings = { key: 'k' }) {
  leave = freshPage(html);
  const widget = await freshMap();
  return () => widget.start({ ...contextOf(settings), element: find('.mullion-map'), signal: stop.signal });
}

/** Fake timers, a client that answers, and a page that is given back. */
export function prepareMaps() {
  beforeEach(() => {
    stop = new AbortController();
    Object.assign(drawn, { maps: [], pins: [] });
    loader.setOptions.mockReset();
    loader.importLibrary.mockReset().mockResolvedValue(CLIENT);
    vi.useFakeTimers();
  });
  afterEach(() => {
    stop.abort();
    leave();
    vi.useRealTimers();
    delete document.documentElement.dataset.mullionConsent;
    Reflect.deleteProperty(window, 'gm_authFailure');
    document.documentElement.lang = '';
  });
  return { loader, signal: () => stop.signal, abort: () => stop.abort() };
}
