import { expect, test } from '@playwright/test';
import { callbackOf, expectNothing, login, open, truth } from '../helpers/login';
import { AN, withProviders } from '../helpers/login-shop';

const providers = withProviders();

test.describe('a new customer', () => {
  test('gets an account, a connection and a session, and goes where they were', async ({ request }) => {
    const ending = await login(request, 'oidc', '&redirect_to=%2Fcua-hang%2F%3Fa%3D1');
    expect(ending).toMatchObject({ status: 303, failed: null, isLoggedIn: true });
    expect(ending.location).toMatch(/\/cua-hang\/\?a=1$/);
    const { me, users, logins, tickets } = await truth(request);
    expect(me).toBe('an');
    expect(users).toEqual([
      { login: 'an', email: 'an@login.test', roles: [expect.stringMatching(/^(customer|subscriber)$/)] },
    ]);
    expect(logins).toEqual([{ provider: 'oidc', subject: 'an-1', email: 'an@login.test', login: 'an' }]);
    expect(tickets).toBe(0);
  });

  test('is known again by subject, whatever the address says now', async ({
    request,
    playwright,
    baseURL,
  }) => {
    await login(request);
    const later = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    providers.openId.say({ ...AN, email: 'other@login.test', email_verified: false });
    expect((await login(later)).isLoggedIn).toBe(true);
    const { me, users } = await truth(later);
    expect([me, users.length]).toEqual(['an', 1]);
    await later.dispose();
  });

  test('gets none where accounts cannot be opened', async ({ request }) => {
    await truth(request, {
      options: { woocommerce_enable_myaccount_registration: 'no', users_can_register: 0 },
    });
    const ending = await login(request);
    expect(ending.failed).toBe('closed');
    await expectNothing(request, ending);
  });

  test('whose address only the user info names', async ({ request }) => {
    providers.openId.say({ sub: 'johndoe' }, { userinfo: { email: 'an@login.test', email_verified: true } });
    expect((await login(request)).isLoggedIn).toBe(true);
    providers.openId.say({ sub: 'another' }, { userinfo: { email: 'an@login.test', email_verified: true } });
  });

  test('whose user info is about somebody else is refused', async ({ request }) => {
    providers.openId.say({ sub: 'another' }, { userinfo: { email: 'an@login.test', email_verified: true } });
    const ending = await login(request);
    expect(ending.failed).toBe('refused');
    await expectNothing(request, ending);
  });

  test('in two tabs at once gets one account, and both tabs are in', async ({ request }) => {
    const callbacks = [await callbackOf(request), await callbackOf(request)];
    const endings = await Promise.all(callbacks.map((callback) => open(request, callback)));
    expect(endings.map(({ isLoggedIn }) => isLoggedIn)).toEqual([true, true]);
    const { users, logins } = await truth(request);
    expect([users.length, logins.length]).toEqual([1, 1]);
  });
});
