import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAttribution } from '../../src/attribution/order-attribution';
import { shopOf, visit } from '../../tests/unit/helpers/attribution';
import { freshVisit, visitor } from '../../tests/unit/helpers/attribution-visit';
import { say } from '../../tests/unit/helpers/consent';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find } from '../../tests/unit/helpers/page';
import widget from './index';

type Printed = { wc_order_attribution?: unknown };

let leave = new AbortController();

freshVisit();
beforeEach(() => {
  leave = new AbortController();
});
afterEach(() => {
  leave.abort();
  delete (window as Printed).wc_order_attribution;
});

/** The page's tracker, as the shop prints it and our classic script starts it. */
function trackPage(...given: Parameters<typeof shopOf>): void {
  const shop = shopOf(...given);
  (window as Printed).wc_order_attribution = shop;
  startAttribution(shop);
}

/** Starts the widget on the page's hook; what comes back ends it. */
function begin(html: string, selector = '[data-widget]'): () => void {
  document.body.innerHTML = html;
  const ctx = fakeContext();
  const cleanup = widget.start({ ...ctx, element: find(selector), signal: leave.signal });
  return cleanup as () => void;
}

const FORM = '<form data-widget="attribution"><input name="ten" value="Hoa"><button>Gửi</button></form>';
const HOOK = '<form><span data-widget="attribution" hidden></span></form>';
const sent = () => Object.fromEntries(new FormData(find<HTMLFormElement>('form')));
const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

test('a form tells where its visitor came from, beside what they typed', () => {
  trackPage();
  begin(FORM);
  expect(sent()).toMatchObject({
    ten: 'Hoa',
    wc_order_attribution_source_type: 'utm',
    wc_order_attribution_utm_source: 'zalo',
    wc_order_attribution_utm_medium: '(none)',
  });
  expect(Object.keys(sent())).toHaveLength(14);
});

test('a hook inside of a form serves the form, whose own hook may be another widget', () => {
  trackPage();
  begin(HOOK);
  expect(sent()).toMatchObject({ wc_order_attribution_utm_source: 'zalo' });
});

test('the names begin as the attribute says, else as those of an order', () => {
  trackPage({ prefix: 'don_hang_' }, { utm_source: 'current.src' });
  begin('<form data-widget="attribution" data-prefix="lien-he_"></form>');
  expect(sent()).toEqual({ 'lien-he_utm_source': 'zalo' });
  begin(HOOK);
  expect(sent()).toEqual({ don_hang_utm_source: 'zalo' });
});

test('the fields are there and empty where no tracker is on the page', () => {
  begin(HOOK);
  expect(Object.keys(sent())).toHaveLength(16);
  expect(new Set(Object.values(sent()))).toEqual(new Set(['']));
});

test('empty while tracking is off; with consent they are full, and without it empty again', () => {
  trackPage({ allowTracking: false, consentCategory: 'marketing' });
  begin(FORM);
  expect(sent()).toMatchObject({ ten: 'Hoa', wc_order_attribution_utm_source: '' });
  say('wp_listen_for_consent_change', { marketing: 'allow' });
  expect(sent()).toMatchObject({ wc_order_attribution_utm_source: 'zalo' });
  say('wp_listen_for_consent_change', { marketing: 'deny' });
  expect(sent()).toMatchObject({ ten: 'Hoa', wc_order_attribution_utm_source: '' });
  expect(visitor.cookies.jar.size).toBe(0);
});

test('a tracker that comes after the widget fills the fields', () => {
  begin(HOOK);
  trackPage();
  expect(sent()).toMatchObject({ wc_order_attribution_utm_source: 'zalo' });
});

test('what another tab has changed is in the form when it is sent, and in no other form', () => {
  trackPage();
  begin(`${HOOK}<form id="other"></form>`);
  visitor.cookies.jar.set('sbjs_session', encodeURIComponent('pgs=9|||cpg=https://www.cua-viet.vn/x'));
  find('#other').dispatchEvent(new Event('submit', { bubbles: true }));
  expect(sent()).toMatchObject({ wc_order_attribution_session_pages: '1' });
  submit();
  expect(sent()).toMatchObject({ wc_order_attribution_session_pages: '9' });
});

test('back from the cache of the browser, the form holds what the cookies hold now', () => {
  trackPage();
  begin(HOOK);
  visitor.cookies.jar.set('sbjs_session', encodeURIComponent('pgs=9|||cpg=https://www.cua-viet.vn/x'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(sent()).toMatchObject({ wc_order_attribution_session_pages: '9' });
});

test('a page that the browser only prepares is not written down; seen, it fills the form', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  trackPage();
  begin(HOOK);
  expect(visitor.cookies.writes).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sent()).toMatchObject({ wc_order_attribution_utm_source: 'zalo' });
});

test("WooCommerce's own element is filled once, by the tracker, and stays filled when the widget leaves", () => {
  document.body.innerHTML = '<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
  trackPage();
  const before = [...document.querySelectorAll('input')];
  const ctx = fakeContext();
  const element = find('wc-order-attribution-inputs');
  const stop = widget.start({ ...ctx, element, signal: leave.signal }) as () => void;
  expect([...document.querySelectorAll('input')]).toEqual(before);
  stop();
  expect([...document.querySelectorAll('input')]).toEqual(before);
  expect(sent()).toMatchObject({ wc_order_attribution_utm_source: 'zalo' });
});

/** WooCommerce 8.9's own script, where a site has it back, keeps what it knows to itself. */
test('what a tracker that tells nobody has filled in is left alone', () => {
  (window as Printed).wc_order_attribution = {
    params: { prefix: 'a_' },
    fields: { utm_source: 'current.src' },
    setOrderTracking: vi.fn(),
  };
  begin(
    '<form><span data-widget="attribution"><input type="hidden" name="a_utm_source" value="zalo"></span></form>',
  );
  submit();
  expect(sent()).toEqual({ a_utm_source: 'zalo' });
});

test('two hooks of one form send each value once; a field that a visitor can see is not touched', () => {
  trackPage({}, { referrer: 'current.src' });
  begin(HOOK.replace('</form>', '<input name="wc_order_attribution_referrer" value="mine"></form>'));
  const second = document.createElement('span');
  find('form').append(second);
  widget.start({ ...fakeContext(), element: second, signal: leave.signal });
  const values = new FormData(find<HTMLFormElement>('form')).getAll('wc_order_attribution_referrer');
  expect(values).toEqual(['zalo', 'mine']);
});

test('a campaign with markup in it stays text', () => {
  const evil = '"><img src=x onerror=alert(1)>';
  visit(`https://cua-viet.vn/?utm_source=${encodeURIComponent(evil)}`);
  trackPage();
  begin(HOOK);
  expect(sent().wc_order_attribution_utm_source).toBe(evil);
  expect(document.querySelector('img')).toBeNull();
});

test('an element that bears the name of the shop is no tracker', () => {
  document.body.innerHTML = '';
  const link = document.createElement('a');
  (window as Printed).wc_order_attribution = link;
  begin(HOOK);
  expect(Object.keys(sent())).toHaveLength(16);
});

test('when the hook leaves, the form is as it was', () => {
  trackPage();
  const stop = begin(FORM);
  leave.abort();
  stop();
  submit();
  say('wp_listen_for_consent_change', { marketing: 'allow' });
  expect(sent()).toEqual({ ten: 'Hoa' });
});
