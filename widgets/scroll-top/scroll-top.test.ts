import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scrollPage } from '../../src/motion/scroll-page';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';
import widget from './index';

vi.mock('../../src/motion/scroll-page', () => ({ scrollPage: vi.fn() }));

const LINK = golden.trim();

let leave = () => {};
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
  vi.mocked(scrollPage).mockReset().mockResolvedValue(true);
  document.documentElement.style.setProperty('--mullion-panel', '250ms');
  vi.stubGlobal('innerHeight', 700);
  scrolledTo(0);
});
afterEach(() => {
  stop.abort();
  leave();
  document.body.removeAttribute('tabindex');
  document.body.removeAttribute('style');
});

const link = () => find('.mullion-scroll-top');
const isShown = () => link().classList.contains('mullion-scroll-top--shown');
const start = () => widget.start({ ...fakeContext(), element: link(), signal: stop.signal }) as () => void;
const open = (html = LINK) => {
  leave = freshPage(html);
  return start();
};
function scrolledTo(top: number) {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

describe('the link', () => {
  test('is there after more than one screen, and gone again at the top', () => {
    open();
    expect(isShown()).toBe(false);
    scrolledTo(700);
    expect(isShown()).toBe(false);
    scrolledTo(701);
    expect(isShown()).toBe(true);
    scrolledTo(0);
    expect(isShown()).toBe(false);
  });

  test('is there from the start where the browser restored a place far down', () => {
    scrolledTo(3000);
    open();
    expect(isShown()).toBe(true);
  });

  test('follows a window that is turned or made smaller', () => {
    open();
    scrolledTo(600);
    expect(isShown()).toBe(false);
    vi.stubGlobal('innerHeight', 400);
    dispatchEvent(new Event('resize'));
    expect(isShown()).toBe(true);
  });
});

describe('a click', () => {
  test('moves to the very top, instead of jumping', () => {
    open();
    expect(click(link()).defaultPrevented).toBe(true);
    expect(scrollPage).toHaveBeenCalledExactlyOnceWith(0, 900, stop.signal);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s is left to the browser', (key) => {
    open();
    expect(click(link(), { [key]: true }).defaultPrevented).toBe(false);
    expect(scrollPage).not.toHaveBeenCalled();
  });

  test('takes the focus along, without a ring around the page', async () => {
    open(`<a id="first" href="/">a</a>${LINK}`);
    link().focus();
    click(link());
    await settled();
    expect(document.activeElement).toBe(document.body);
    expect(document.body.style.outline).toContain('none');
  });

  test('leaves the focus where it is when the visitor stopped the movement', async () => {
    vi.mocked(scrollPage).mockResolvedValue(false);
    open();
    link().focus();
    click(link());
    await settled();
    expect(document.activeElement).toBe(link());
    expect(document.body.hasAttribute('tabindex')).toBe(false);
  });

  test('gives body back as it was once the focus goes on', async () => {
    open(`<a id="first" href="/">a</a>${LINK}`);
    click(link());
    await settled();
    document.body.dispatchEvent(new Event('blur'));
    expect(document.body.attributes).toHaveLength(0);
  });

  test("keeps a theme's own tabindex and style of body", async () => {
    document.body.tabIndex = 0;
    document.body.style.color = 'red';
    open();
    click(link());
    await settled();
    document.body.dispatchEvent(new Event('blur'));
    expect(document.body.tabIndex).toBe(0);
    expect(document.body.style.cssText).toBe('color: red;');
  });
});

test('two on one page both work', () => {
  leave = freshPage(LINK + LINK);
  const links = [...document.querySelectorAll<HTMLElement>('.mullion-scroll-top')];
  for (const each of links) widget.start({ ...fakeContext(), element: each, signal: stop.signal });
  scrolledTo(900);
  expect(links.map(({ className }) => className)).toEqual(
    Array(2).fill('mullion-scroll-top mullion-scroll-top--shown'),
  );
  for (const each of links) click(each);
  expect(scrollPage).toHaveBeenCalledTimes(2);
});

test('having left the page it hears nothing and gives its markup back', () => {
  const cleanup = open();
  scrolledTo(900);
  // As keepFree() sets it where there is no free place.
  link().classList.add('mullion-away');
  stop.abort();
  cleanup();
  expect(link().outerHTML).toBe(LINK);
  scrolledTo(1900);
  expect(isShown()).toBe(false);
  expect(click(link()).defaultPrevented).toBe(false);
});
