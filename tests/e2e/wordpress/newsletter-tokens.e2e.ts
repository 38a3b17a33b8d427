import { type APIRequestContext, expect, test } from '@playwright/test';
import { newEmail, newVisitor, pageUrl, post, refused, SUBMIT, signIn, tokenOf } from '../helpers/newsletter';

test('a token that is missing, made up, stale, from the future or altered', async ({ request, baseURL }) => {
  const good = await tokenOf(request);
  const stale = await tokenOf(request, 25 * 3600);
  const future = await tokenOf(request, -3600);
  const [kind, time, signature] = good.split('-');
  const tokens = [
    '',
    'x',
    stale,
    future,
    `${kind}-${time!.slice(0, -1)}z-${signature}`,
    `v-${time}-${signature}`,
    good.slice(0, -1),
  ];
  for (const _token of tokens) {
    const email = newEmail('token');
    const answer = await post(request, baseURL!, {
      fields: { _token, email_reg: email },
      headers: newVisitor(),
    });
    expect(await refused(request, email, answer), _token).toBe('403 bad-token');
  }
});

test('a nonce of WordPress is no token, and the endpoint of tokens gives nothing but the form’s', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, 'subscriber');
  const answer = await page.request.get(`${SUBMIT}?action=mullion_form_token`);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  expect(Object.keys(data).sort()).toEqual(['token', 'wait']);
  const nonce = await page.request.post('/wp-admin/admin-post.php', {
    form: { action: 'mullion_newsletter_export', _wpnonce: String(data.token) },
  });
  expect(nonce.status()).toBe(403);
  const email = newEmail();
  const fields = { _token: 'abcdef0123', email_reg: email };
  expect(
    await refused(request, email, await post(request, baseURL!, { fields, headers: newVisitor() })),
  ).toBe('403 bad-token');
});

test('a fetched token counts only in the browser that fetched it, and not at once', async ({
  playwright,
  request,
  baseURL,
}) => {
  const [mine, other] = await Promise.all(
    [1, 2].map(() => playwright.request.newContext({ baseURL: baseURL! })),
  );
  const { data } = await (await mine!.get(`${SUBMIT}?action=mullion_form_token`)).json();
  await other!.get(`${SUBMIT}?action=mullion_form_token`);
  const cookie = (await mine!.storageState()).cookies.find(({ name }) => name === 'mullion_form');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  const email = newEmail('fetched');
  const send = (who: APIRequestContext | undefined, headers = {}) =>
    post(who!, baseURL!, {
      fields: { _token: data.token, email_reg: email },
      headers: { ...newVisitor(), ...headers },
    });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await refused(request, email, await send(other))).toBe('403 bad-token');
  expect(await refused(request, email, await send(request))).toBe('403 bad-token');
  // Old browsers say nothing of where the form stood: the cookie is enough.
  expect((await send(mine, { Origin: '' })).status()).toBe(200);
});

test('the time trap: a page’s token is refused while nobody can have typed', async ({ request, baseURL }) => {
  const email = newEmail('fast');
  const _token = await tokenOf(request, -30); // a clock that is ahead: however slow the server is
  const answer = await post(request, baseURL!, {
    fields: { _token, email_reg: email },
    headers: newVisitor(),
  });
  expect(await refused(request, email, answer)).toBe('403 too-fast');
});

test('no page tells a secret, and its form is the same for every visitor', async ({
  playwright,
  baseURL,
}) => {
  const forms: string[] = [];
  for (const agent of ['one', 'two']) {
    const visitor = await playwright.request.newContext({ baseURL: baseURL!, userAgent: agent });
    const answer = await visitor.get(await pageUrl(visitor));
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('mullion');
    const html = await answer.text();
    forms.push(/<form class="mullion-newsletter".*?<\/form>/s.exec(html)![0].replace(/value="p-[^"]+/, ''));
    await visitor.dispose();
  }
  expect(forms[0]).toBe(forms[1]);
});
