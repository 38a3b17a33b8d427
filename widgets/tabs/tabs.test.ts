import { describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find } from '../../tests/unit/helpers/page';
import { group, link, prepareTabs, shown } from '../../tests/unit/helpers/tabs';
import tabs from './index';

const { state, page, start } = prepareTabs();
const press = (id: string, key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  link(id).dispatchEvent(event);
  return event.defaultPrevented;
};

describe('roles', () => {
  test('are those of the pattern, and one tab is in the order of Tab', async () => {
    page(group('a', 'b'));
    await start();
    expect(find('ul').getAttribute('role')).toBe('tablist');
    expect(find('ul').getAttribute('aria-label')).toBe('Nhóm a');
    expect(find('li').getAttribute('role')).toBe('presentation');
    const [a, b] = [link('a'), link('b')];
    expect(
      [a, b].map((tab) => [tab.getAttribute('role'), tab.getAttribute('aria-selected'), tab.tabIndex]),
    ).toEqual([
      ['tab', 'true', 0],
      ['tab', 'false', -1],
    ]);
    expect(a.getAttribute('aria-controls')).toBe('a');
    expect(find('#a').getAttribute('role')).toBe('tabpanel');
    expect(find('#a').getAttribute('aria-labelledby')).toBe(a.id);
    expect(find('#a').tabIndex).toBe(0);
  });

  test('are taken back to the letter when the widget ends', async () => {
    page(group('a', 'b').replace('<section id="b">', '<section id="b" hidden="" role="region">'));
    const before = find('[data-widget]').outerHTML;
    await start();
    expect(find('[data-widget]').outerHTML).not.toBe(before);
    state.stop.abort();
    expect(find('[data-widget]').outerHTML).toBe(before);
    expect(click(link('b')).defaultPrevented).toBe(false);
  });
});

test('those that a page builder has copied while they ran open their own panels', async () => {
  page(group('a', 'b'));
  await start();
  const first = find('[data-widget]');
  const copy = first.cloneNode(true) as HTMLElement;
  first.after(copy);
  await start(1);
  const [ofTheFirst, ofTheCopy] = [first, copy].map((element) => element.querySelectorAll('section'));
  click(copy.querySelectorAll('a')[1] as HTMLElement);
  expect([...ofTheCopy!].map((panel) => panel.hidden)).toEqual([true, false]);
  expect([...ofTheFirst!].map((panel) => panel.hidden)).toEqual([false, true]);
});

describe('a click', () => {
  test('opens the panel, tells the page and is a step in the history', async () => {
    page(group('a', 'b'));
    const ctx = fakeContext();
    const heard = vi.fn();
    ctx.bus.on('tab-opened', heard, state.stop.signal);
    await start(0, ctx);
    expect(heard).not.toHaveBeenCalled();
    const push = vi.spyOn(history, 'pushState');
    expect(click(link('b')).defaultPrevented).toBe(true);
    expect(shown()).toEqual(['b']);
    expect(push).toHaveBeenCalledOnce();
    expect(push.mock.calls[0]?.[2]).toBe('#b');
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      { element: find('[data-widget]'), panel: find('#b') },
      expect.anything(),
    );
  });

  test('on the open tab is no step', async () => {
    page(group('a', 'b'));
    await start();
    const push = vi.spyOn(history, 'pushState');
    click(link('a'));
    expect(push).not.toHaveBeenCalled();
  });

  test('for a new window is the browser’s', async () => {
    page(group('a', 'b'));
    await start();
    expect(click(link('b'), { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(shown()).toEqual(['a']);
  });
});

describe('a key', () => {
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['b', 'ArrowLeft', 'a'],
    ['c', 'Home', 'a'],
    ['a', 'End', 'c'],
  ])('on %s: %s leads to %s, with the focus and no step in the history', async (from, key, to) => {
    page(group('a', 'b', 'c'));
    await start();
    click(link(from));
    const push = vi.spyOn(history, 'pushState');
    expect(press(from, key)).toBe(true);
    expect(shown()).toEqual([to]);
    expect(document.activeElement).toBe(link(to));
    expect(push).not.toHaveBeenCalled();
    expect(location.hash).toBe(`#${to}`);
  });

  test('from right to left the arrows are the other way', async () => {
    page(`<div style="direction: rtl">${group('a', 'b', 'c')}</div>`);
    await start();
    press('a', 'ArrowLeft');
    expect(shown()).toEqual(['b']);
    press('b', 'ArrowRight');
    expect(shown()).toEqual(['a']);
  });

  test.each([
    ['ArrowDown', {}],
    ['Tab', {}],
    ['ArrowRight', { altKey: true }],
    ['Home', { ctrlKey: true }],
    ['constructor', {}],
  ])('is left alone: %s', async (key, init) => {
    page(group('a', 'b'));
    await start();
    expect(press('a', key, init)).toBe(false);
    expect(shown()).toEqual(['a']);
  });
});

test.each([
  ['no list', '<div data-widget="tabs"></div>', '<ul><li><a href="#…">'],
  ['no panel', '<div data-widget="tabs"><ul><li><a href="#x">x</a></li></ul></div>', '#x'],
  [
    'a panel elsewhere',
    '<div data-widget="tabs"><ul><li><a href="#x">x</a></li></ul></div><p id="x"></p>',
    '#x',
  ],
])('%s: says what is wrong and leaves the markup as it is', (_what, html, part) => {
  page(html);
  expect(() =>
    tabs.start({ ...fakeContext(), element: find('[data-widget]'), signal: state.stop.signal }),
  ).toThrow(part);
  expect(document.body.innerHTML).toBe(html);
});
