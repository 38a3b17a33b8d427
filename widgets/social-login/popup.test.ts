import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import corpus from '../../tests/unit/url-corpus.json';
import { addressesOf, placeOf, windowName } from './popup';
import { readResult } from './result';

const ID = 'a'.repeat(32);

describe('a result', () => {
  test('of our own page has type, attempt and everything it says', () => {
    const data = { type: 'mullion-login', attempt: ID, success: true, redirect: '/a', message: 'x' };
    expect(readResult(data, ID)).toEqual({ success: true, redirect: '/a', message: 'x' });
  });

  test('of another plugin is {success, redirect}', () => {
    expect(readResult({ success: false }, ID)).toEqual({ success: false });
  });

  test.each([
    ['another attempt', { success: true, attempt: 'b' }],
    ['another type', { success: true, type: 'react-devtools' }],
    ['a number for success', { success: 1 }],
    ['a word for success', { success: 'true' }],
    ['text', 'success'],
    ['nothing', null],
    ['a list', [true]],
    ['our own acknowledgement', { type: 'mullion-login-heard' }],
  ])('is not %s', (_, data) => {
    expect(readResult(data, ID)).toBeNull();
  });

  test('never throws, and keeps only text, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (redirect, message) => {
        const result = readResult({ success: true, redirect, message }, ID);
        for (const value of [result?.redirect, result?.message])
          expect(['string', 'undefined']).toContain(typeof value);
      }),
    );
  });
});

describe('the addresses of a button', () => {
  test('of ours say where the visitor is, and the popup its attempt', () => {
    const addresses = addressesOf('/?mullion-login=google', ID);
    const page = new URL(addresses?.page ?? '').searchParams;
    const popup = new URL(addresses?.popup ?? '').searchParams;
    expect(Object.fromEntries(page)).toEqual({ 'mullion-login': 'google', redirect_to: location.href });
    expect(Object.fromEntries(popup)).toEqual({ ...Object.fromEntries(page), display: 'popup', attempt: ID });
  });

  test('keep the redirect that the page has set', () => {
    const { page } = addressesOf('/?mullion-login=google&redirect_to=%2Fx', ID) ?? {};
    expect(new URL(page ?? '').searchParams.get('redirect_to')).toBe('/x');
  });

  test("of somebody else's are left as they are", () => {
    const href = new URL('/login/start?a=1', location.href).href;
    expect(addressesOf('/login/start?a=1', ID)).toEqual({ page: href, popup: href });
  });

  test('of other sites, and those that are scripts, are none', () => {
    const { host, origin } = location;
    const own = (value: string) => value.replaceAll('{origin}', origin).replaceAll('{host}', host);
    const opened = corpus.filter(({ allowed, value }) => !allowed && addressesOf(own(value), ID));
    expect(opened).toEqual([]);
    expect(addressesOf(undefined, ID)).toBeNull();
  });
});

describe('the place of the popup', () => {
  const view = (screen: object) =>
    ({ screen, screenX: 100, screenY: 50, outerWidth: 1000, outerHeight: 700 }) as unknown as Window;

  test('is the middle of the first screen', () => {
    const place = placeOf(view({ availLeft: 0, availTop: 0, availWidth: 1920, availHeight: 1080 }));
    expect(place).toBe('popup=yes,width=800,height=400,left=560,top=340');
  });

  test('is the middle of a second screen, left of the first', () => {
    const place = placeOf(view({ availLeft: -1600, availTop: 20, availWidth: 1600, availHeight: 1000 }));
    expect(place).toBe('popup=yes,width=800,height=400,left=-1200,top=320');
  });

  test('is the middle of the window where the browser does not say', () => {
    expect(placeOf(view({ availWidth: 1920, availHeight: 1080 }))).toContain('left=200,top=200');
  });

  test('is no larger than a telephone', () => {
    const place = placeOf(view({ availLeft: 0, availTop: 0, availWidth: 360, availHeight: 380 }));
    expect(place).toBe('popup=yes,width=360,height=380,left=0,top=0');
  });
});

test.each([
  ['Google', 'Google'],
  [' x ', 'x'],
  ['_self', 'mullion_self'],
  ['_top', 'mullion_top'],
  ['', 'mullion-login'],
  [undefined, 'mullion-login'],
])('the window name of %j is %s', (title, name) => {
  expect(windowName(title)).toBe(name);
});
