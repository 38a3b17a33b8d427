import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import sort from './index';

const OPTIONS =
  '<option value="a">A</option><option value="b" selected>B</option><option value="c">C</option>';
const printed = (more = '', id = 'f') =>
  `<form id="${id}" class="woocommerce-ordering" method="get"><select name="orderby">${OPTIONS}</select>${more}</form>`;

let leave = () => {};
let stop: AbortController;
let cleanup: ReturnType<typeof sort.start>;
const sent = vi.fn<(form: string, order: string) => void>();
const ctx = fakeContext();

beforeEach(() => {
  stop = new AbortController();
  sent.mockClear();
  ctx.announce.mockClear();
});
afterEach(() => {
  stop.abort();
  leave();
});

function open(html = printed()) {
  leave = freshPage(`${html}<a id="out" href="#">x</a>`);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    sent(form.id, form.querySelector('select')!.value);
  });
}
const start = (id = 'f') => {
  cleanup = sort.start({ ...ctx, element: find(`#${id}`), signal: stop.signal });
};
const field = (id = 'f') => find<HTMLSelectElement>(`#${id} select`);
const choose = (value: string, id?: string) => {
  field(id).value = value;
  field(id).dispatchEvent(new Event('change', { bubbles: true }));
};
const press = (key: string, target: Element = field()) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};
const button = () => find('#f .mullion-sort__submit');
const isPending = () => find('#f').classList.contains('mullion-sort__form--pending');

describe('choosing by mouse or finger', () => {
  test('submits at once', () => {
    open();
    start();
    choose('c');
    expect(sent).toHaveBeenCalledExactlyOnceWith('f', 'c');
  });

  test('does so after keys were used before', () => {
    open();
    start();
    press('ArrowDown');
    field().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    choose('c');
    expect(sent).toHaveBeenCalledOnce();
  });

  test('sends the button of the form along, as a click on it would', () => {
    open(printed('<button name="go" value="1">Go</button>'));
    start();
    const requestSubmit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
    choose('c');
    expect(requestSubmit).toHaveBeenCalledExactlyOnceWith(find('#f button'));
    expect(document.querySelectorAll('#f button')).toHaveLength(1);
  });

  test('works in a form with a field called "requestSubmit" or "submit"', () => {
    open(printed('<input name="requestSubmit"><input name="submit">'));
    start();
    choose('c');
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('choosing by key', () => {
  beforeEach(() => {
    open();
    start();
    field().focus();
    press('ArrowDown');
    choose('c');
  });

  test('waits, says so once and shows the button', () => {
    press('ArrowUp');
    choose('a');
    expect(sent).not.toHaveBeenCalled();
    expect(isPending()).toBe(true);
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('sort.enter');
  });

  test('Enter submits, once', () => {
    expect(press('Enter').defaultPrevented).toBe(true);
    expect(sent).toHaveBeenCalledExactlyOnceWith('f', 'c');
    expect(isPending()).toBe(false);
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(sent).toHaveBeenCalledOnce();
  });

  test('leaving the form submits', () => {
    find('#out').focus();
    expect(sent).toHaveBeenCalledExactlyOnceWith('f', 'c');
  });

  test('going on to the button does not, and the button does', () => {
    button().focus();
    expect(sent).not.toHaveBeenCalled();
    button().click();
    expect(sent).toHaveBeenCalledExactlyOnceWith('f', 'c');
  });

  test('another window that takes the focus for a while does not', () => {
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
    expect(sent).not.toHaveBeenCalled();
    expect(isPending()).toBe(true);
  });

  test('Escape takes it back', () => {
    press('Escape');
    expect(field().value).toBe('b');
    find('#out').focus();
    expect(sent).not.toHaveBeenCalled();
  });
});

test('Enter in an open list is the choice itself', () => {
  open();
  start();
  press('ArrowDown');
  press('Enter');
  choose('c');
  expect(sent).toHaveBeenCalledOnce();
});

test('two forms do not disturb each other', () => {
  open(printed() + printed('', 'g'));
  start('f');
  start('g');
  press('ArrowDown', field('f'));
  choose('c', 'f');
  choose('a', 'g');
  expect(sent.mock.calls).toEqual([['g', 'a']]);
});

test('a form with a button of any kind gets no second one', () => {
  open(printed('<input type="submit" value="x">'));
  start();
  expect(document.querySelector('.mullion-sort__submit')).toBeNull();
});

test('of several forms the first says what the listing shows, once', () => {
  vi.useFakeTimers();
  open(`${printed()}${printed('', 'g')}<p class="woocommerce-result-count" role="alert">16</p>`);
  for (const id of ['f', 'g']) find(`#${id}`).dataset.widget = 'sort';
  for (const id of ['f', 'g']) start(id);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('16');
});

test('after the form has left nothing is heard and the button is gone', () => {
  open();
  start();
  const form = find('#f');
  const added = form.querySelector('button')!;
  press('ArrowDown');
  choose('a');
  stop.abort();
  (cleanup as () => void)();
  choose('c');
  expect(sent).not.toHaveBeenCalled();
  expect(added.isConnected).toBe(false);
  expect(isPending()).toBe(false);
});

test('without a form it says what is missing', () => {
  leave = freshPage('<div id="f"><select></select></div>');
  expect(() => start()).toThrow('It holds no <form>. (bad-markup)');
});
