// @ts-expect-error -- jQuery brings no types, and is the real one here.
import jquery from 'jquery';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';

const PAGE = `
  <form class="variations_form" data-product_id="7"><select></select>
    <div class="single_variation_wrap"><button class="single_add_to_cart_button">Add</button></div></form>
  <form class="variations_form" data-product_id="8"><div class="single_variation_wrap"></div></form>
  <template id="mullion-variation-failed"><p role="alert">unknown <button type="button">again</button></p></template>`;
const LOOKUP = { url: '/?wc-ajax=get_variation', data: 'attribute_a=x&product_id=7' };

let leave = () => {};
const asked = vi.fn();
const reset = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  for (const spy of [asked, reset]) spy.mockClear();
  vi.stubGlobal('jQuery', jquery);
  leave = freshPage(PAGE);
  jquery('form').on('check_variations', asked).on('reset_data', reset);
  await import('./failed-variation');
});
afterEach(() => {
  jquery(document).off('ajaxError');
  vi.unstubAllGlobals();
  leave();
});

const fail = (sent: object = LOOKUP, statusText = 'error') =>
  jquery(document).trigger('ajaxError', [{ statusText }, sent]);
const notices = () => [...document.querySelectorAll('[role="alert"]')];
const again = () => find<HTMLButtonElement>('[role="alert"] button');

test('what cannot be looked up is told in the form that asked, and its old price is taken away', () => {
  fail();
  fail();
  expect(notices()).toHaveLength(1);
  expect(notices()[0]?.closest('form')?.dataset.product_id).toBe('7');
  expect(find('form .single_variation_wrap').previousElementSibling?.contains(notices()[0] ?? null)).toBe(
    true,
  );
  expect(reset).toHaveBeenCalledTimes(2);
});

test('a form without the place of a price has it at its end', () => {
  find('.single_variation_wrap').remove();
  fail();
  expect(find('form').lastElementChild?.contains(notices()[0] ?? null)).toBe(true);
});

test.each([
  ['another request for the product', { ...LOOKUP, url: '/?wc-ajax=add_to_cart' }, 'error'],
  ['a request that the shop has ended itself', LOOKUP, 'abort'],
])('%s says nothing', (_what, sent, statusText) => {
  fail(sent, statusText);
  expect(notices()).toEqual([]);
  expect(reset).not.toHaveBeenCalled();
});

test('a look-up that nobody answers ends, and is told', () => {
  let timeout: number | undefined;
  const beforeSend = (_request: unknown, settings: { timeout?: number }) => {
    timeout = settings.timeout;
    return false;
  };
  jquery.ajax({ ...LOOKUP, beforeSend });
  expect(timeout).toBe(30_000);
});

test.each(['found_variation', 'reset_data'])('it leaves with the next answer (%s)', (answer) => {
  fail();
  jquery('form').first().trigger(answer);
  expect(notices()).toEqual([]);
});

test('it asks again by its button, whose focus goes on at the one that adds', () => {
  fail();
  again().focus();
  again().click();
  expect(asked).toHaveBeenCalledOnce();
  fail();
  expect(document.activeElement).toBe(again());
  jquery('form').first().trigger('found_variation');
  expect(document.activeElement).toBe(find('.single_add_to_cart_button'));
});

test('a press that would add asks again, and the shop’s script does not hear it', () => {
  const heard = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('click', heard);
  fail();
  find('.single_add_to_cart_button').click();
  expect([asked.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
  jquery('form').first().trigger('found_variation');
  find('.single_add_to_cart_button').click();
  expect([asked.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
});

test('with the network back it asks by itself', () => {
  dispatchEvent(new Event('online'));
  fail();
  dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledOnce();
  jquery('form').first().trigger('found_variation');
  dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledOnce();
});
