import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, settled, watchNavigation } from '../../tests/unit/helpers/page';
import widget from './index';

describe('the widget', () => {
  let leave = () => {};
  let stop = new AbortController();
  const popup = { closed: false, close: vi.fn(), focus: vi.fn(), location: {}, document: {} };

  const start = async (
    loggedIn: boolean,
    html = '<div id="w"><a data-url="/login" data-title="A">A</a></div>',
  ) => {
    leave = freshPage(html);
    const ctx = fakeContext();
    const json = () => Promise.resolve({ success: true, data: { loggedIn } });
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve({ json })),
    );
    stop = new AbortController();
    const cleanup = await widget.start({ ...ctx, element: find('#w'), signal: stop.signal });
    const end = () => {
      stop.abort();
      cleanup?.();
    };
    return { ctx, end };
  };
  const state = () => document.querySelector<HTMLElement>('.mullion-social-login__status')?.dataset.login;
  const tell = (data: object) => {
    const event = new MessageEvent('message', { data, origin: location.origin });
    Object.defineProperty(event, 'source', { value: popup });
    window.dispatchEvent(event);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(popup, { closed: false });
    vi.stubGlobal(
      'open',
      vi.fn(() => popup),
    );
  });
  afterEach(() => {
    stop.abort();
    leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('goes where a success says, once the server agrees', async () => {
    const assign = watchNavigation();
    await start(true);
    click(find('a'));
    expect(state()).toBe('waiting');
    tell({ success: true, redirect: '/there' });
    await settled();
    expect([state(), assign.mock.calls]).toEqual(['done', [[new URL('/there', location.href).href]]]);
    expect(popup.close).toHaveBeenCalled();
  });

  test('stays where it is when a theme wants to go on itself', async () => {
    const assign = watchNavigation();
    await start(true);
    document.addEventListener('mullion:logged-in', (event) => event.preventDefault(), { once: true });
    click(find('a'));
    tell({ success: true, redirect: '/there' });
    await settled();
    expect([state(), assign.mock.calls]).toEqual(['done', []]);
  });

  test('hears one result of an attempt, and no more', async () => {
    const assign = watchNavigation();
    await start(true);
    click(find('a'));
    tell({ success: false, message: 'Đã hủy' });
    tell({ success: true, redirect: '/there' });
    await settled();
    expect([state(), assign.mock.calls]).toEqual(['failed', []]);
  });

  test('believes no success that the server does not confirm', async () => {
    const assign = watchNavigation();
    const { ctx } = await start(false);
    const failed = vi.fn();
    document.addEventListener('mullion:login-failed', failed, { once: true });
    click(find('a'));
    tell({ success: true, redirect: '/there' });
    await settled();
    expect([state(), assign.mock.calls.length]).toEqual(['failed', 0]);
    expect(failed.mock.calls[0]?.[0].detail.reason).toBe('failed');
    expect(ctx.announce).toHaveBeenLastCalledWith('social-login.failed');
  });

  test('opens nothing for a click that wants a tab', async () => {
    await start(true);
    const event = click(find('a'), { ctrlKey: true });
    expect([event.defaultPrevented, vi.mocked(window.open).mock.calls.length]).toEqual([false, 0]);
  });

  test('opens nothing and says so for an address that is not of this site', async () => {
    const { ctx } = await start(true, '<div id="w"><button data-url="javascript:alert(1)">A</button></div>');
    click(find('button'));
    expect([state(), vi.mocked(window.open).mock.calls.length]).toEqual(['failed', 0]);
    expect(ctx.report).toHaveBeenCalledOnce();
  });

  test('asks the server once for a closed popup, after a moment', async () => {
    await start(false);
    click(find('a'));
    popup.closed = true;
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect([state(), vi.mocked(fetch).mock.calls.length]).toEqual(['waiting', 0]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([state(), vi.mocked(fetch).mock.calls.length]).toEqual(['cancelled', 1]);
  });

  test('waits for the visitor to look at the page again: the popup may only seem closed', async () => {
    await start(false);
    click(find('a'));
    popup.closed = true;
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toBe('waiting');
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(state()).toBe('cancelled');
  });

  test('takes its line and its timers along when it leaves', async () => {
    const { end } = await start(false);
    click(find('a'));
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    end();
    expect([state(), vi.getTimerCount()]).toEqual([undefined, 0]);
    tell({ success: true, redirect: '/there' });
    await settled();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('says its state beside it where it is the button itself', async () => {
    await start(false, '<p><button id="w" data-url="/login">A</button></p>');
    click(find('button'));
    expect(find('button').nextElementSibling?.className).toBe('mullion-social-login__status');
  });
});
