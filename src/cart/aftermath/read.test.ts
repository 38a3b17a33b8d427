import { describe, expect, test, vi } from 'vitest';
import { readAnswer } from './read';

const AS_OF = 1700;
const came = (text: string, status = 200, retryAfter = 0) =>
  readAnswer({ status, text, retryAfter: `${retryAfter}` }, AS_OF);
const STATE = { requests: ['a'], count: 2 };
const fragment = (json: string) => `<script type="application/json" id="mullion-cart">${json}</script>`;
const cart = (fragments: Record<string, unknown>) => JSON.stringify({ fragments, cart_hash: 'h1' });

describe('a cart', () => {
  test('comes with its regions, its hash and the state that the plugin adds', () => {
    const fragments = {
      'div.cart': '<div class="cart"></div>',
      'script#mullion-cart': fragment(JSON.stringify(STATE)),
    };
    expect(came(cart(fragments))).toEqual({ ok: true, fragments, hash: 'h1', state: STATE, asOf: AS_OF });
  });

  test.each([
    ['is no JSON', fragment('{oops')],
    ['is empty', fragment('')],
    ['has no list of requests', fragment('{"count":2}')],
    ['has something else for it', fragment('{"requests":"a"}')],
    ['has no tags around it', 'null'],
    ['is no text', 7],
  ])('is a cart too when the state in it %s', (_why, state) => {
    expect(came(cart({ 'script#mullion-cart': state }))).toMatchObject({ ok: true, state: null });
  });

  test('without a hash, or with an empty list of fragments as PHP prints it, is a cart too', () => {
    expect(came('{"fragments":[]}')).toEqual({
      ok: true,
      fragments: [],
      hash: '',
      state: null,
      asOf: AS_OF,
    });
    expect(came('{"fragments":{},"cart_hash":null}')).toMatchObject({ ok: true, hash: '' });
  });
});

test('an answer to a change is the cart of the moment that it came', () => {
  vi.spyOn(performance, 'now').mockReturnValue(42 - performance.timeOrigin);
  expect(readAnswer({ status: 200, text: cart({}) })).toMatchObject({ asOf: 42 });
});

describe('the shop said no', () => {
  test.each<[string, string, unknown]>([
    ['unknown product', '{"error":true,"product_url":false}', false],
    ['choose a size first', '{"error":true,"product_url":"/san-pham/cua/"}', '/san-pham/cua/'],
    [
      'a script as address, handed on for safeUrl to refuse',
      '{"error":true,"product_url":"javascript:x"}',
      'javascript:x',
    ],
    ['removed in another tab already', '{"success":false}', undefined],
  ])('%s', (_why, text, productUrl) => {
    expect(came(text)).toEqual({ ok: false, reason: 'refused', productUrl });
  });
});

describe('nobody knows whether it was done', () => {
  test.each([
    ['empty body (F13)', ''],
    ['login page (F14)', '<!doctype html><title>Đăng nhập</title>'],
    ['maintenance page', '<h1>Bảo trì</h1>'],
    ['PHP notice before the JSON (F15)', `Notice: x in y.php\n${cart({})}`],
    ['BOM before the JSON (F15)', `\uFEFF${cart({})}`],
    ['truncated JSON (F17)', '{"fragments":{"div":"<di'],
    ['-1, a nonce that failed', '-1'],
    ['0, an unknown action', '0'],
    ['null', 'null'],
    ['a word', '"ok"'],
    ['an object that is no cart', '{"success":true}'],
    ['fragments that are no object', '{"fragments":"<div>"}'],
    ['fragments that are null', '{"fragments":null}'],
    ['an error that is false', '{"error":false}'],
  ])('%s', (_why, text) => {
    expect(came(text)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test.each([400, 403, 404, 419, 429, 500, 502, 503, 504])(
    'status %i (F16), whatever the body says',
    (status) => {
      expect(came(cart({}), status)).toEqual({ ok: false, reason: 'unreadable' });
      expect(came('0', status)).toEqual({ ok: false, reason: 'unreadable' });
      expect(came('{"error":true}', status)).toEqual({ ok: false, reason: 'unreadable' });
    },
  );

  test('a broken connection and a time-out are told apart', () => {
    expect(came('', 0)).toEqual({ ok: false, reason: 'unreachable' });
    expect(came('', -1)).toEqual({ ok: false, reason: 'timeout' });
  });
});

describe('a server that asks for patience', () => {
  test('gets it', () => {
    expect(came('', 429, 3)).toEqual({ ok: false, reason: 'unreadable', retryAfter: 3000 });
    expect(came('', 503, 1)).toMatchObject({ retryAfter: 1000 });
  });

  test('gets ten seconds at most, and nothing for a date or a negative number', () => {
    expect(came('', 429, 86_400)).toMatchObject({ retryAfter: 10_000 });
    expect(came('', 429, Number.NaN)).not.toHaveProperty('retryAfter');
    expect(came('', 429, -5)).not.toHaveProperty('retryAfter');
  });
});

test('keys of the prototype in an answer change nothing', () => {
  const answer = came('{"__proto__":{"fragments":{"div":"x"}}}');
  expect(answer.ok).toBe(false);
  expect(({} as Record<string, unknown>).fragments).toBeUndefined();
});
