import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { CART_CONFIG } from '../../../tests/unit/helpers/context';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { freshPage } from '../../../tests/unit/helpers/page';
import { ANSWER } from '../../../tests/unit/helpers/tell';
import { tellRequest } from './ajax-events';

const JSON_OF_IT = { fragments: ANSWER.fragments, cart_hash: 'h1' };
const urlOf = (endpoint: string) => CART_CONFIG.ajaxUrl.replace('%%endpoint%%', endpoint);

let leave = () => {};
beforeEach(() => {
  leave = freshPage();
});
afterEach(() => leave());

describe("whoever waits for jQuery's requests", () => {
  test('hears of an add as if jQuery had sent it: success, then complete', () => {
    const { fired, names } = installJQuery();
    tellRequest(fakeCart(), ANSWER, operation('a', { body: 'product_id=12&quantity=1' }));
    expect(names()).toEqual(['ajaxSuccess', 'ajaxComplete']);
    const [request, settings] = fired[1]!.args;
    expect(request).toMatchObject({ status: 200, readyState: 4, responseJSON: JSON_OF_IT });
    expect(JSON.parse((request as { responseText: string }).responseText)).toEqual(JSON_OF_IT);
    expect(settings).toEqual({ url: urlOf('add_to_cart'), type: 'POST', data: 'product_id=12&quantity=1' });
    expect(fired[0]!.args).toEqual([request, settings, JSON_OF_IT]);
  });

  test.each([
    ['remove', 'remove_from_cart'],
    ['set', 'get_refreshed_fragments'],
    ['restore', 'get_refreshed_fragments'],
    [undefined, 'get_refreshed_fragments'],
  ] as const)("knows it by the address of the shop's own: %s", (kind, endpoint) => {
    const { fired } = installJQuery();
    tellRequest(fakeCart(), ANSWER, kind && { kind, body: '' });
    expect(fired[1]!.args[1]).toMatchObject({ url: urlOf(endpoint), data: '' });
  });

  test('does not stop the cart when it throws', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { jQuery } = installJQuery();
    jQuery(document).on('ajaxComplete', () => {
      throw new Error('theme');
    });
    expect(() => tellRequest(fakeCart(), ANSWER, operation('a'))).not.toThrow();
    expect(said).toHaveBeenCalledOnce();
  });

  test('hears nothing of what failed', () => {
    const { names } = installJQuery();
    tellRequest(fakeCart(), { ok: false, reason: 'refused' }, operation('a'));
    expect(names()).toEqual([]);
  });

  test('is nobody without jQuery', () => {
    expect(() => tellRequest(fakeCart(), ANSWER, operation('a'))).not.toThrow();
  });
});
