import { expect, test } from '@playwright/test';
import { ask, linkIn, newEmail, newVisitor, post, truthOf } from '../helpers/newsletter';

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
