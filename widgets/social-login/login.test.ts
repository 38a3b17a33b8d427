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
