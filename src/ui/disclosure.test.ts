import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { type DisclosureOptions, disclosure } from './disclosure';

let leave = () => {};
let stop = new AbortController();
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  leave();
});

const page = (html: string) => {
  leave = freshPage(html);
};
const PAIR = '<button>Xem</button><div hidden><a href="/a">a</a></div><a id="else" href="/b">b</a>';
const open = (options: Partial<DisclosureOptions> = {}) =>
  disclosure({
    button: options.button ?? find('button'),
    panel: find('div'),
    signal: stop.signal,
    ...options,
  });
const state = (selector = 'button') => find(selector).getAttribute('aria-expanded');
const press = (target: Element, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};
const pointerDown = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('a button and its panel', () => {
  test('the button says at once how the panel stands, and which it is', () => {
    page(PAIR);
    open();
    expect(state()).toBe('false');
    expect(find('button').getAttribute('aria-controls')).toBe(find('div').id);
    expect(find('div').id).not.toBe('');
  });

  test('a panel that shows is closed by the first click', () => {
    page('<button>Xem</button><div>…</div>');
    open();
    expect(state()).toBe('true');
    click(find('button'));
    expect([state(), find('div').hidden]).toEqual(['false', true]);
  });

  test('each click turns it round; its own id stays', () => {
    page('<button>Xem</button><div id="mine" hidden>…</div>');
    open();
    click(find('button'));
    expect([state(), find('div').hidden]).toEqual(['true', false]);
    click(find('button'));
    expect([state(), find('div').hidden, find('div').id]).toEqual(['false', true, 'mine']);
  });

  test('with a toggle of its own it is closed to begin with, and the first set() is always carried out', () => {
    page('<button>Xem</button><div>…</div>');
    const toggle = vi.fn();
    const set = open({ toggle });
    expect(state()).toBe('false');
    set(false);
    set(false);
    expect(toggle.mock.calls).toEqual([[false]]);
    click(find('button'));
    expect(toggle).toHaveBeenLastCalledWith(true);
    expect(find('div').hidden).toBe(false);
  });

  test('what the server said with aria-expanded is believed', () => {
    page('<button aria-expanded="true">Xem</button><div>…</div>');
    const toggle = vi.fn();
    open({ toggle })(true);
    expect(toggle).not.toHaveBeenCalled();
  });

  test('a pressed button has the focus, also where the browser gives it none', () => {
    page(PAIR);
    open();
    click(find('button'));
    expect(document.activeElement).toBe(find('button'));
  });

  test('a click that was held leaves the focus where it has gone since', () => {
    page(PAIR);
    open();
    find('#else').focus();
    click(find('button'));
    expect(document.activeElement).toBe(find('#else'));
  });

  test('a link as the button still opens in a new tab', () => {
    page('<a class="b" href="/c">Xem</a><div hidden></div>');
    open({ button: find('.b') });
    expect(click(find('.b'), { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(state('.b')).toBe('false');
    expect(click(find('.b')).defaultPrevented).toBe(true);
    expect(state('.b')).toBe('true');
  });

  test('is over with its signal, on the button and on the page', () => {
    page(PAIR);
    open({ isPopup: true });
    click(find('button'));
    stop.abort();
    click(find('button'));
    pointerDown(find('#else'));
    press(find('button'));
    expect(state()).toBe('true');
  });
});

describe('as a popup', () => {
  test('Escape within it closes it and gives the focus back', () => {
    page(PAIR);
    open({ isPopup: true });
    click(find('button'));
    find('div a').focus();
    expect(press(find('div a')).defaultPrevented).toBe(true);
    expect(state()).toBe('false');
    expect(document.activeElement).toBe(find('button'));
  });

  test.each([
    ['a press', () => pointerDown(find('#else'))],
    ['the focus', () => find('#else').focus()],
  ])('%s elsewhere closes it and takes no focus', (_name, act) => {
    page(PAIR);
    open({ isPopup: true });
    click(find('button'));
    act();
    expect(state()).toBe('false');
    expect(document.activeElement?.id ?? '').not.toBe(find('div').id);
  });

  test('Escape elsewhere, a press within, and Escape of one that is closed do nothing', () => {
    page(PAIR);
    open({ isPopup: true });
    expect(press(find('button')).defaultPrevented).toBe(false);
    click(find('button'));
    press(find('#else'));
    pointerDown(find('div a'));
    expect(state()).toBe('true');
  });

  test('Escape that ends the composing of a letter closes nothing', () => {
    page(PAIR);
    open({ isPopup: true });
    click(find('button'));
    press(find('div a'), { isComposing: true });
    expect(state()).toBe('true');
  });

  test('an area counts as within', () => {
    page('<p><a id="own" href="/a">a</a><button>Xem</button></p><div hidden></div>');
    open({ isPopup: true, area: find('p') });
    click(find('button'));
    pointerDown(find('#own'));
    find('#own').focus();
    expect(state()).toBe('true');
    press(find('#own'));
    expect(state()).toBe('false');
  });

  test('one in another closes alone, then the outer one', () => {
    page('<button id="o">o</button><div><button id="i">i</button><p hidden><a href="/a">a</a></p></div>');
    open({ isPopup: true, button: find('#o') });
    open({ isPopup: true, button: find('#i'), panel: find('p') });
    click(find('#i'));
    press(find('p a'));
    expect([state('#o'), state('#i')]).toEqual(['true', 'false']);
    press(find('#i'));
    expect(state('#o')).toBe('false');
  });

  test('is one only while its function says so', () => {
    page(PAIR);
    let isPopup = false;
    open({ isPopup: () => isPopup });
    click(find('button'));
    pointerDown(find('#else'));
    press(find('button'));
    expect(state()).toBe('true');
    isPopup = true;
    pointerDown(find('#else'));
    expect(state()).toBe('false');
  });
});

test('two on one page do not disturb each other', () => {
  page(`${PAIR}<button id="second">2</button><p hidden></p>`);
  open({ isPopup: true });
  open({ isPopup: true, button: find('#second'), panel: find('p') });
  click(find('button'));
  expect([state(), state('#second')]).toEqual(['true', 'false']);
  expect(find('div').id).not.toBe(find('p').id);
});
