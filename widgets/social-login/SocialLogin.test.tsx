import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { logins, popup, press, rest, state, tell } from '../../tests/unit/helpers/login';
import { click, find, watchNavigation } from '../../tests/unit/helpers/page';
import { areSame, nodesOf, silentConsole } from '../../tests/unit/helpers/react';
import { fakeTimeouts } from '../../tests/unit/helpers/timeouts';
import golden from './golden/default.html?raw';

const { page, start } = logins();

test('goes where a success says, once the server agrees', async () => {
  const assign = watchNavigation();
  await start(true);
  await press();
  expect(state()).toBe('waiting');
  await tell({ success: true, redirect: '/there' });
  await rest();
  expect([state(), assign.mock.calls]).toEqual(['done', [[new URL('/there', location.href).href]]]);
  expect(popup.close).toHaveBeenCalled();
});

test('stays where it is when a theme wants to go on itself', async () => {
  const assign = watchNavigation();
  await start(true);
  document.addEventListener('mullion:logged-in', (event) => event.preventDefault(), { once: true });
  await press();
  await tell({ success: true, redirect: '/there' });
  await rest();
  expect([state(), assign.mock.calls]).toEqual(['done', []]);
});

test('hears one result of an attempt, and no more', async () => {
  const assign = watchNavigation();
  await start(true);
  await press();
  await tell({ success: false, message: 'Đã hủy' });
  await tell({ success: true, redirect: '/there' });
  await rest();
  expect([state(), assign.mock.calls]).toEqual(['failed', []]);
});

test('believes no success that the server does not confirm', async () => {
  const assign = watchNavigation();
  const { ctx } = await start(false);
  const failed = vi.fn();
  document.addEventListener('mullion:login-failed', failed, { once: true });
  await press();
  await tell({ success: true, redirect: '/there' });
  await rest();
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
  const { ctx } = await start(
    true,
    '<div data-widget="w"><button data-url="javascript:alert(1)">A</button></div>',
  );
  await press();
  expect([state(), vi.mocked(window.open).mock.calls.length]).toEqual(['failed', 0]);
  expect(ctx.report).toHaveBeenCalledOnce();
});

test('asks the server once for a closed popup, after a moment', async () => {
  await start(false);
  await press();
  popup.closed = true;
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await rest(1000);
  expect([state(), vi.mocked(fetch).mock.calls.length]).toEqual(['waiting', 0]);
  await rest(3000);
  expect([state(), vi.mocked(fetch).mock.calls.length]).toEqual(['cancelled', 1]);
});

test('asks the server once for each page of this site that the popup is on', async () => {
  await start(false);
  await press();
  const { origin } = location;
  Object.assign(popup, { document: { readyState: 'complete' } });
  for (const [at, path] of ['/account', '/shop'].entries()) {
    Object.assign(popup, { location: { origin, href: `${origin}${path}` } });
    await rest(2000);
    expect([state(), vi.mocked(fetch).mock.calls.length]).toEqual(['waiting', at + 1]);
  }
});

test('waits for the visitor to look at the page again: the popup may only seem closed', async () => {
  await start(false);
  await press();
  popup.closed = true;
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await rest(60_000);
  expect(state()).toBe('waiting');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await rest();
  expect(state()).toBe('cancelled');
});

test('takes its line and its timers along when it leaves', async () => {
  const { end } = await start(false);
  await press();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await end();
  await rest();
  expect([state(), vi.getTimerCount()]).toEqual([undefined, 0]);
  await tell({ success: true, redirect: '/there' });
  await rest();
  expect(fetch).not.toHaveBeenCalled();
});

test('says its state beside it where it is the button itself', async () => {
  await start(false, '<p><button data-widget="w" data-url="/login">A</button></p>');
  await press();
  expect(find('button + .mullion-social-login__place .mullion-social-login__status')).toBeDefined();
});

test('opens its popup within the click, before the component is there', async () => {
  page.open('<div data-widget="w"><a data-url="/login">A</a></div>');
  await page.startNow();
  click(find('a'));
  expect(window.open).toHaveBeenCalledOnce();
  expect(state()).toBeUndefined();
  // What a quick popup tells is not missed either.
  await tell({ success: false, message: 'Đã hủy' });
  await act(async () => void (await import('./show')));
  await rest();
  expect([state(), screen.getByText('Đã hủy').tagName]).toEqual(['failed', 'P']);
});

test('says each press of the same button anew, and in one line', async () => {
  const { ctx } = await start(true);
  for (let times = 0; times < 3; times++) await press();
  const again = 'social-login.again';
  expect(ctx.announce.mock.calls).toEqual([['social-login.waiting'], [again], [again]]);
  expect(screen.getAllByText(again)).toHaveLength(1);
  expect(popup.focus).toHaveBeenCalledTimes(2);
});

test('a late success counts though the popup seemed closed', async () => {
  const assign = watchNavigation();
  await start(false);
  await press();
  popup.closed = true;
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await rest(4000);
  expect(state()).toBe('cancelled');
  vi.mocked(fetch).mockImplementation((async () => ({
    json: async () => ({ success: true, data: { loggedIn: true } }),
  })) as never);
  await tell({ success: true, redirect: '/there' });
  await rest();
  expect([state(), assign.mock.calls.length]).toEqual(['done', 1]);
});

test('a success that the server does not answer to is asked of twice, and said as such', async () => {
  await start(true);
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await press();
  await tell({ success: true });
  await rest();
  expect([state(), vi.mocked(fetch).mock.calls.length]).toEqual(['unchecked', 2]);
});

test('a server that is silent for ten seconds is asked once more, and given up', async () => {
  fakeTimeouts();
  await start(true);
  vi.mocked(fetch).mockImplementation(
    (_url, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', reject)),
  );
  await press();
  await tell({ success: true });
  await rest(19_900);
  expect(state()).toBe('checking');
  await rest(300);
  expect(state()).toBe('unchecked');
});

test('what our template prints stays, every node of it', async () => {
  const consoleError = silentConsole();
  page.open(golden);
  const nodes = nodesOf(find('[data-widget]'));
  const { ctx, end } = await start(false, '');
  await press('Tiếp tục với Google');
  expect(state()).toBe('waiting');
  expect(areSame(nodesOf(find('[data-widget]')).slice(0, nodes.length), nodes)).toBe(true);
  await end();
  expect(areSame(nodesOf(find('[data-widget]')), nodes)).toBe(true);
  expect(ctx.report).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
});
