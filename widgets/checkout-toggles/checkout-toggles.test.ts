import { describe, expect, test } from 'vitest';
import {
  check,
  expanded,
  freshCheckout,
  isHidden,
  open,
  opened,
  SHOP,
} from '../../tests/unit/helpers/checkout-toggles';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import toggles from './index';

freshCheckout();

describe("WooCommerce's sections", () => {
  test('begin as the server has them, and a link is told to be a button that shows its form', async () => {
    await open();
    expect(['.showlogin', '.showcoupon', '#createaccount', '#ship'].map(expanded)).toEqual(
      Array(4).fill('false'),
    );
    expect(
      ['form.login', '.checkout_coupon', 'div.create-account', '.shipping_address'].map(isHidden),
    ).toEqual(Array(4).fill(true));
    expect(find('.showlogin').getAttribute('role')).toBe('button');
    expect(find('.showlogin').getAttribute('aria-controls')).toBe(find('form.login').id);
    expect(find('#createaccount').getAttribute('aria-controls')).toBe(find('div.create-account').id);
  });

  test('open for a checkbox that is checked from the start', async () => {
    await open(SHOP.replace('id="ship"', 'id="ship" checked'));
    expect(isHidden('.shipping_address')).toBe(false);
    expect(expanded('#ship')).toBe('true');
    expect(find<HTMLInputElement>('#city').disabled).toBe(false);
  });

  test('open and close with their checkbox; what is in a closed one is disabled, and no more than that', async () => {
    await open();
    expect(find<HTMLInputElement>('#city').disabled).toBe(true);
    check('#ship', true);
    await settled();
    expect([isHidden('.shipping_address'), expanded('#ship')]).toEqual([false, 'true']);
    expect(find<HTMLInputElement>('#city').disabled).toBe(false);
    expect(find<HTMLInputElement>('#off').disabled).toBe(true);
    check('#ship', false);
    await settled();
    expect([isHidden('.shipping_address'), expanded('#ship')]).toEqual([true, 'false']);
  });

  test('a link press opens its form and focuses the first field', async () => {
    await open();
    expect(click(find('.showcoupon')).defaultPrevented).toBe(true);
    await settled();
    expect(isHidden('.checkout_coupon')).toBe(false);
    expect(find('.checkout_coupon').style.display).toBe('');
    expect(document.activeElement?.id).toBe('coupon_code');
    expect(isHidden('form.login')).toBe(true);
  });

  test('where WooCommerce prints no section for a checkbox, the checkbox is left alone', async () => {
    await open('<input type="checkbox" id="createaccount" data-kind="account">');
    expect(find('#createaccount').hasAttribute('aria-expanded')).toBe(false);
  });

  test('of several forms the first one below the link is meant', async () => {
    await open(`<form class="login" id="above"></form>${SHOP}<form class="login" id="far"></form>`);
    click(find('.showlogin'));
    await settled();
    expect(find('.showlogin').nextElementSibling).toHaveProperty('hidden', false);
    expect([find('#above').hidden, find('#far').hidden]).toEqual([false, false]);
    expect(find('#above').className).toBe('login');
  });
});

describe('by hand', () => {
  test('a button shows what it names; a second toggle on the page is not touched', async () => {
    await open(
      '',
      '<button data-panel="a">A</button><div id="a" hidden>…</div><button data-panel="b">B</button><div id="b" hidden>…</div>',
    );
    click(find('[data-panel="a"]'));
    await settled();
    expect([isHidden('#a'), isHidden('#b')]).toEqual([false, true]);
  });

  test('without a panel, or with one that is not there, it says what is missing', async () => {
    opened.leave = freshPage('<button data-panel="x"></button>');
    expect(() =>
      toggles.start({ ...fakeContext(), element: find('button'), signal: opened.stop.signal }),
    ).toThrow('The page has no #x.');
    find('button').removeAttribute('data-panel');
    expect(() =>
      toggles.start({ ...fakeContext(), element: find('button'), signal: opened.stop.signal }),
    ).toThrow('data-panel');
  });

  test('a kind that there is not is refused', async () => {
    opened.leave = freshPage('<button data-panel="x" data-kind="evil"></button><p id="x"></p>');
    expect(() =>
      toggles.start({ ...fakeContext(), element: find('button'), signal: opened.stop.signal }),
    ).toThrow('data-kind');
  });
});

test("the server's markup is given back to the letter", async () => {
  opened.leave = freshPage(SHOP);
  const ids = (html: string) => html.replaceAll(/ id="mullion-panel-\w+"/g, '');
  const before = document.body.innerHTML;
  opened.leave();
  await open();
  click(find('.showlogin'));
  check('#ship', true);
  check('#createaccount', true);
  check('#createaccount', false);
  await settled();
  opened.end();
  expect(ids(document.body.innerHTML)).toBe(before);
});
