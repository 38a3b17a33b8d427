import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slide } from '../../src/motion/slide';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import hint from './index';

vi.mock('../../src/motion/slide', () => ({
  slide: vi.fn(async (element: HTMLElement, isOpen: boolean) => {
    element.hidden = !isOpen;
    return true;
  }),
}));

const shop = (id: string) =>
  `<span class="woocommerce-input-wrapper"><input id="${id}"><b id="${id}-b">x</b><span class="description" id="${id}-d" aria-hidden="true">?</span></span>`;

let leave = () => {};
let stop: AbortController;
let cleanups: (() => void)[] = [];
beforeEach(() => {
  stop = new AbortController();
  vi.mocked(slide).mockClear();
  document.documentElement.style.setProperty('--mullion-panel', '250ms');
});
afterEach(() => {
  end();
  leave();
});

const start = () => {
  const hints = [...document.querySelectorAll<HTMLElement>('.description,[data-widget]')];
  cleanups = hints.map(
    (element) => hint.start({ ...fakeContext(), element, signal: stop.signal }) as () => void,
  );
};
const end = () => {
  stop.abort();
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
};
function open(html = `${shop('a')}${shop('b')}<button id="out">x</button>`) {
  leave = freshPage(html);
  start();
}
const isOpen = (id = 'a') => !find(`#${id}-d`).hidden;
const press = (id: string) => {
  const target = find(`#${id}`);
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target.focus();
};
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

describe('opening', () => {
  test('is what the focus of its field does, with the movement of the spec', () => {
    open();
    expect(isOpen()).toBe(false);
    find('#a').focus();
    expect(isOpen()).toBe(true);
    expect(slide).toHaveBeenCalledExactlyOnceWith(find('#a-d'), true, 250);
  });

  test('is what a click on its field does, also one that the theme stops', () => {
    open();
    find('#a').focus();
    key('Escape');
    find('#a').parentElement!.addEventListener('click', (event) => event.stopPropagation());
    click(find('#a'));
    expect(isOpen()).toBe(true);
  });

  test('waits for the end of a press: nothing moves under the pointer', () => {
    open();
    press('a');
    expect(isOpen()).toBe(false);
    click(find('#a'));
    expect(isOpen()).toBe(true);
  });

  test('is what the focus of anything in the place of the field does, in the shop', () => {
    open();
    click(find('#a-b'));
    expect(isOpen()).toBe(true);
  });

  test('is at once where the field has the focus when the script comes', () => {
    leave = freshPage(shop('a'));
    find('#a').focus();
    start();
    expect(isOpen()).toBe(true);
    expect(slide).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  beforeEach(() => {
    open();
    find('#a').focus();
  });

  test('follows the focus', () => {
    find('#out').focus();
    expect(isOpen()).toBe(false);
  });

  test('is what a click elsewhere does, not before the press is over', () => {
    press('out');
    expect(isOpen()).toBe(true);
    click(find('#out'));
    expect(isOpen()).toBe(false);
  });

  test('is what Escape does, which goes no further; another Escape does', () => {
    expect(key('Escape').defaultPrevented).toBe(true);
    expect(isOpen()).toBe(false);
    expect(key('Escape').defaultPrevented).toBe(false);
  });

  test('is not what a click in the hint or another key does', () => {
    click(find('#a-d'));
    expect(key('a').defaultPrevented).toBe(false);
    expect(isOpen()).toBe(true);
  });

  test('a press that came to no click does not spoil the next key', () => {
    press('out');
    key('Tab');
    find('#b').focus();
    expect([isOpen('a'), isOpen('b')]).toEqual([false, true]);
  });
});

test.each([
  ['a', 'b'],
  ['b', 'a'],
])('two never stand open at once: from %s to %s', (from, to) => {
  open();
  find(`#${from}`).focus();
  find(`#${to}`).focus();
  expect([isOpen(from), isOpen(to)]).toEqual([false, true]);
  key('Escape');
  expect(isOpen(to)).toBe(false);
});

test('two hints of one field: one of them is open', () => {
  open('<div><input id="a"><p id="a-d" data-widget></p><p id="b-d" data-widget></p></div>');
  find('#a').focus();
  expect([isOpen('a'), isOpen('b')].filter(Boolean)).toHaveLength(1);
});

describe('the field', () => {
  test('is described by the hint, whose aria-hidden is taken off', () => {
    open();
    expect(find('#a').getAttribute('aria-describedby')).toBe('a-d');
    expect(find('#a-d').hasAttribute('aria-hidden')).toBe(false);
  });

  test('keeps what described it before', () => {
    open('<p id="x">x</p><div><input id="a" aria-describedby="x"><p id="a-d" data-widget></p></div>');
    expect(find('#a').getAttribute('aria-describedby')).toBe('x a-d');
  });

  test('may stand anywhere when it names the hint', () => {
    open('<p><input id="a" aria-describedby="a-d"></p><div><input id="z"><p id="a-d" data-widget></p></div>');
    find('#z').focus();
    expect(isOpen()).toBe(false);
    find('#a').focus();
    expect(isOpen()).toBe(true);
    expect(find('#z').hasAttribute('aria-describedby')).toBe(false);
  });

  test('that is missing is an error that says so', () => {
    leave = freshPage('<div><p data-widget></p></div>');
    expect(start).toThrow('bad-markup');
  });
});

test('after it has left it does nothing, and the next one opens', () => {
  open();
  find('#a').focus();
  end();
  vi.mocked(slide).mockClear();
  document.documentElement.style.setProperty('--mullion-panel', '250ms');
  click(find('#out'));
  find('#b').focus();
  expect(slide).not.toHaveBeenCalled();
});
