import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scrollPage } from '../../src/motion/scroll-page';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import widget from './index';
import { Journey } from './journey';

const arrive: ((isThere: boolean) => void)[] = [],
  signals: AbortSignal[] = [];
vi.mock('../../src/motion/scroll-page', () => ({ scrollPage: vi.fn() }));

const ctx = fakeContext();
let leave = () => {};
let stop: AbortController;
let cleanups: (() => void)[] = [];
beforeEach(() => {
  stop = new AbortController();
  arrive.length = signals.length = 0;
  ctx.announce.mockClear();
  document.documentElement.style.setProperty('--mullion-panel', '250ms');
  vi.mocked(scrollPage)
    .mockReset()
    .mockImplementation((_top, _movement, signal) => {
      signals.push(signal!);
      return new Promise((resolve) => arrive.push(resolve));
    });
});
afterEach(async () => {
  end();
  for (const resolve of arrive) resolve(true);
  await settled();
  leave();
});

const region = (id = 'r', inside = '') => `<div id="${id}" data-widget="scroll-to-notices">${inside}</div>`;
function open(html = region()) {
  leave = freshPage(html);
  start();
}
function start() {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  cleanups = regions.map((element) => widget.start({ ...ctx, element, signal: stop.signal }) as () => void);
}
function end() {
  stop.abort();
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
}
async function put(html: string, id = 'r') {
  find(`#${id}`).insertAdjacentHTML('afterbegin', html);
  await settled();
}
const ALERT = '<p id="n" role="alert">Chưa đúng.</p>';
const goes = () => vi.mocked(scrollPage).mock.calls.length;
describe('a notice that comes', () => {
  test('is scrolled to: 100 px stay above it', async () => {
    open();
    find('#r').innerHTML = '<p>x</p>';
    find('#r p').getBoundingClientRect = () => new DOMRect(0, 700, 10, 10);
    vi.stubGlobal('scrollY', 50);
    await vi.waitFor(() => expect(scrollPage).toHaveBeenCalledWith(650, 1000, expect.any(AbortSignal)));
  });

  test('that the browser speaks gives the focus to the region, which has a short name only', async () => {
    open();
    await put(ALERT);
    expect(document.activeElement).toBe(find('#r'));
    expect(find('#r').getAttribute('role')).toBe('group');
    expect(find('#r').getAttribute('aria-label')).toBe('scroll-to-notices.region');
    expect(ctx.announce).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  test('that no live region speaks is spoken once, as one line', async () => {
    open();
    await put('<p>Đã lưu\n  <b>địa chỉ</b>.</p>');
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Đã lưu địa chỉ.');
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  test('gives role, name and tabindex back when the focus moves on', async () => {
    open(`${region()}<button id="b">x</button>`);
    await put(ALERT);
    find('#b').focus();
    expect(find('#r').outerHTML).toBe(region('r', ALERT));
  });

  test('leaves a role and a tabindex of the page alone', async () => {
    open(region().replace('id', 'role="region" aria-label="A" tabindex="-1" id'));
    await put(ALERT);
    (document.activeElement as HTMLElement).blur();
    expect(find('#r').getAttribute('role')).toBe('region');
    expect(find('#r').getAttribute('tabindex')).toBe('-1');
  });

  test('may be several: the first in the page counts', async () => {
    open();
    find('#r').innerHTML = '<p id="one">1</p><p id="two">2</p>';
    await settled();
    expect(goes()).toBe(1);
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('1');
  });

  test.each(['<p></p>', '<p>  </p>', '  '])('but holds nothing ("%s") is none', async (html) => {
    open();
    await put(html);
    expect(goes()).toBe(0);
  });

  test('may be new text in an old notice', async () => {
    open(region('r', '<p id="n">a</p>'));
    find('#n').textContent = 'b';
    await settled();
    expect(goes()).toBe(1);
  });

  test('while another is scrolled to takes over', async () => {
    open(region() + region('s'));
    await put(ALERT);
    await put('<p role="alert">2</p>', 's');
    expect(goes()).toBe(2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(document.activeElement?.id).toBe('s');
  });

  test('is no longer scrolled to when it has left with its region, and nobody looks any more', async () => {
    open();
    await put(ALERT);
    const left = find('#r');
    left.remove();
    end();
    expect(signals[0]?.aborted).toBe(true);
    left.append('x');
    await settled();
    expect(goes()).toBe(1);
  });
});

describe('a page that comes with its notice', () => {
  const navigation = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

  test.each([
    ['the first of two', region('r', ALERT) + region('s', '<p role="status">2</p>')],
    ['one outside (Storefront)', region() + ALERT.replace('id', 'class="woocommerce-message" id')],
  ])('is scrolled, and the focus goes to the notice: nothing else speaks it; %s', async (_which, html) => {
    navigation('navigate');
    open(html);
    await vi.waitFor(() => expect(goes()).toBe(1));
    expect(document.activeElement?.id).toBe('n');
    expect(find('#n').getAttribute('role')).toBe('alert');
    expect(ctx.announce).not.toHaveBeenCalled();
  });

  const showAt = (top: number, bottom: number) =>
    vi.spyOn(find('#n'), 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);

  test.each(['reload', 'back_forward'])('stays where it is after %s', async (type) => {
    navigation(type);
    open(region('r', ALERT));
    await settled();
    expect(goes()).toBe(0);
  });

  test.each([
    ['the text is always there', () => {}, '<p>x</p>'],
    ['all of it is seen', () => showAt(120, 180), ALERT],
    ['the visitor has scrolled', () => vi.stubGlobal('scrollY', 10), ALERT],
    ['the visitor has begun to type', () => find('input').focus(), ALERT],
    ['it leads to a place of its own', () => vi.stubGlobal('location', { hash: '#a' }), ALERT],
  ])('stays where it is when %s', async (_why, before, html) => {
    navigation('navigate');
    leave = freshPage(`${region('r', html)}<input>`);
    before();
    start();
    await settled();
    expect(goes()).toBe(0);
  });
});

const GROUP = '<div class="woocommerce-NoticeGroup"><ul role="alert"><li>x</li></ul></div>';

test('one notice that several ask for, by its parts or its region, is one movement', async () => {
  open();
  const journey = new Journey(ctx);
  await put('<div id="n"><b role="alert">x</b></div>');
  journey.to(find('b'));
  journey.to(find('#n'));
  expect(goes()).toBe(1);
});

test("the checkout's group of notices is one, and gets the focus", async () => {
  open(`${region()}<form>${GROUP}</form>`);
  for (const part of ['.woocommerce-NoticeGroup', 'ul']) new Journey(ctx).to(find(part));
  await settled();
  expect(goes()).toBe(1);
  expect(document.activeElement).toBe(find('.woocommerce-NoticeGroup'));
});
