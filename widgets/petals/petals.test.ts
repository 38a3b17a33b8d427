import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, denyStorage, find, freshPage } from '../../tests/unit/helpers/page';
import widget from './index';

const HOST = '<div data-widget="petals"></div>';
const STRINGS = { 'petals.stop': 'Tắt hoa rơi', 'petals.start': 'Bật hoa rơi' };

let stop = new AbortController();
const cleanups: (() => void)[] = [];
let leave = () => {};
let isCalm = false;
let isHidden = false;
const media = new EventTarget();
const pause = vi.fn();
const play = vi.fn();
const cancel = vi.fn();

beforeEach(() => {
  stop = new AbortController();
  isCalm = false;
  isHidden = false;
  for (const spy of [pause, play, cancel]) spy.mockClear();
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('matchMedia', () =>
    Object.defineProperty(media, 'matches', { get: () => isCalm, configurable: true }),
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  HTMLElement.prototype.animate = () => ({ pause, play, cancel }) as unknown as Animation;
});
afterEach(() => {
  stop.abort();
  for (const cleanup of cleanups.splice(0)) cleanup();
  leave();
  Reflect.deleteProperty(navigator, 'connection');
});

const start = (element: HTMLElement) => {
  const ctx = { ...fakeContext(), t: (key: string) => STRINGS[key as keyof typeof STRINGS] };
  let isOver = false;
  const cleanup = widget.start({ ...ctx, element, signal: stop.signal }) as () => void;
  const once = () => {
    if (!isOver) cleanup();
    isOver = true;
  };
  cleanups.push(once);
  return once;
};
const open = (html = HOST) => {
  leave = freshPage(html);
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(start);
};
const falling = () => document.querySelectorAll('.mullion-petals__petal').length;
const button = () => find<HTMLButtonElement>('.mullion-petals__toggle');
const calm = (is: boolean) => {
  isCalm = is;
  media.dispatchEvent(new Event('change'));
};
const saveData = (is: boolean) =>
  Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), { saveData: is }),
    configurable: true,
  });

describe('the shower', () => {
  test('has as many as the window asks for, and keeps those that fall when that changes', () => {
    open();
    expect(falling()).toBe(9);
    const [first] = document.querySelectorAll('.mullion-petals__petal');
    for (const [width, count] of [
      [600, 4],
      [1920, 13],
    ] as const) {
      vi.stubGlobal('innerWidth', width);
      dispatchEvent(new Event('resize'));
      expect(falling()).toBe(count);
      expect(first?.isConnected).toBe(true);
    }
    expect(cancel).toHaveBeenCalledTimes(5);
  });

  test('is nothing for a screen reader and out of the flow before its stylesheet has come', () => {
    open();
    const layer = find('.mullion-petals__layer');
    expect(layer.getAttribute('aria-hidden')).toBe('true');
    expect(layer.style).toMatchObject({ position: 'fixed', overflow: 'clip', pointerEvents: 'none' });
    expect(button().style.position).toBe('fixed');
  });

  test('stands still while nobody sees the tab', () => {
    open();
    pause.mockClear();
    play.mockClear();
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(pause).toHaveBeenCalledTimes(9);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(play).toHaveBeenCalledTimes(9);
  });
});

describe('nothing falls, and there is nothing to press', () => {
  test('where less motion is asked for, also later', () => {
    isCalm = true;
    open();
    expect([falling(), button().hidden]).toEqual([0, true]);
    calm(false);
    expect([falling(), button().hidden]).toEqual([9, false]);
    calm(true);
    expect([falling(), button().hidden]).toEqual([0, true]);
  });

  test('where data is saved', () => {
    saveData(true);
    open();
    expect([falling(), button().hidden]).toEqual([0, true]);
  });
});

describe('the button', () => {
  test('stops and starts, and says which', () => {
    open();
    expect(button().textContent).toBe('Tắt hoa rơi');
    click(button());
    expect([falling(), button().textContent]).toEqual([0, 'Bật hoa rơi']);
    click(button());
    expect([falling(), button().textContent]).toEqual([9, 'Tắt hoa rơi']);
  });

  test('is remembered on the next page', () => {
    const [cleanup] = open();
    click(button());
    cleanup?.();
    document.body.innerHTML = HOST;
    start(find('[data-widget]'));
    expect(falling()).toBe(0);
    click(button());
    expect(localStorage.getItem('mullion_petals')).toBeNull();
  });

  test('works where nothing can be remembered', () => {
    denyStorage('localStorage');
    open();
    expect(falling()).toBe(9);
    click(button());
    expect(falling()).toBe(0);
    click(button());
    expect(falling()).toBe(9);
    localStorage.clear();
  });

  test('keeps the petals off when the window is made wider', () => {
    open();
    click(button());
    vi.stubGlobal('innerWidth', 1920);
    dispatchEvent(new Event('resize'));
    expect(falling()).toBe(0);
  });
});

test('two on one page are one shower; when the first goes the second takes its turn', () => {
  const made = open(HOST + HOST);
  const [first, second] = [...document.querySelectorAll('[data-widget]')];
  expect([first!.childElementCount, second!.childElementCount]).toEqual([2, 0]);
  made[0]?.();
  expect([first!.childElementCount, second!.childElementCount]).toEqual([0, 2]);
  expect(falling()).toBe(9);
  made[1]?.();
  expect(falling()).toBe(0);
});

test('one that goes while it waits its turn never has it', () => {
  const made = open(HOST + HOST);
  made[1]?.();
  expect(falling()).toBe(9);
  made[0]?.();
  expect(document.body.innerHTML).toBe(HOST + HOST);
});

test('having left the page it leaves no node and hears nothing', () => {
  const [cleanup] = open();
  stop.abort();
  cleanup?.();
  expect(document.body.innerHTML).toBe(HOST);
  expect(cancel).toHaveBeenCalledTimes(9);
  calm(true);
  calm(false);
  dispatchEvent(new Event('resize'));
  expect(falling()).toBe(0);
});
