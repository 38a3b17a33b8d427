import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import quantity from './index';

const wrap = (attributes: string, before = '') =>
  `<div class="quantity">${before}<input type="number" class="qty" ${attributes}></div>`;

let leave = () => {};
let stop: AbortController;
const ctx = fakeContext({
  strings: {},
});
ctx.t = (key, ...values) => [key, ...values].join(' ');

beforeEach(() => {
  stop = new AbortController();
  ctx.announce.mockClear();
});
afterEach(() => {
  stop.abort();
  leave();
});

function open(html: string) {
  leave = freshPage(html);
  const cleanups = [...document.querySelectorAll<HTMLElement>('.quantity')].map((element) =>
    quantity.start({ ...ctx, element, signal: stop.signal }),
  ) as ((() => void) | undefined)[];
  return () => {
    stop.abort();
    for (const cleanup of cleanups) cleanup?.();
  };
}
const field = () => find<HTMLInputElement>('input');
const less = () => find('.mullion-quantity__step--less');
const more = () => find('.mullion-quantity__step--more');
const isDisabled = (button: Element) => button.getAttribute('aria-disabled') === 'true';
const type = (value: string) => {
  field().value = value;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  field().dispatchEvent(new Event('change', { bubbles: true }));
};

describe('a value below min', () => {
  test.each([
    ['1', '5', '5'],
    ['0', '1', '1'],
    ['-3', '0', '0'],
    ['0.2', '0.5', '0.5'],
    ['5', '5', '5'],
    ['7', '5', '7'],
    ['-5', '-2', '-5'],
    ['1', '', '1'],
    ['', '5', ''],
  ])('%s with min %s is %s when the script starts, and after a change', (value, min, expected) => {
    open(wrap(`value="${value}" min="${min}"`));
    expect(field().value).toBe(expected);
    type(value);
    expect(field().value).toBe(expected);
  });

  test('is put right before other scripts hear of the change', () => {
    open(wrap('value="6" min="5"'));
    const heard = vi.fn();
    field().addEventListener('change', () => heard(field().value));
    type('1');
    expect(heard).toHaveBeenCalledExactlyOnceWith('5');
  });

  test('is left alone while a visitor types, until the field is left', () => {
    leave = freshPage(wrap('value="1" min="5"'));
    field().focus();
    quantity.start({ ...ctx, element: find('.quantity'), signal: stop.signal });
    expect(field().value).toBe('1');
    field().dispatchEvent(new Event('input', { bubbles: true }));
    expect(field().value).toBe('1');
    field().dispatchEvent(new Event('change', { bubbles: true }));
    expect(field().value).toBe('5');
  });

  test("is left alone in the cart's cells, which still get buttons", () => {
    open(`<table><tr><td class="product-quantity">${wrap('value="0" min="1"')}</td></tr></table>`);
    type('0');
    expect(field().value).toBe('0');
    expect(document.querySelectorAll('button')).toHaveLength(2);
  });
});

describe('the buttons', () => {
  test('step, fire input and change that bubble, and say the number', () => {
    open(wrap('value="2" min="1"'));
    const heard: string[] = [];
    for (const name of ['input', 'change'])
      document.addEventListener(name, ({ type, target }) =>
        heard.push(`${type} ${(target as HTMLInputElement).value}`),
      );
    click(more());
    click(less());
    expect(heard).toEqual(['input 3', 'change 3', 'input 2', 'change 2']);
    expect(ctx.announce.mock.calls).toEqual([['quantity.now 3'], ['quantity.now 2']]);
  });

  test('stop at the limits and say so', () => {
    open(wrap('value="2" min="1" max="3"'));
    const heard = vi.fn();
    document.addEventListener('change', heard);
    expect([isDisabled(less()), isDisabled(more())]).toEqual([false, false]);
    click(more());
    expect([isDisabled(less()), isDisabled(more())]).toEqual([false, true]);
    click(more());
    expect(field().value).toBe('3');
    click(less());
    click(less());
    expect([isDisabled(less()), isDisabled(more())]).toEqual([true, false]);
    click(less());
    expect(field().value).toBe('1');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('follow the step of the field', () => {
    open(wrap('value="1" min="0.5" max="2" step="0.25"'));
    click(more());
    expect(field().value).toBe('1.25');
  });

  test('step by one where any number goes, and stay within the limits', () => {
    open(wrap('value="1.5" min="0" max="2" step="any"'));
    click(more());
    expect(field().value).toBe('2');
    click(less());
    click(less());
    expect(field().value).toBe('0');
  });

  test('a fixed field takes no step', () => {
    open(wrap('value="1" disabled'));
    click(more());
    expect(field().value).toBe('1');
    expect([isDisabled(less()), isDisabled(more())]).toEqual([true, true]);
  });

  test('follow limits that another script sets', async () => {
    open(wrap('value="2" min="1" max="9"'));
    field().setAttribute('max', '2');
    await settled();
    expect([isDisabled(less()), isDisabled(more())]).toEqual([false, true]);
    field().setAttribute('readonly', '');
    await settled();
    expect(isDisabled(less())).toBe(true);
  });

  test('follow a value that another script sets without a word, before they are used', () => {
    open(wrap('value="2" min="1" max="9"'));
    field().value = '9';
    more().dispatchEvent(new Event('pointerover'));
    expect(isDisabled(more())).toBe(true);
  });

  test('submit nothing and are not on the way of Tab', () => {
    open(wrap('value="1"'));
    expect(more()).toMatchObject({ type: 'button', tabIndex: -1 });
  });
});

test('two fields do not disturb each other', () => {
  open(wrap('value="1"') + wrap('value="5"'));
  click(more());
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['2', '5']);
});

test('after it has left, no button and no listener is there', () => {
  const end = open(wrap('value="2" min="1"'));
  const button = more();
  end();
  expect(document.querySelectorAll('button')).toHaveLength(0);
  click(button);
  type('0');
  expect(field().value).toBe('0');
});

test('the copy of a running form has buttons that change its own field', () => {
  open(wrap('value="2"'));
  const copy = find('.quantity').cloneNode(true) as HTMLElement;
  document.body.append(copy);
  const cleanup = quantity.start({ ...ctx, element: copy, signal: stop.signal });
  expect(copy.querySelectorAll('button')).toHaveLength(2);
  click(copy.querySelector('.mullion-quantity__step--more') as HTMLElement);
  expect([field().value, copy.querySelector('input')?.value]).toEqual(['2', '3']);
  (cleanup as () => void)();
});
