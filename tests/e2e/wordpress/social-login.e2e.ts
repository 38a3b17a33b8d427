import { type APIRequestContext, expect, test } from '@playwright/test';
import { callbackOf, freshShop, login, open, truth } from '../helpers/login';
import {
  challengeOf,
  forge,
  startOpenIdProvider,
  startSilentServer,
  startSocialProviders,
} from '../helpers/login-provider';

type Provider = Awaited<ReturnType<typeof startOpenIdProvider>>;
let provider: Provider;
let social: Awaited<ReturnType<typeof startSocialProviders>>;
let silent: Awaited<ReturnType<typeof startSilentServer>>;
const DEAD = 9;

const AN = { sub: 'an-1', email: 'an@login.test', email_verified: true, name: 'Nguyễn Văn An' };

test.beforeAll(async () => {
  [provider, social, silent] = await Promise.all([
    startOpenIdProvider(),
    startSocialProviders(),
    startSilentServer(),
  ]);
});
test.afterAll(() => Promise.all([provider.stop(), social.stop(), silent.stop()]));
test.beforeEach(async ({ request }) => {
  await freshShop(request, provider.url, social.url, [provider.port, social.port, silent.port, DEAD]);
  provider.say(AN);
});

/** Nobody got in, and nothing was made. */
async function expectNothing(api: APIRequestContext, ending: { isLoggedIn: boolean }) {
  expect(ending.isLoggedIn).toBe(false);
  const { me, users, logins } = await truth(api);
  expect({ me, users, logins }).toEqual({ me: null, users: [], logins: [] });
}

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
    provider.say({ ...AN, email: 'other@login.test', email_verified: false });
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
    provider.say({ sub: 'johndoe' }, { userinfo: { email: 'an@login.test', email_verified: true } });
    expect((await login(request)).isLoggedIn).toBe(true);
    provider.say({ sub: 'another' }, { userinfo: { email: 'an@login.test', email_verified: true } });
  });

  test('whose user info is about somebody else is refused', async ({ request }) => {
    provider.say({ sub: 'another' }, { userinfo: { email: 'an@login.test', email_verified: true } });
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

// The whole table is in tests/php/IdTokenTest.php; here is what a provider's answer comes to.
test.describe('an ID token is refused', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const cases: Record<string, (say: Provider['say']) => void> = {
    'of another issuer': (say) => say({ ...AN, iss: 'https://evil.example' }),
    'that has expired': (say) => say({ ...AN, exp: now() - 300, iat: now() - 600 }),
    'signed by somebody else': (say) => say(AN, { token: forge.signature }),
    'not signed (alg none)': (say) => say(AN, { token: forge.none }),
    'signed with our own secret (HS256)': (say) => say(AN, { token: forge.symmetric }),
    'changed after signing': (say) => say(AN, { token: forge.changed }),
    'that is missing': (say) => say(AN, { answer: ({ body }) => delete body.id_token }),
  };
  for (const [name, prepare] of Object.entries(cases)) {
    test(name, async ({ request }) => {
      prepare(provider.say);
      const ending = await login(request);
      expect(ending.failed).toBe('refused');
      await expectNothing(request, ending);
    });
  }
});

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
    const { code_verifier: verifier, redirect_uri: redirect } = provider.sent.at(-1)!;
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
        provider.say(AN, {
          answer: (answer) => Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }),
        }),
    ],
    'a failure': [
      'unreachable',
      () =>
        provider.say(AN, {
          answer: (answer) => Object.assign(answer, { statusCode: 500, body: { trace: 'secret' } }),
        }),
    ],
    silence: [
      'unreachable',
      () => provider.say(AN, { discovery: { token_endpoint: `${silent.url}/token` } }),
    ],
    'no connection': [
      'unreachable',
      () => provider.say(AN, { discovery: { token_endpoint: `http://127.0.0.1:${DEAD}/token` } }),
    ],
    'a page instead of JSON': [
      'refused',
      () => provider.say(AN, { discovery: { token_endpoint: `${social.url}/nothing` } }),
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
    provider.say(AN, { discovery: { issuer: 'https://evil.example' } });
    expect((await open(request, '/?mullion-login=oidc')).failed).toBe('unreachable');
  });
});

test.describe('an address that has an account', () => {
  test('is never entered: the owner logs in once in this browser, and then it is connected', async ({
    page,
    context,
    request,
  }) => {
    await truth(request, { users: [['an', 'subscriber']] });
    const api = context.request;
    const ending = await login(api);
    expect(ending.isLoggedIn).toBe(false);
    expect(ending.location).toContain('mullion-login=finish');
    expect((await truth(api)).logins).toEqual([]);

    await page.goto(ending.location);
    await expect(page.getByRole('heading')).toHaveText('Còn một bước nữa');
    await page.getByRole('link', { name: 'Đăng nhập' }).click();
    await page.fill('#username', 'an');
    await page.fill('#password', 'mat-khau');
    await page.locator('button[name="login"]').click();
    await page.waitForLoadState('load');
    const after = await truth(api);
    expect(after.me).toBe('an');
    expect(after.logins).toEqual([
      { provider: 'oidc', subject: 'an-1', email: 'an@login.test', login: 'an' },
    ]);
  });

  test('is not connected when somebody else logs in in that browser', async ({ page, context, request }) => {
    await truth(request, {
      users: [
        ['an', 'subscriber'],
        ['binh', 'subscriber'],
      ],
    });
    await login(context.request);
    await page.goto('/tai-khoan/');
    await page.fill('#username', 'binh');
    await page.fill('#password', 'mat-khau');
    await page.locator('button[name="login"]').click();
    await page.waitForLoadState('load');
    const after = await truth(context.request);
    expect([after.me, after.logins]).toEqual(['binh', []]);
  });

  test('is proved by a link: it works by a button, in this browser, once', async ({
    page,
    context,
    request,
    playwright,
    baseURL,
  }) => {
    await truth(request, { users: [['an', 'subscriber']] });
    await page.goto((await login(context.request)).location);
    await page.getByRole('button', { name: 'Gửi liên kết cho tôi' }).click();
    await expect(page.getByText('Chúng tôi đã gửi một liên kết đến an@login.test')).toBeVisible();
    const { mails } = await truth(request);
    expect(mails.map(({ to }) => to)).toEqual(['an@login.test']);
    const link = /https?:\S+/.exec(mails[0]!.text)![0];

    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    expect((await other.get(link)).status()).toBe(400);
    expect((await other.post(link)).status()).toBe(400);
    await other.dispose();

    // A mail scanner in the same browser, so to speak: opening it does nothing.
    await context.request.get(link);
    expect((await truth(context.request)).logins).toEqual([]);
    await page.goto(link);
    await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click();
    await page.waitForURL(/tai-khoan/);
    const after = await truth(context.request);
    expect([after.me, after.logins.length]).toEqual(['an', 1]);
    expect((await context.request.post(link)).status()).toBe(400);
  });

  for (const [name, value] of Object.entries({
    false: false,
    absent: undefined,
    '"false"': 'false',
    '"true"': 'true',
    1: 1,
  })) {
    test(`and email_verified ${name}: as for an address that nobody has`, async ({
      request,
      playwright,
      baseURL,
    }) => {
      await truth(request, { users: [['an', 'subscriber']] });
      const pages: string[] = [];
      for (const email of ['an@login.test', 'nobody@login.test']) {
        const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
        provider.say({ ...AN, sub: email, email, email_verified: value });
        const ending = await login(api);
        expect(ending.isLoggedIn).toBe(false);
        expect(ending.location).toContain('mullion-login=finish');
        const asked = await (await api.get(ending.location)).text();
        const sent = await (await api.post(ending.location, { form: { email } })).text();
        pages.push((asked + sent).replaceAll(email, 'X').replace(/ticket=\w+/g, ''));
        await api.dispose();
      }
      expect(pages[0]).toBe(pages[1]);
      const { logins, users, mails } = await truth(request);
      expect([logins, users.length, mails.length]).toEqual([[], 1, 2]);
    });
  }

  test('mails are few: the sixth from one visitor is refused', async ({ request }) => {
    provider.say({ ...AN, email_verified: false });
    const { location } = await login(request);
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      answers.push((await request.post(location, { form: { email: `x${turn}@login.test` } })).status());
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test.describe('staff', () => {
  for (const [name, claims] of Object.entries({
    verified: AN,
    unverified: { ...AN, email_verified: false },
  })) {
    test(`are not entered by a ${name} address, also not by mail`, async ({ request }) => {
      await truth(request, { users: [['an', 'administrator']] });
      provider.say(claims);
      const ending = await login(request);
      expect(ending.isLoggedIn).toBe(false);
      if (name === 'verified') expect(ending.failed).toBe('privileged');
      else {
        await request.post(ending.location, { form: { email: 'an@login.test' } });
        const link = /https?:\S+/.exec((await truth(request)).mails[0]!.text)![0];
        const answer = await request.post(link, { maxRedirects: 0 });
        expect(answer.status()).toBe(403);
      }
      const { me, logins } = await truth(request);
      expect([me, logins]).toEqual([null, []]);
    });
  }

  test('that were customers when they connected are shut out when they are staff', async ({
    request,
    playwright,
    baseURL,
  }) => {
    await login(request);
    await truth(request, { role: ['an', 'editor'] });
    const later = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    expect((await login(later)).failed).toBe('privileged');
    await later.dispose();
  });
});

test.describe('Facebook and Zalo', () => {
  for (const name of ['facebook', 'zalo'] as const) {
    test(`${name}: no confirmed address, so it is proved by mail, then it logs in at once`, async ({
      page,
      context,
      playwright,
      baseURL,
    }) => {
      const api = context.request;
      const ending = await login(api, name);
      expect(ending).toMatchObject({ failed: null, isLoggedIn: false });
      await page.goto(ending.location);
      await page.fill('input[name="email"]', 'an@login.test');
      await page.getByRole('button', { name: 'Gửi liên kết cho tôi' }).click();
      await expect(page.getByRole('heading')).toHaveText('Mời bạn kiểm tra hộp thư');
      await page.goto(/https?:\S+/.exec((await truth(api)).mails[0]!.text)![0]);
      await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click();
      await page.waitForURL(/tai-khoan/);
      const { me, users, logins } = await truth(api);
      expect(me).toBe('an');
      expect(users).toHaveLength(1);
      expect(logins).toMatchObject([{ provider: name, subject: social.person[name].id, login: 'an' }]);

      const later = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      expect((await login(later, name)).isLoggedIn).toBe(true);
      await later.dispose();
    });

    test(`${name}: a wrong secret is refused`, async ({ request }) => {
      const wrong = { id: 'shop', secret: 'wrong' };
      await truth(request, {
        options: { mullion_social_login: { facebook: wrong, zalo: wrong } },
      });
      const ending = await login(request, name);
      expect(ending.failed).toBe('refused');
      await expectNothing(request, ending);
    });
  }
});
