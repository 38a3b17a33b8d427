import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { ClickGuard } from './click-guard';

const wake = vi.fn();
const heard = vi.fn();
let [stop, leave] = [new AbortController(), () => {}];
let clicks: ClickGuard;

const HTML = `<div id="w" data-widget="one">
  <button id="b"><i id="icon"></i></button> <span id="role" role="button">x</span>
  <a id="toggle" href="#t" data-replay="">t</a> <a id="link" href="#l">l</a> <input id="box" type="checkbox">
  <div data-widget="two"><button id="inner">y</button></div>
</div><button id="outside">z</button>`;

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(HTML);
  clicks = new ClickGuard();
  stop = new AbortController();
  wake.mockReset();
  heard.mockReset();
  document.body.addEventListener('click', heard);
});
afterEach(() => {
  vi.restoreAllMocks();
  stop.abort();
  leave();
  vi.useRealTimers();
});

const guard = () => {
  const element = find('#w');
  clicks.add(element, wake);
  return () => clicks.release(element);
};

describe('a click on something that means nothing without its widget', () => {
  test.each(['#b', '#icon', '#role', '#toggle'])('is held and brings the moment forward: %s', (selector) => {
    guard();
    const event = click(find(selector));
    expect(event.defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    expect(wake).toHaveBeenCalledOnce();
  });

  test('is held on a link that is the widget itself', () => {
    const link = find('#link');
    link.dataset.widget = 'picture';
    clicks.add(link, wake);
    expect(click(link).defaultPrevented).toBe(true);
    expect(wake).toHaveBeenCalledOnce();
  });

  test('is held on the link that was pressed, where all of the widget is held', () => {
    const release = guard();
    find('#w').dataset.replay = '';
    expect(click(find('#link')).defaultPrevented).toBe(true);
    release();
    expect(heard.mock.calls.map(([event]) => event.target.id)).toEqual(['link']);
  });

  test('is replayed exactly once when the widget runs', () => {
    const release = guard();
    click(find('#icon'));
    release();
    release();
    vi.advanceTimersByTime(60_000);
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0].target).toBe(find('#b'));
  });

  test('shows that it is at work until then', () => {
    const release = guard();
    click(find('#b'));
    expect(find('#b').getAttribute('aria-busy')).toBe('true');
    release();
    expect(find('#b').hasAttribute('aria-busy')).toBe(false);
  });

  test('is replaced by the next one: only the last is replayed, and only it is busy', () => {
    const release = guard();
    click(find('#b'));
    click(find('#role'));
    expect(find('#b').hasAttribute('aria-busy')).toBe(false);
    release();
    expect(heard.mock.calls.map(([event]) => event.target.id)).toEqual(['role']);
  });

  test.each(['failed', 'ready'])('without a connection, of what is %s, is made again if ready', (state) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const release = guard();
    click(find('#b'));
    find('#w').dataset.state = state;
    release();
    expect(heard).toHaveBeenCalledTimes(state === 'ready' ? 1 : 0);
  });

  test('goes its native way after eight seconds of waiting, and the guard with it', () => {
    guard();
    click(find('#b'));
    vi.advanceTimersByTime(7999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledOnce();
    click(find('#b'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('is forgotten when its button has left the page', () => {
    const release = guard();
    click(find('#b'));
    const button = find('#b');
    const used = vi.fn();
    button.addEventListener('click', used);
    button.remove();
    release();
    expect(used).not.toHaveBeenCalled();
  });
});

describe('not held is', () => {
  const isFree = (event: MouseEvent) => {
    expect(event.defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    expect(wake).not.toHaveBeenCalled();
  };

  test('a plain link', () => {
    guard();
    isFree(click(find('#link')));
  });

  test('a native control', () => {
    guard();
    isFree(click(find('#box')));
  });

  test.each([
    ['a new tab', { ctrlKey: true }],
    ['a new tab', { metaKey: true }],
    ['a new window', { shiftKey: true }],
    ['a download', { altKey: true }],
  ])('a click that asks for %s: %o', (_what, keys) => {
    guard();
    isFree(click(find('#toggle'), keys));
  });

  test('a click in a nested widget, which has a guard of its own', () => {
    guard();
    isFree(click(find('#inner')));
  });

  test('a click beside the widget', () => {
    guard();
    isFree(click(find('#outside')));
  });

  test('a click that somebody has dealt with already', () => {
    window.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      signal: stop.signal,
    });
    clicks.start();
    guard();
    click(find('#b'));
    expect(wake).not.toHaveBeenCalled();
    expect(find('#b').hasAttribute('aria-busy')).toBe(false);
  });

  test('a click after the widget runs', () => {
    guard()();
    isFree(click(find('#b')));
  });
});

test('what is held is no longer busy when its element has left: it may be put back', () => {
  const release = guard();
  const button = find('#b');
  click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  find('#w').remove();
  release();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a click on the document itself, as scripts make it, is nobody’s', () => {
  const problem = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', problem, { signal: stop.signal });
  document.dispatchEvent(new MouseEvent('click'));
  expect(problem).not.toHaveBeenCalled();
});
