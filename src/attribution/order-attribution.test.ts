import { describe, expect, test, vi } from 'vitest';
import { inputs, visit } from '../../tests/unit/helpers/attribution';
import { FIELDS, NEW_FIELDS } from '../../tests/unit/helpers/attribution-fields';
import {
  FORM,
  freshVisit,
  LANDING,
  session,
  start,
  visitor,
} from '../../tests/unit/helpers/attribution-visit';

freshVisit();

describe('the page is written down', () => {
  test('in a task of its own, where no form asks for it', () => {
    start();
    expect(visitor.cookies.writes).toEqual([]);
    vi.runAllTimers();
    expect(visitor.cookies.writes).toHaveLength(7);
  });

  test('when the visitor leaves before that', () => {
    start();
    dispatchEvent(new Event('pagehide'));
    expect(visitor.cookies.jar.has('sbjs_current')).toBe(true);
  });

  test('once, however often tracking is switched on', () => {
    const shop = start();
    shop.setOrderTracking(true);
    shop.setOrderTracking(true);
    vi.runAllTimers();
    expect(session()).toContain('pgs=1|||');
  });

  test('not while the browser only prepares it', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    start();
    vi.runAllTimers();
    expect(visitor.cookies.writes).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    vi.runAllTimers();
    expect(session()).toContain('pgs=1|||');
  });

  test('as base64 where the shop wants it, and read again so', () => {
    const shop = start({ base64: true });
    expect(shop.getAttributionData().utm_source).toBe('zalo');
    const value = visitor.cookies.jar.get('sbjs_current') ?? '';
    expect(value).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(atob(value)).toMatch(/^typ%3Dutm%7C%7C%7Csrc%3Dzalo/);
  });

  test('with the three new fields where the shop knows them, and else as WooCommerce 8.9 has it', () => {
    visit(`${LANDING}&utm_source_platform=p&utm_creative_format=f`);
    const shop = start({}, { ...FIELDS, ...NEW_FIELDS });
    expect(shop.getAttributionData()).toMatchObject({
      utm_source_platform: 'p',
      utm_creative_format: 'f',
      utm_marketing_tactic: '(none)',
    });
    expect(decodeURIComponent(visitor.cookies.jar.get('sbjs_current') ?? '')).toMatch(
      /id=\(none\)\|\|\|plt=p\|\|\|fmt=f\|\|\|tct=\(none\)$/,
    );
  });

  test('though its parameters are called like parts of an object', () => {
    visit('https://cua-viet.vn/?__proto__=1&toString=2&constructor=3&utm_source=a');
    expect(start().getAttributionData()).toMatchObject({ source_type: 'utm', utm_source: 'a' });
    expect(Object.hasOwn(Object.prototype, 'utm_source')).toBe(false);
  });
});

describe('what goes with an order', () => {
  test('has the names, the prefix and the paths of the page, and "(none)" for what is missing', () => {
    start({ prefix: 'nguon_' }, { where: 'current.src', what: 'current.constructor', no: 'x.y.z' });
    document.body.innerHTML = FORM;
    const found = [...document.querySelectorAll('input')].map(({ name, type, value }) => [name, type, value]);
    expect(found).toEqual([
      ['nguon_where', 'hidden', 'zalo'],
      ['nguon_what', 'hidden', '(none)'],
      ['nguon_no', 'hidden', '(none)'],
    ]);
  });

  test('never becomes markup', () => {
    document.body.innerHTML = FORM;
    const evil = '"><img src=x onerror=alert(1)>';
    visit(`https://cua-viet.vn/?utm_source=${encodeURIComponent(evil)}`);
    start();
    expect(inputs().utm_source).toBe(evil);
    expect(document.querySelector('img')).toBeNull();
  });

  test('is in a form that comes later, and not twice in one that has it', () => {
    start();
    document.body.innerHTML = FORM;
    expect(inputs()).toMatchObject({ source_type: 'utm', session_pages: '1' });
    const element = document.querySelector('wc-order-attribution-inputs');
    document.body.append(element!);
    expect(document.querySelectorAll('input')).toHaveLength(13);
  });

  test('is once in each form, however often the shop prints the element (WooCommerce 10.5)', () => {
    const element = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
    document.body.innerHTML = `<form>${element}<p>${element}</p></form><form>${element}</form>`;
    start();
    const filled = [...document.querySelectorAll('wc-order-attribution-inputs')].map(
      ({ childElementCount }) => childElementCount,
    );
    expect(filled).toEqual([13, 0, 13]);
  });
});

describe('switched off', () => {
  test('an element that is no longer the first of its form keeps nothing', () => {
    const element = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
    document.body.innerHTML = `<form>${element}</form>`;
    const shop = start();
    document.querySelector('form')!.insertAdjacentHTML('afterbegin', element);
    shop.setOrderTracking(false);
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toHaveLength(13);
    expect(new Set(values)).toEqual(new Set(['']));
  });

  test('every cookie goes, on every domain it may have been written for, and the inputs are empty', () => {
    document.body.innerHTML = FORM;
    const shop = start();
    expect(inputs().utm_source).toBe('zalo');
    visitor.cookies.writes.length = 0;
    shop.setOrderTracking(false);
    expect(visitor.cookies.jar.size).toBe(0);
    const forms = visitor.cookies.writes.filter((text) => text.startsWith('sbjs_current='));
    expect(forms.map((text) => /domain=([^;]*)/.exec(text)?.[1] ?? 'host alone')).toEqual([
      'host alone',
      '.cua-viet.vn',
      '.www.cua-viet.vn',
      '.cua-viet.vn',
      '.vn',
    ]);
    expect(new Set(Object.values(inputs()))).toEqual(new Set(['']));
    expect(shop.params.allowTracking).toBe(false);
    expect(new Set(Object.values(shop.getAttributionData()))).toEqual(new Set([null]));
  });

  test('nothing is written later either; on again the inputs are full and the page is one', () => {
    document.body.innerHTML = FORM;
    const shop = start();
    shop.setOrderTracking(false);
    vi.runAllTimers();
    dispatchEvent(new Event('pagehide'));
    expect(visitor.cookies.jar.size).toBe(0);
    shop.setOrderTracking(true);
    expect(inputs()).toMatchObject({ utm_source: 'zalo', session_pages: '1', session_count: '1' });
  });

  test('from the start, no cookie is touched, and the landing page is remembered in memory', () => {
    document.body.innerHTML = FORM;
    visit(LANDING, 'https://zalo.me/');
    const shop = start({ allowTracking: false });
    vi.runAllTimers();
    expect(visitor.cookies.writes).toEqual([]);
    expect(inputs().utm_source).toBe('');
    history.replaceState(null, '', '/khac');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
    shop.setOrderTracking(true);
    expect(inputs()).toMatchObject({
      utm_source: 'zalo',
      referrer: 'https://zalo.me/',
      session_entry: LANDING,
    });
  });

  test('sbjs.init() of another plugin writes nothing', () => {
    start({ allowTracking: false });
    const callback = vi.fn();
    (window as unknown as { sbjs: { init(options: object): void } }).sbjs.init({ callback });
    expect(visitor.cookies.writes).toEqual([]);
    expect(callback).not.toHaveBeenCalled();
  });
});

test('back from the cache of the browser, the inputs hold what the cookies hold now', () => {
  document.body.innerHTML = FORM;
  start();
  visitor.cookies.jar.set('sbjs_session', encodeURIComponent('pgs=9|||cpg=https://www.cua-viet.vn/x'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(inputs().session_pages).toBe('9');
});

test('sbjs.get of another script holds the page, before anything was written', () => {
  start();
  const { sbjs } = window as unknown as { sbjs: { get: Record<string, Record<string, string>> } };
  expect(sbjs.get.current?.src).toBe('zalo');
  expect(sbjs.get.session?.pgs).toBe('1');
});
