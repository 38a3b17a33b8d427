import { expect, test, vi } from 'vitest';
import { logins, popup, tell } from '../../tests/unit/helpers/login';
import { find, watchNavigation } from '../../tests/unit/helpers/page';
import { Login } from './login';

const { page } = logins();

test.each([
  ['open', async () => {}],
  ['over', () => tell({ success: true })],
])('given up, the page goes where the popup led that is %s', async (_how, happens) => {
  const assign = watchNavigation();
  page.open('<a data-url="/login">A</a>');
  const login = new Login(vi.fn());
  login.press(find('a'));
  await happens();
  expect(assign).not.toHaveBeenCalled();
  login.leave();
  expect(assign.mock.calls).toEqual([[new URL('/login', location.href).href]]);
  expect(popup.close).toHaveBeenCalled();
});

test('given up before any press, nothing is gone to', () => {
  const assign = watchNavigation();
  new Login(vi.fn()).leave();
  expect(assign).not.toHaveBeenCalled();
});

test('a page that was left for a login says so no more when "Back" shows it again', () => {
  watchNavigation();
  page.open('<a data-url="/login">A</a>');
  const login = new Login(vi.fn());
  login.press(find('a'));
  login.leave();
  const heard = vi.fn();
  login.subscribe(heard);
  expect(login.standing()?.step).toBe('leaving');
  const shown = (persisted: boolean) =>
    Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent;
  login.comeBack(shown(false));
  expect(heard).not.toHaveBeenCalled();
  login.comeBack(shown(true));
  expect(login.standing()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});
