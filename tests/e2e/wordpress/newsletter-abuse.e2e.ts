import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  ask,
  linkIn,
  newEmail,
  newVisitor,
  pageUrl,
  post,
  SUBMIT,
  signIn,
  tokenOf,
  truthOf,
} from '../helpers/newsletter';

/** What the server says, and that nothing has come of it. */
async function refused(
  request: APIRequestContext,
  email: string,
  answer: import('@playwright/test').APIResponse,
) {
  const text = await answer.text();
  expect(text).not.toMatch(/Warning|Fatal|Stack trace|\.php/);
  const { rows, mails } = await truthOf(request, email);
  expect([rows.length, mails.length]).toEqual([0, 0]);
  const { success, data } = JSON.parse(text) as { success: boolean; data: { code: string; message: string } };
  expect(success).toBe(false);
  expect(data.message).not.toBe('');
  return `${answer.status()} ${data.code}`;
}

test('100 posts of one visitor: ten pass, the others hear when to come back', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const visitor = newVisitor();
  const _token = await tokenOf(request);
  const emails = Array.from({ length: 100 }, () => newEmail('many'));
  const before = (await truthOf(request, '')).all;
  const statuses: number[] = [];
  while (emails.length) {
    const some = emails
      .splice(0, 5)
      .map((email_reg) => post(request, baseURL!, { fields: { _token, email_reg }, headers: visitor }));
    for (const answer of await Promise.all(some)) {
      statuses.push(answer.status());
      if (answer.status() === 429) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  expect((await truthOf(request, '')).all - before).toBe(10);
});

test('one address from many visitors at once: one row, one mail, and five posts a day', async ({
  request,
  baseURL,
}) => {
  const email = newEmail('bombed');
  const _token = await tokenOf(request);
  const posts = Array.from({ length: 8 }, () =>
    post(request, baseURL!, { fields: { _token, email_reg: email }, headers: newVisitor() }),
  );
  const statuses = (await Promise.all(posts)).map((answer) => answer.status()).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const { rows, mails } = await truthOf(request, email);
  expect([rows.length, mails.length]).toEqual([1, 1]);
});

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

test('a page’s token without any sign that our page sent it', async ({ request, baseURL }) => {
  const email = newEmail('nowhere');
  const answer = await post(request, baseURL!, {
    fields: { email_reg: email },
    headers: { ...newVisitor(), Origin: '' },
  });
  expect(await refused(request, email, answer)).toBe('403 bad-token');
});

for (const [what, headers] of Object.entries({
  'a foreign Origin': { Origin: 'https://evil.example' },
  'our host with another scheme': { Origin: 'https://127.0.0.1' },
  'Origin null': { Origin: 'null' },
  'Sec-Fetch-Site cross-site': { 'Sec-Fetch-Site': 'cross-site' },
  'Sec-Fetch-Site same-site': { 'Sec-Fetch-Site': 'same-site' },
}))
  test(`from elsewhere: ${what}`, async ({ request, baseURL }) => {
    const email = newEmail('foreign');
    const answer = await post(request, baseURL!, {
      fields: { email_reg: email },
      headers: { ...newVisitor(), ...headers } as Record<string, string>,
    });
    expect(await refused(request, email, answer)).toBe('403 foreign');
  });

test('a form on another site does nothing in a real browser', async ({ page, request, baseURL }) => {
  const email = newEmail('csrf');
  const _token = await tokenOf(request);
  await page.setExtraHTTPHeaders(newVisitor());
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}${SUBMIT}"><input name="action" value="submit_register_form"><input name="_token" value="${_token}"><input name="email_reg" value="${email}"><button>x</button></form>`,
    }),
  );
  await page.goto('https://evil.example/');
  await Promise.all([page.waitForURL(`${baseURL}/**`), page.getByRole('button').click()]);
  expect((await truthOf(request, email)).rows).toEqual([]);
});

test('GET, and a body that is no form', async ({ request, baseURL }) => {
  const email = newEmail('get');
  const _token = await tokenOf(request);
  const fields = { action: 'submit_register_form', _token, email_reg: email };
  const get = await request.get(`${SUBMIT}?${new URLSearchParams(fields)}`, {
    headers: { ...newVisitor(), Origin: baseURL! },
  });
  expect(await refused(request, email, get)).toBe('405 bad-method');
  for (const value of [true, ['a'], { a: 1 }, 7, null]) {
    const json = await request.post(`${SUBMIT}?action=submit_register_form`, {
      data: { ...fields, email_reg: value, _token: true },
      headers: { ...newVisitor(), Origin: baseURL! },
    });
    expect(await refused(request, email, json)).toBe('400 bad-request');
  }
});

for (const name of ['email_reg', '_token', 'note', 'form'])
  test(`an array for ${name}`, async ({ request, baseURL }) => {
    const email = newEmail('array');
    const fields: Record<string, string> = { email_reg: email, _token: await tokenOf(request) };
    const value = fields[name] ?? '';
    delete fields[name];
    const form = {
      action: 'submit_register_form',
      ...fields,
      [`${name}[]`]: value,
      [`${name}[x][y]`]: value,
    };
    const answer = await request.post(SUBMIT, { form, headers: { ...newVisitor(), Origin: baseURL! } });
    expect(await refused(request, email, answer)).toBe('400 bad-request');
  });

test('a megabyte, an address of 10 000 characters, and what is no address', async ({ request, baseURL }) => {
  const _token = await tokenOf(request);
  const send = (fields: Record<string, string>) =>
    post(request, baseURL!, { fields: { _token, ...fields }, headers: newVisitor() });
  const email = newEmail('large');
  expect(await refused(request, email, await send({ email_reg: email, note: 'x'.repeat(1_000_000) }))).toBe(
    '413 too-large',
  );
  for (const bad of [
    `${'a'.repeat(10_000)}@example.com`,
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`,
    '',
    'a',
    'a@b',
    'a@example.com\nBcc: b@example.com',
    'a@example.com, b@example.com',
    '<script>@example.com',
    "' OR 1=1 --",
    "x'; DROP TABLE wp_mullion_subscribers; --@example.com",
    '"a b"@example.com',
  ])
    expect(await refused(request, bad, await send({ email_reg: bad })), bad).toBe('400 bad-email');
});

test('SQL in an address is text: it finds and changes no other row', async ({ request, baseURL }) => {
  const email = `o'or'1'='1-${newEmail('sql')}`;
  const answer = await post(request, baseURL!, { fields: { email_reg: email }, headers: newVisitor() });
  expect(answer.status()).toBe(200);
  const { rows } = await truthOf(request, email);
  expect(rows.map((row) => row.email)).toEqual([email]);
  expect((await truthOf(request, "' OR 1=1 --")).rows).toEqual([]);
});

test('the bait: filled in, nothing is kept', async ({ request, baseURL }) => {
  const email = newEmail('bait');
  const answer = await post(request, baseURL!, {
    fields: { email_reg: email, note: 'https://spam.example' },
    headers: newVisitor(),
  });
  expect(await refused(request, email, answer)).toBe('400 spam');
});

test('links: altered, another subscriber’s, for another purpose, run out', async ({ request, baseURL }) => {
  const emails = [newEmail('one'), newEmail('two')];
  for (const email of emails)
    await post(request, baseURL!, { fields: { email_reg: email }, headers: newVisitor() });
  const [one, two] = await Promise.all(emails.map((email) => truthOf(request, email)));
  const confirm = linkIn(one!.mails[0], 'confirm');
  const unsubscribe = linkIn(one!.mails[0], 'unsubscribe');
  const { confirm: over } = await ask<{ confirm: string }>(request, 'newsletter-links', {
    email: emails[0]!,
    seconds: '-1',
  });
  const id = one!.rows[0]!.id;
  for (const link of [
    over,
    `${confirm.slice(0, -1)}${confirm.endsWith('0') ? '1' : '0'}`,
    confirm.replace(`s=${id}&`, `s=${two!.rows[0]!.id}&`),
    unsubscribe.replace(`s=${id}&`, `s=${two!.rows[0]!.id}&`),
    confirm.replace('=confirm', '=unsubscribe'),
    unsubscribe.replace('=unsubscribe', '=confirm'),
    confirm.replace(/e=\d+/, 'e=99999999999'),
    unsubscribe.replace('e=0', 'e=1'),
    '/?mullion-news=confirm',
    '/?mullion-news[]=confirm&s[]=1&t[]=a',
    `/?mullion-news=unsubscribe&s=${id}%20OR%201=1&e=0&t=0`,
  ])
    for (const method of ['get', 'post'] as const)
      expect((await request[method](link)).status(), `${method} ${link}`).toBe(403);
  const after = await Promise.all(emails.map((email) => truthOf(request, email)));
  expect(after.map(({ rows }) => rows[0]!.status)).toEqual(['pending', 'pending']);
});

test('the way back leads to this site only', async ({ request, baseURL }) => {
  for (const back of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    const answer = await post(request, baseURL!, {
      fields: { email_reg: newEmail('back'), back, form: 'x"><b>' },
      headers: { ...newVisitor(), Accept: 'text/html', Referer: 'https://evil.example/' },
    });
    expect(answer.status()).toBe(303);
    // As a browser reads it: a backslash is a slash to it, and "//" begins a host.
    const { origin, hash } = new URL(answer.headers().location!, baseURL!);
    expect([origin, hash], back).toEqual([baseURL, '']);
  }
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
