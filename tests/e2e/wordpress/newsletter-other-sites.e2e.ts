import { expect, test } from '@playwright/test';
import { newEmail, newVisitor, post, refused, SUBMIT, tokenOf, truthOf } from '../helpers/newsletter';

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
