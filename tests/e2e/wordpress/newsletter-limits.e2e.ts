import { expect, test } from '@playwright/test';
import { newEmail, newVisitor, post, tokenOf, truthOf } from '../helpers/newsletter';

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
