import { describe, expect, test, vi } from 'vitest';
import {
  canvas,
  contextOf,
  drawn,
  prepareMaps,
  start,
  startAll,
  startBadly,
} from '../../tests/unit/helpers/map';
import { find } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';
import untitled from './golden/own-address.html?raw';

const page = prepareMaps();

describe('the map', () => {
  test('is a light road map of the place, and lets the page scroll on', async () => {
    await start();
    expect(drawn.maps[0]?.options).toEqual({
      mapTypeId: 'roadmap',
      colorScheme: 'LIGHT',
      gestureHandling: 'cooperative',
      center: { lat: 10.7769, lng: 106.7009 },
      zoom: 16,
    });
    expect(canvas()?.getAttribute('aria-label')).toBe('map.label Cửa nhôm kính Mullion');
  });

  test('without a title is called a map', async () => {
    await start({ key: 'k' }, untitled);
    expect(canvas()?.getAttribute('aria-label')).toBe('map.name');
    expect(drawn.maps[0]?.options.center).toEqual({ lat: -33.8568, lng: 151.2153 });
  });

  test("asks Google for its client with the owner's key, in the language of the page", async () => {
    document.documentElement.lang = 'vi';
    await start();
    expect(page.loader.setOptions).toHaveBeenCalledExactlyOnceWith({
      key: 'k',
      v: 'quarterly',
      language: 'vi',
    });
    expect(page.loader.importLibrary.mock.calls).toEqual([['maps'], ['marker']]);
  });

  test('never takes a key out of the markup', async () => {
    const evil = golden.replace('data-title', 'data-key="evil" data-title');
    await start({}, evil);
    expect(drawn.maps).toEqual([]);
    expect(page.loader.importLibrary).not.toHaveBeenCalled();
  });

  test('that a page builder has copied while it was shown is drawn anew, once', async () => {
    await start();
    const copy = find('.mullion-map').cloneNode(true) as HTMLElement;
    await start({ key: 'k' }, copy.outerHTML);
    expect(document.querySelectorAll('.mullion-map__canvas')).toHaveLength(1);
    expect(document.querySelectorAll('.mullion-map__skip')).toHaveLength(1);
    expect(drawn.maps.at(-1)?.canvas).toBe(canvas());
  });

  test.each([
    ['classic', {}],
    ['advanced', { mapId: 'abc' }],
  ])('has a %s pin with settings %j', async (kind, more) => {
    await start({ key: 'k', ...more });
    expect(drawn.pins.map((pin) => [pin.kind, pin.options.title])).toEqual([[kind, 'Cửa nhôm kính Mullion']]);
    expect(drawn.maps[0]?.options.mapId).toBe('mapId' in more ? 'abc' : undefined);
  });

  test('tells the page of itself', async () => {
    const heard = vi.fn();
    document.addEventListener('mullion:map-shown', heard, { once: true });
    await start();
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ element: find('.mullion-map'), map: drawn.maps[0] });
  });

  test('has a link past it, to an end of its own', async () => {
    const ctx = contextOf({ key: 'k' });
    await startAll(ctx);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.mullion-map__skip')];
    const ends = links.map((link) => document.querySelector(link.hash));
    expect(new Set(ends).size).toBe(2);
    expect(ends.every((end, at) => end?.parentElement === links[at]?.parentElement)).toBe(true);
  });

  test('that is removed gives the markup back', async () => {
    await start();
    expect(document.querySelectorAll('.mullion-map__frame > *')).toHaveLength(4);
    page.abort();
    expect([...find('.mullion-map__frame').children].map(({ localName }) => localName)).toEqual(['svg']);
    expect(drawn.pins[0]?.map).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['data-lat', 'data-lat="91"'],
    ['data-lat', 'data-lat="1e1"'],
    ['data-lat', 'data-lat="10,5"'],
    ['data-lng', 'data-lat="10" data-lng=""'],
    ['data-lng', 'data-lat="10" data-lng="180.01"'],
    ['data-zoom', 'data-lat="10" data-lng="1" data-zoom="22"'],
  ])('does not start with a bad %s (%s)', async (name, attributes) => {
    expect(
      await startBadly(`<div class="mullion-map" ${attributes}><div class="mullion-map__frame"></div></div>`),
    ).toThrow(name);
  });

  test('says what is missing where a theme has no frame', async () => {
    expect(await startBadly('<div class="mullion-map" data-lat="1" data-lng="1"></div>')).toThrow(
      '.mullion-map__frame',
    );
  });
});
