import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import widget from './index';

let leave = () => {};
let stop = new AbortController();
let observers: { callback: () => void; isOn: boolean }[] = [];
const root = document.documentElement;
const covered = () => root.style.getPropertyValue('--mullion-sticky-header-height');

beforeEach(() => {
  stop = new AbortController();
  observers = [];
  const Observer = class {
    own: (typeof observers)[number];
    constructor(callback: () => void) {
      this.own = { callback, isOn: false };
      observers.push(this.own);
    }
    observe() {
      this.own.isOn = true;
    }
    disconnect() {
      this.own.isOn = false;
    }
  };
  vi.stubGlobal('ResizeObserver', Observer);
  scroll(0);
});
afterEach(() => {
  stop.abort();
  leave();
  root.removeAttribute('style');
});

function scroll(to: number) {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  dispatchEvent(new Event('scroll'));
}
const page = (html = '<header data-widget="sticky-header">…</header><main></main>') => {
  leave = freshPage(html);
};
/** happy-dom lays nothing out. */
const sized = (selector: string, height: number, style = 'position: sticky; top: 0') => {
  const element = find(selector);
  element.setAttribute('style', style);
  Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true });
  return element;
};
const start = async (element = find('header'), ctx = fakeContext()) => {
  const cleanup = await widget.start({ ...ctx, element, signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
  return cleanup;
};
const resize = () => {
  for (const { callback } of observers) callback();
};

describe('the threshold', () => {
  test.each([
    [0, false],
    [119, false],
    [120, false],
    [120.5, true],
    [121, true],
    [5000, true],
  ])('at %s px of scroll it is stuck: %s', async (to, isStuck) => {
    page();
    await start();
    scroll(to);
    expect(find('header').hasAttribute('data-stuck')).toBe(isStuck);
  });

  test('a page that was reloaded far down is stuck from the start', async () => {
    page();
    scroll(800);
    await start();
    expect(find('header').hasAttribute('data-stuck')).toBe(true);
  });

  test('each crossing is told once, in either direction', async () => {
    page();
    const ctx = fakeContext();
    const heard: string[] = [];
    ctx.bus.on('header-stuck', ({ element }) => heard.push(`stuck ${element.tagName}`), stop.signal);
    ctx.bus.on('header-unstuck', ({ element }) => heard.push(`free ${element.tagName}`), stop.signal);
    await start(find('header'), ctx);
    for (const to of [60, 120, 121, 400, 900, 121, 120, 0]) scroll(to);
    expect(heard).toEqual(['stuck HEADER', 'free HEADER']);
  });

  test('in a low window it may let go, and what it says of itself is given back', async () => {
    const low = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => low);
    page();
    await start();
    scroll(500);
    expect(find('header').getAttributeNames()).toEqual(['data-widget', 'data-low', 'data-stuck']);
    low.matches = false;
    low.dispatchEvent(new Event('change'));
    expect(find('header').hasAttribute('data-low')).toBe(false);
    low.matches = true;
    low.dispatchEvent(new Event('change'));
    stop.abort();
    expect(find('header').getAttributeNames()).toEqual(['data-widget']);
    vi.unstubAllGlobals();
  });

  test('a removed header hears of no scroll any more', async () => {
    page();
    await start();
    stop.abort();
    scroll(500);
    expect(find('header').hasAttribute('data-stuck')).toBe(false);
  });
});

describe('what it covers', () => {
  test('follows its height and is given back', async () => {
    page();
    const header = sized('header', 90);
    await start();
    resize();
    expect(covered()).toBe('90px');
    sized('header', 64);
    resize();
    expect(covered()).toBe('64px');
    header.remove();
    stop.abort();
    expect(covered()).toBe('0px');
    expect(observers.some(({ isOn }) => isOn)).toBe(false);
  });

  test.each([
    ['below an admin bar', 'position: sticky; top: 32px', '112px'],
    ['with a part that scrolls away', 'position: sticky; top: -35px', '45px'],
    ['fixed by its theme', 'position: fixed; top: 0', '80px'],
    ['in the flow, by its theme', 'position: static; top: 0', '0px'],
  ])('%s', async (_name, style, size) => {
    page();
    sized('header', 80, style);
    await start();
    resize();
    expect(covered()).toBe(size);
  });

  test('of two headers the larger one counts, and the other when it has left', async () => {
    page('<header>a</header><nav>b</nav>');
    sized('header', 90);
    sized('nav', 40);
    const end = await start(find('header'));
    await start(find('nav'));
    resize();
    expect(covered()).toBe('90px');
    end?.();
    expect(covered()).toBe('40px');
  });
});

describe("the target of the page's address", () => {
  const targeted = (top: number) => {
    page('<header><b>a</b></header><h2 id="t">t</h2>');
    sized('header', 90);
    const target = find('#t');
    target.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
    target.scrollIntoView = vi.fn();
    const query = document.querySelector.bind(document);
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector === ':target' ? target : query(selector),
    );
    return target;
  };

  test('comes out from under the header, once', async () => {
    const target = targeted(20);
    await start();
    resize();
    resize();
    expect(target.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
  });

  test.each([90, 300, -200])('stays where it is at %s px', async (top) => {
    const target = targeted(top);
    await start();
    resize();
    expect(target.scrollIntoView).not.toHaveBeenCalled();
  });
});
