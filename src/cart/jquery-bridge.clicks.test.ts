import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { bridgeJQuery } from './jquery-bridge';

let leave = () => {};
beforeEach(() => {
  leave = freshPage('<a id="add" class="add_to_cart_button ajax_add_to_cart" data-product_id="1"></a>');
});
afterEach(() => leave());

const begin = () => bridgeJQuery(fakeCart());

describe("$(button).trigger('click')", () => {
  const handler = (jq: ReturnType<typeof installJQuery>) =>
    jq.handlers.find(({ name }) => name === 'click')?.handler;
  const event = (rest = {}) => ({ currentTarget: find('#add'), preventDefault: vi.fn(), ...rest });

  test('clicks the button, once', () => {
    const jq = installJQuery();
    begin();
    const clicked = vi.fn();
    find('#add').addEventListener('click', clicked);
    handler(jq)?.(event());
    expect(clicked).toHaveBeenCalledOnce();
  });

  test("is told apart from a visitor's own click", () => {
    const jq = installJQuery();
    begin();
    const clicked = vi.fn();
    find('#add').addEventListener('click', clicked);
    handler(jq)?.(event({ originalEvent: new MouseEvent('click') }));
    expect(clicked).not.toHaveBeenCalled();
  });
});
