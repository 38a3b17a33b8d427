import { expect, test } from '@playwright/test';
import { ask, linkIn, newEmail, newVisitor, post, setOption, truthOf } from '../helpers/newsletter';
import { asNewVisitor } from '../helpers/newsletter-page';

asNewVisitor();

test('the button of a mail program unsubscribes with one POST, from anywhere and without cookies', async ({
  request,
  baseURL,
  playwright,
}) => {
  const email = newEmail();
  await post(request, baseURL!, { fields: { email_reg: email }, headers: newVisitor() });
  const { mails } = await truthOf(request, email);
  const program = await playwright.request.newContext({ baseURL: baseURL! });
  const answer = await program.post(linkIn(mails[0], 'unsubscribe'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(answer.status()).toBe(200);
  expect((await truthOf(request, email)).rows[0]!.status).toBe('unsubscribed');
  await program.dispose();
});

test('who was in the list already: the same answer, no change, one mail in a while', async ({
  request,
  baseURL,
}) => {
  const [known, unknown] = [newEmail('known'), newEmail('unknown')];
  const subscribe = (email: string) =>
    post(request, baseURL!, { fields: { email_reg: email }, headers: newVisitor() });
  await subscribe(known);
  const { confirm } = await ask<{ confirm: string }>(request, 'newsletter-links', {
    email: known,
    seconds: '60',
  });
  await request.post(confirm);
  await ask(request, 'newsletter-age', { email: known, seconds: '600' });
  const before = await truthOf(request, known);
  const answers = [await subscribe(known), await subscribe(unknown)];
  const [first, second] = await Promise.all(answers.map(async (one) => [one.status(), await one.text()]));
  expect(first).toEqual(second);
  await subscribe(known);
  const after = await truthOf(request, known);
  expect(after.rows).toEqual(before.rows);
  expect(after.mails).toHaveLength(before.mails.length + 1);
  expect(after.events).toEqual(before.events);
});

test('without double opt-in the address counts at once; who has left needs the mail even so', async ({
  request,
  baseURL,
}) => {
  await setOption(request, 'mullion_newsletter', { doubleOptIn: false });
  const email = newEmail();
  const subscribe = () => post(request, baseURL!, { fields: { email_reg: email }, headers: newVisitor() });
  await subscribe();
  let truth = await truthOf(request, email);
  expect(truth.rows[0]!.status).toBe('confirmed');
  expect(truth.events.map((event) => event.split(' ')[0])).toEqual(['subscribed', 'confirmed']);
  await request.post(linkIn(truth.mails[0], 'unsubscribe'));
  await subscribe();
  truth = await truthOf(request, email);
  expect(truth.rows[0]!.status).toBe('pending');
});

test('a mail that cannot be sent is a failure, and the next try sends it', async ({ request, baseURL }) => {
  const email = newEmail();
  const subscribe = () => post(request, baseURL!, { fields: { email_reg: email }, headers: newVisitor() });
  await setOption(request, 'mullion_test_mail_fails', '1');
  expect((await subscribe()).status()).toBe(500);
  await setOption(request, 'mullion_test_mail_fails', '');
  expect((await subscribe()).status()).toBe(200);
  expect((await truthOf(request, email)).mails).toHaveLength(2);
});

test('the daily job forgets who never confirmed, and only those', async ({ request, baseURL }) => {
  const [old, fresh] = [newEmail('old'), newEmail('fresh')];
  for (const email of [old, fresh])
    await post(request, baseURL!, { fields: { email_reg: email }, headers: newVisitor() });
  await ask(request, 'newsletter-age', { email: old, seconds: String(8 * 86400) });
  expect(await ask(request, 'newsletter-daily')).toEqual({ scheduled: true });
  expect((await truthOf(request, old)).rows).toEqual([]);
  expect((await truthOf(request, fresh)).rows).toHaveLength(1);
});
