import { describe, expect, test, vi } from 'vitest';
import { bus } from '../../src/bus/bus';
import {
  allow,
  button,
  CLIENT,
  canvas,
  contextOf,
  drawn,
  messageOf,
  prepareMaps,
  refuse,
  start,
  startAll,
  text,
} from '../../tests/unit/helpers/map';
import { find, settled } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';
import withPicture from './golden/with-picture.html?raw';

const page = prepareMaps();

describe('consent', () => {
  const asked = { key: 'k', consent: 'marketing' };

  test('is waited for: nothing is asked of Google, and a button says what it would load', async () => {
    await start(asked);
    expect(page.loader.setOptions).not.toHaveBeenCalled();
    expect(page.loader.importLibrary).not.toHaveBeenCalled();
    expect([text(), button()?.textContent]).toEqual(['map.ask', 'map.load']);
  });

  test('is given by the press; the focus goes on to the map', async () => {
    await start(asked);
    button()?.focus();
    button()?.click();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    await settled();
    expect(document.activeElement).toBe(canvas());
    expect(text()).toBeUndefined();
  });

  test('of a tool is enough, and its refusal takes the map away', async () => {
    allow();
    await start(asked);
    expect(canvas()).not.toBeNull();
    refuse();
    expect(canvas()).toBeNull();
    expect([text(), button()]).toEqual(['map.closed', null]);
    allow();
    await settled();
    expect(document.querySelectorAll('.mullion-map__canvas')).toHaveLength(1);
    expect(text()).toBeUndefined();
  });

  test('that is withdrawn while the client loads leaves no map', async () => {
    let arrive = (_client: unknown) => {};
    page.loader.importLibrary.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    allow();
    await start(asked);
    refuse();
    arrive(CLIENT);
    await settled();
    expect(drawn.maps).toEqual([]);
    expect(text()).toBe('map.closed');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('pressed on one map loads that one only', async () => {
    await startAll(contextOf(asked));
    button()?.click();
    await settled();
    expect(drawn.maps).toHaveLength(1);
    expect(document.querySelectorAll('.mullion-map__button')).toHaveLength(1);
  });
});

describe('when there is no map', () => {
  test('without a key the visitor sees no place for a map, and the owner alone hears the name of the setting', async () => {
    const heard = vi.fn();
    bus.on('error', ({ widget, element, error }) => heard(widget, element, String(error)), page.signal());
    const ctx = await start({});
    expect(heard.mock.calls).toEqual([['map', find('.mullion-map'), expect.any(String)]]);
    expect(heard.mock.calls[0]?.[2]).toMatch(
      /The setting "key" is missing.*Settings → Mullion.*mullion_settings.*\(bad-setting\)/,
    );
    expect(ctx.report).not.toHaveBeenCalled();
    expect(find('.mullion-map__frame').hidden).toBe(true);
    expect(text()).toBeUndefined();
    allow();
    await settled();
    expect(page.loader.setOptions).not.toHaveBeenCalled();
  });

  test('without a key a picture stays', async () => {
    await start({}, withPicture);
    expect(find('.mullion-map__frame').hidden).toBe(false);
    expect(text()).toBeUndefined();
  });

  test('a client of the theme needs no key', async () => {
    vi.stubGlobal('google', { maps: { importLibrary: () => {} } });
    const ctx = await start({}, golden.replace('__frame"', '__frame" hidden'));
    expect(find('.mullion-map__frame').hidden).toBe(false);
    expect(drawn.maps).toHaveLength(1);
    expect(ctx.report).not.toHaveBeenCalled();
  });

  test('a refused key takes the map away and says so once; another handler still hears it', async () => {
    const theirs = vi.fn();
    window.gm_authFailure = theirs;
    const ctx = await start();
    window.gm_authFailure?.();
    expect(canvas()).toBeNull();
    expect([text(), button()]).toEqual(['map.failed', null]);
    expect(messageOf(ctx)).toMatch(/refused the API key.*\(bad-setting\)/);
    expect(ctx.announce).not.toHaveBeenCalled();
    expect(theirs).toHaveBeenCalledOnce();
  });

  test('a map that comes after the refusal is not even tried', async () => {
    await start();
    window.gm_authFailure?.();
    const { default: widget } = await import('./index');
    const late = document.createElement('div');
    Object.assign(late.dataset, { lat: '1', lng: '1' });
    late.innerHTML = '<div class="mullion-map__frame"></div>';
    await widget.start({ ...contextOf({ key: 'k' }), element: late, signal: page.signal() });
    await settled();
    expect(drawn.maps).toHaveLength(1);
    expect(late.textContent).toBe('map.failed');
  });

  test('a failed network can be tried again, and is announced to who pressed', async () => {
    page.loader.importLibrary.mockRejectedValue(new Error('could not load'));
    const ctx = await start();
    expect([text(), button()?.textContent]).toEqual(['map.failed', 'retry']);
    expect(messageOf(ctx)).toMatch(/could not load.*maps\.googleapis\.com.*\(vendor-failed\)/);
    expect(ctx.announce).not.toHaveBeenCalled();
    button()?.click();
    await settled();
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('map.failed');
    page.loader.importLibrary.mockResolvedValue(CLIENT);
    button()?.click();
    await settled();
    expect(canvas()).not.toBeNull();
    expect(ctx.report).toHaveBeenCalledOnce();
  });

  test('a silent server is called lost after 15 s, and may still answer', async () => {
    let arrive = (_client: unknown) => {};
    page.loader.importLibrary.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const ctx = await start();
    vi.advanceTimersByTime(14_999);
    expect(ctx.report).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(messageOf(ctx)).toContain('15 s');
    expect([text(), button()]).toEqual(['map.failed', null]);
    arrive(CLIENT);
    await settled();
    expect(text()).toBeUndefined();
    expect(canvas()).not.toBeNull();
  });

  test('a client that breaks while it draws leaves nothing half made', async () => {
    page.loader.importLibrary.mockResolvedValue({ ...CLIENT, Marker: undefined });
    const ctx = await start();
    expect(canvas()).toBeNull();
    expect(text()).toBe('map.failed');
    expect(ctx.report).toHaveBeenCalledOnce();
  });
});
