import { expect, test } from '@playwright/test';
import { callbackOf, enter, expectNothing, login, open, truth } from '../helpers/login';
import { challengeOf } from '../helpers/login-provider';
import { AN, DEAD, withProviders } from '../helpers/login-shop';

const providers = withProviders();

test.describe('the answer of the provider', () => {
  test('denied: the login page says so, in Vietnamese', async ({ page, request }) => {
    const callback = new URL(await callbackOf(request));
    callback.searchParams.delete('code');
    callback.searchParams.set('error', 'access_denied');
    callback.searchParams.set('error_description', '<script>alert(1)</script>');
    const ending = await open(request, callback.href);
    expect(ending.failed).toBe('cancelled');
    await expectNothing(request, ending);
    await page.goto(ending.location);
    await expect(page.getByText('Bạn đã hủy đăng nhập.')).toBeVisible();
    expect(await page.content()).not.toContain('alert(1)');
  });

  const states: Record<string, (url: URL) => void> = {
    'without state': (url) => url.searchParams.delete('state'),
    'with an unknown state': (url) => url.searchParams.set('state', 'a'.repeat(48)),
    'with a list for a state': (url) => {
      url.searchParams.set('state[]', url.searchParams.get('state')!);
      url.searchParams.delete('state');
    },
    'with the state of another provider': (url) => url.searchParams.set('provider', 'zalo'),
  };
  for (const [name, change] of Object.entries(states)) {
    test(`${name} is refused`, async ({ request }) => {
      const callback = new URL(await callbackOf(request));
      change(callback);
      const ending = await open(request, callback.href);
      expect(ending.failed ?? ending.status).toEqual(name.includes('another provider') ? 'expired' : 400);
      await expectNothing(request, ending);
    });
  }

  test('in another browser is refused, and the first can still go on', async ({
    request,
    playwright,
    baseURL,
  }) => {
    const callback = await callbackOf(request);
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const ending = await open(other, callback);
    expect(ending.status).toBe(400);
    expect(ending.text).toContain('bắt đầu ở trình duyệt khác');
    await expectNothing(other, ending);
    expect((await open(request, callback)).isLoggedIn).toBe(true);
    await other.dispose();
  });

  test('a second time is refused, and of two at once one is taken', async ({ request }) => {
    const callback = await callbackOf(request);
    const cookies = await request.storageState();
    await truth(request, { options: { mullion_test_slow: 'yes' } });
    const endings = await Promise.all([open(request, callback), open(request, callback)]);
    expect(endings.filter(({ isLoggedIn }) => isLoggedIn)).toHaveLength(1);
    // The other one got no further than the state.
    expect((await truth(request)).failures).toEqual(['expired: State.']);
    expect(cookies.cookies.find(({ name }) => name.includes('mullion_login_'))).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    await truth(request, { options: { mullion_test_slow: null } });
    expect((await open(request, callback)).status).toBe(400);
  });

  test('too late is refused', async ({ request }) => {
    const callback = await callbackOf(request);
    await truth(request, { expire: true });
    const ending = await open(request, callback);
    expect(ending.status).toBe(400);
    await expectNothing(request, ending);
  });

  test('with a code that was used, or was swapped, is refused', async ({ request }) => {
    const first = await callbackOf(request);
    const second = new URL(await callbackOf(request));
    second.searchParams.set('code', new URL(first).searchParams.get('code')!);
    // The verifier of the second does not fit the code of the first.
    expect((await open(request, second.href)).failed).toBe('refused');
    const ending = await open(request, first);
    expect(ending.failed).toBe('refused');
    await expectNothing(request, ending);
  });

  test('is exchanged with the verifier of its challenge, and the secret', async ({ request }) => {
    const start = await request.get('/?mullion-login=oidc', { maxRedirects: 0 });
    const { searchParams } = new URL(start.headers().location!);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    const back = await request.get(start.headers().location!, { maxRedirects: 0 });
    expect((await open(request, back.headers().location!)).isLoggedIn).toBe(true);
    const { code_verifier: verifier, redirect_uri: redirect } = providers.openId.sent.at(-1)!;
    expect(challengeOf(verifier ?? '')).toBe(searchParams.get('code_challenge'));
    expect(redirect).toBe(searchParams.get('redirect_uri'));
  });

  test('naming another issuer is refused (RFC 9207)', async ({ request }) => {
    const ending = await open(request, `${await callbackOf(request)}&iss=https%3A%2F%2Fevil.example`);
    expect(ending.failed).toBe('refused');
    await expectNothing(request, ending);
  });

  const faults: Record<string, [string, () => void]> = {
    'an error': [
      'refused',
      () =>
        providers.openId.say(AN, {
          answer: (answer) => Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }),
        }),
    ],
    'a failure': [
      'unreachable',
      () =>
        providers.openId.say(AN, {
          answer: (answer) => Object.assign(answer, { statusCode: 500, body: { trace: 'secret' } }),
        }),
    ],
    silence: [
      'unreachable',
      () => providers.openId.say(AN, { discovery: { token_endpoint: `${providers.silent.url}/token` } }),
    ],
    'no connection': [
      'unreachable',
      () => providers.openId.say(AN, { discovery: { token_endpoint: `http://127.0.0.1:${DEAD}/token` } }),
    ],
    'a page instead of JSON': [
      'refused',
      () => providers.openId.say(AN, { discovery: { token_endpoint: `${providers.social.url}/nothing` } }),
    ],
  };
  for (const [name, [word, prepare]] of Object.entries(faults)) {
    test(`${name} from its token endpoint ends in "${word}"`, async ({ request }) => {
      prepare();
      const begun = Date.now();
      const ending = await login(request);
      expect(ending.failed).toBe(word);
      expect(Date.now() - begun).toBeLessThan(60_000);
      await expectNothing(request, ending);
    });
  }

  test('a provider that is down, or names another issuer, ends before it begins', async ({ request }) => {
    providers.openId.say(AN, { discovery: { issuer: 'https://evil.example' } });
    expect((await open(request, '/?mullion-login=oidc')).failed).toBe('unreachable');
  });
});

test('a callback that comes while somebody else is logged in begins a session of its own', async ({
  page,
  context,
  request,
}) => {
  await truth(request, { users: [['binh', 'subscriber']] });
  const callback = await callbackOf(context.request);
  await enter(page, 'binh');
  expect((await open(context.request, callback)).isLoggedIn).toBe(true);
  expect((await truth(context.request)).me).toBe('an');
});
