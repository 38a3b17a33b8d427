import { expect, test } from '@playwright/test';
import { newEmail, newVisitor, post, refused, SUBMIT, tokenOf, truthOf } from '../helpers/newsletter';

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
