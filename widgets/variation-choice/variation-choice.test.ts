import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import variationChoice from './index';

const STRINGS = {
  'variation-choice.choose': 'choose %s',
  'variation-choice.unavailable': 'not to be had',
  addFailed: 'not added',
  checkConnection: 'no answer',
};
const FORM = `<form class="variations_form"><div class="variations">
<label for="a">Màu *</label><select id="a" aria-describedby="help"><option value="">?</option><option value="x">x</option></select>
<label>Kính : <select id="b"><option value="">?</option><option value="y">y</option></select></label>
</div><div class="single_variation"></div>
<button class="single_add_to_cart_button disabled wc-variation-selection-needed">Thêm</button></form>`;

let ctx: ReturnType<typeof fakeContext>;
let cleanup: () => void;
let stop: AbortController;
let leave = () => {};
const heard = vi.fn();
const said = () => document.querySelector('.mullion-variation-choice__message')?.textContent;
const button = () => find('button');
const choose = (id: string, value: string) => {
  const field = find<HTMLSelectElement>(`#${id}`);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => {
  heard.mockClear();
  stop = new AbortController();
  leave = freshPage(FORM);
  ctx = fakeContext({ strings: STRINGS });
  ctx.t = (key, ...values) => (STRINGS[key as keyof typeof STRINGS] ?? key).replace('%s', `${values[0]}`);
  find('form').addEventListener('click', heard);
  cleanup = variationChoice.start({ ...ctx, element: find('form'), signal: stop.signal }) as () => void;
});
afterEach(() => {
  vi.useRealTimers();
  stop.abort();
  cleanup();
  leave();
});

test('each option is asked for by its name, without a mark at its end; no other script hears it', () => {
  expect(click(button()).defaultPrevented).toBe(true);
  expect(said()).toBe('choose Màu');
  expect(document.activeElement).toBe(find('#a'));
  expect(find('#a').getAttribute('aria-describedby')).toMatch(/^help mullion-choice-\w+$/);
  expect(find('#a').getAttribute('aria-invalid')).toBe('true');
  choose('a', 'x');
  expect([said(), find('#a').getAttribute('aria-describedby')]).toEqual([undefined, 'help']);
  expect(find('#a').hasAttribute('aria-invalid')).toBe(false);
  click(button());
  expect(said()).toBe('choose Kính');
  expect(find('label + .mullion-variation-choice__message')).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
});

test("the shop's button that is free though an option was cleared adds nothing, and asks for it", () => {
  button().className = 'single_add_to_cart_button';
  find<HTMLSelectElement>('#a').name = 'attribute_pa_mau';
  expect(click(button()).defaultPrevented).toBe(true);
  expect(said()).toBe('choose Màu');
  find<HTMLSelectElement>('#a').value = 'x';
  expect(click(button()).defaultPrevented).toBe(false);
});

test('another button, and this one while it works, are left alone', () => {
  button().className = 'single_add_to_cart_button';
  expect(click(button()).defaultPrevented).toBe(false);
  button().className = 'single_add_to_cart_button disabled';
  expect(click(button()).defaultPrevented).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(said()).toBeUndefined();
});

test('spoken by the focus alone, and by the page’s status where the focus is there already', () => {
  click(button());
  expect(ctx.announce).not.toHaveBeenCalled();
  click(button());
  expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('choose Màu');
});

test('a choice that another option leaves open keeps the sentence; all of them cleared end it', () => {
  click(button());
  choose('b', 'y');
  expect(said()).toBe('choose Màu');
  choose('b', '');
  expect(said()).toBeUndefined();
});

test('a press is made when the shop has looked the choice up', async () => {
  choose('a', 'x');
  choose('b', 'y');
  click(button());
  click(button());
  expect([heard.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([0, 'true']);
  button().className = 'single_add_to_cart_button';
  await settled();
  expect([heard.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([1, null]);
  button().className = 'single_add_to_cart_button later';
  await settled();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a press is not made for a visitor who has cleared the choice, or has gone', async () => {
  choose('a', 'x');
  choose('b', 'y');
  click(button());
  choose('b', '');
  button().className = 'single_add_to_cart_button';
  await settled();
  expect(heard).not.toHaveBeenCalled();

  button().className = 'single_add_to_cart_button disabled wc-variation-selection-needed';
  choose('b', 'y');
  click(button());
  cleanup();
  button().className = 'single_add_to_cart_button';
  await settled();
  expect([heard.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([0, null]);
});

test.each([
  [undefined, 1000, 'not to be had'],
  ['false', 8000, 'not added no answer'],
])('a shop that never knows (variations: %s) is waited for %i ms', (variations, patience, sentence) => {
  vi.useFakeTimers();
  if (variations) find('form').dataset.product_variations = variations;
  choose('a', 'x');
  choose('b', 'y');
  click(button());
  vi.advanceTimersByTime(patience - 1);
  expect(said()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect([said(), document.activeElement]).toEqual([sentence, find('#b')]);
});

test('a shop whose server does not answer is asked again by the next press, which is made then', async () => {
  const trigger = vi.fn((_name: string) => find('form').append(cover()));
  const cover = () => Object.assign(document.createElement('div'), { className: 'blockUI' });
  const uncover = async () => {
    await settled();
    find('.blockUI').remove();
    await settled();
  };
  vi.stubGlobal(
    'jQuery',
    Object.assign(() => ({ on: vi.fn(), off: vi.fn(), trigger }), { fn: {} }),
  );
  cleanup();
  stop.abort();
  stop = new AbortController();
  cleanup = variationChoice.start({ ...ctx, element: find('form'), signal: stop.signal }) as () => void;
  find('form').dataset.product_variations = 'false';
  choose('a', 'x');
  choose('b', 'y');
  find('form').append(cover());
  click(button());
  expect(trigger).not.toHaveBeenCalled();
  await uncover();
  expect(said()).toBe('not added no answer');

  click(button());
  expect([said(), trigger.mock.calls]).toEqual([undefined, [['check_variations']]]);
  button().className = 'single_add_to_cart_button';
  await uncover();
  expect([said(), heard.mock.calls.length]).toEqual([undefined, 1]);
});

test('the shop’s own changes by jQuery are followed, until the form leaves', () => {
  stop.abort();
  stop = new AbortController();
  const on = vi.fn<(name: string, listener: () => void) => void>();
  const off = vi.fn();
  vi.stubGlobal(
    'jQuery',
    Object.assign(() => ({ on, off }), { fn: {} }),
  );
  cleanup = variationChoice.start({ ...ctx, element: find('form'), signal: stop.signal }) as () => void;
  click(button());
  find<HTMLSelectElement>('#a').value = 'x';
  expect(said()).toBe('choose Màu');
  on.mock.calls[0]?.[1]();
  expect(said()).toBeUndefined();
  cleanup();
  expect(off).toHaveBeenCalledWith(on.mock.calls[0]?.[0]);
});

test('it stands after the box that a theme puts around an option, in the cell', () => {
  const cell =
    '<table><tr><td><div><select id="a"><option value="">?</option></select></div></td></tr></table>';
  find('.variations').innerHTML = cell;
  click(button());
  expect(find('td > div + .mullion-variation-choice__message')).toBeTruthy();
});
