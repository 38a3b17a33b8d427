import { expect, test } from '@playwright/test';
import { linkIn, newEmail, pageUrl, SUBMIT, setOption, truthOf } from '../helpers/newsletter';
import { FAILURE, field, SUCCESS, SUCCESS_BY_MAIL, says } from '../helpers/newsletter-form';
import { asNewVisitor, send } from '../helpers/newsletter-page';
import { collectProblems, expectAccessible } from '../helpers/page-health';
import { expectHit, press } from '../helpers/seen';

asNewVisitor();

test('from the click to the row, the mail, the confirmation and the way out', async ({ page, request }) => {
  const problems = collectProblems(page);
  const email = newEmail();
  await page.goto(await pageUrl(request));
  await field(page).fill(`  ${email.toUpperCase()} `.trim());
  await page.waitForTimeout(2500); // as long as a person types: a form sent at once is taken for a robot's
  await send(page).click();
  await says(page, SUCCESS_BY_MAIL);
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(field(page)).toHaveValue('');

  let { rows, mails, events } = await truthOf(request, email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ email, status: 'pending' });
  expect(rows[0]!.consent).toContain('hủy đăng ký');
  expect(rows[0]!.source).toMatch(/\/mullion-newsletter-test\/$/);
  expect(rows[0]!.address_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(events).toEqual([`subscribed ${email} pending`]);
  expect(mails).toHaveLength(1);
  const unsubscribe = linkIn(mails[0], 'unsubscribe');
  expect(mails[0]!.headers[0]).toContain(unsubscribe);
  expect(mails[0]!.headers[1]).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  // A mail scanner follows the link: nothing happens.
  const answer = await page.goto(linkIn(mails[0], 'confirm'));
  expect(answer!.headers()['cache-control']).toContain('no-store');
  expect((await truthOf(request, email)).rows[0]!.status).toBe('pending');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page.getByRole('heading', { name: 'Đã xác nhận đăng ký' })).toBeVisible();
  ({ rows, mails, events } = await truthOf(request, email));
  expect(rows[0]!.status).toBe('confirmed');
  expect(mails).toHaveLength(2);
  expect(mails[1]!.headers[0]).toContain('mullion-news=unsubscribe');
  await page.goto(linkIn(mails[0], 'confirm'));
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  expect((await truthOf(request, email)).mails).toHaveLength(2);

  await page.goto(unsubscribe);
  expect((await truthOf(request, email)).rows[0]!.status).toBe('confirmed');
  await page.getByRole('button', { name: 'Hủy đăng ký' }).click();
  await expect(page.getByRole('heading', { name: 'Bạn đã hủy đăng ký' })).toBeVisible();
  ({ rows, events } = await truthOf(request, email));
  expect(rows[0]!.status).toBe('unsubscribed');
  expect(events.map((event) => event.split(' ')[0])).toEqual(['subscribed', 'confirmed', 'unsubscribed']);
  // The old confirmation brings nobody back.
  const late = await request.post(linkIn(mails[0], 'confirm'));
  expect(late.status()).toBe(403);
  expect((await truthOf(request, email)).rows[0]!.status).toBe('unsubscribed');
  expect(problems).toEqual([]);
});

test('the dialog leads to the mail, the mail to the confirmation: npm start shows it at /mail/', async ({
  page,
  request,
}) => {
  const email = newEmail('hop-thu');
  await page.goto(await pageUrl(request, 10));
  await field(page).fill(email);
  await press(send(page));
  const dialog = await says(page, SUCCESS_BY_MAIL);
  await expectHit(dialog.locator('p'));
  await page.goto('/mail/');
  const mail = page.getByRole('article').filter({ hasText: email }).first();
  await expectHit(mail.getByRole('heading'));
  await expectAccessible(page);
  await press(mail.getByRole('link').first());
  expect((await truthOf(request, email)).rows[0]!.status).toBe('pending');
  await press(page.getByRole('button', { name: 'Xác nhận' }));
  await expectHit(page.getByRole('heading', { name: 'Đã xác nhận đăng ký' }));
  expect((await truthOf(request, email)).rows[0]!.status).toBe('confirmed');

  // Who is in the list already is told the same, and only their mailbox knows better.
  await page.goto(await pageUrl(request, 10));
  await field(page).fill(email);
  await press(send(page));
  await says(page, SUCCESS_BY_MAIL);
});

test('where the owner asks for no confirmation, none is spoken of', async ({ page, request }) => {
  await setOption(request, 'mullion_newsletter', { doubleOptIn: false });
  const email = newEmail();
  await page.goto(await pageUrl(request, 10));
  await field(page).fill(email);
  await press(send(page));
  const dialog = await says(page, SUCCESS);
  await expectHit(dialog.locator('p'));
  expect((await truthOf(request, email)).rows[0]!.status).toBe('confirmed');
});

test('a page that a cache has kept for 25 hours: one silent repeat, and it is done', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('admin-ajax')) sent.push(`${one.method()} ${one.postData() ?? ''}`);
  });
  await page.goto(await pageUrl(request, 25 * 3600));
  await field(page).fill(email);
  await send(page).click();
  await says(page, SUCCESS_BY_MAIL);
  expect(sent.map((one) => one.split(' ')[0])).toEqual(['POST', 'GET', 'POST']);
  expect((await truthOf(request, email)).rows).toHaveLength(1);
});

test('a shop session that begins between page and click changes nothing', async ({ page, request }) => {
  const email = newEmail();
  await page.goto(await pageUrl(request, 10));
  await page.evaluate(() =>
    fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: '1' }) }),
  );
  await field(page).fill(email);
  await send(page).click();
  await says(page, SUCCESS_BY_MAIL);
  expect((await truthOf(request, email)).rows).toHaveLength(1);
});

test('a double click and Enter beside it: one row, one mail', async ({ page, request }) => {
  const email = newEmail();
  await page.goto(await pageUrl(request, 10));
  await field(page).fill(email);
  await send(page).dblclick();
  await says(page, SUCCESS_BY_MAIL);
  const { rows, mails } = await truthOf(request, email);
  expect([rows.length, mails.length]).toEqual([1, 1]);
});

test('what the server refuses is the failure dialog, and the address stays', async ({ page, request }) => {
  const email = newEmail('vetoed');
  await page.goto(await pageUrl(request, 10));
  await field(page).fill(email);
  const answer = page.waitForResponse((response) => response.url().includes('admin-ajax'));
  await send(page).click();
  await says(page, FAILURE);
  expect(await (await answer).json()).toEqual({
    success: false,
    data: { code: 'refused', message: 'Not you.' },
  });
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(field(page)).toHaveValue(email);
  expect((await truthOf(request, email)).rows).toEqual([]);
});

test('switched off, there is neither form nor endpoint', async ({ request, page }) => {
  await setOption(request, 'mullion_settings', { newsletter: { enabled: false } });
  try {
    await page.goto(await pageUrl(request));
    await expect(page.locator('[data-widget="newsletter"]')).toHaveCount(0);
    const answer = await request.post(SUBMIT, { form: { action: 'submit_register_form' } });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toBe('0');
  } finally {
    await setOption(request, 'mullion_settings', {});
  }
});
