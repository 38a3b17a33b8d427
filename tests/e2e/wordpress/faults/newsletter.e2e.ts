import type { Page } from '@playwright/test';
import type { Options } from '../../helpers/faults/kinds';
import type { Fault } from '../../helpers/faults/proxy';
import { expect, test } from '../../helpers/faults/test';
import { newEmail, newVisitor, pageUrl, setOption, tokenOf, truthOf } from '../../helpers/newsletter';
import { FAILURE, field, SUCCESS_BY_MAIL, says } from '../../helpers/newsletter-form';
import { send } from '../../helpers/newsletter-page';
import { expectHit, press } from '../../helpers/seen';

const TOKEN = 'GET /wp-admin/admin-ajax.php';
const SUBMIT = 'POST /wp-admin/admin-ajax.php';
const A_DAY_AGO = 25 * 3600;

test.beforeEach(async ({ context, request }) => {
  await setOption(request, 'mullion_newsletter', {});
  await context.setExtraHTTPHeaders(newVisitor());
});

/** The visitor reads why, closes it, and finds the address where it was. */
async function expectRefused(page: Page, email: string): Promise<void> {
  const dialog = await says(page, FAILURE);
  await expectHit(dialog.locator('p'));
  await press(dialog.getByRole('button'));
  await expect(field(page)).toHaveValue(email);
  await expect(send(page)).toBeEnabled();
}

for (const [name, fault, options] of [
  ['answers 500', 'status', { before: true }],
  ['is a login page', 'login', { before: true }],
  ['is cut off', 'reset', { before: true }],
] as [string, Fault, Options][])
  test(`the endpoint of tokens ${name}: the visitor is told, the address stays, and the next press works`, async ({
    page,
    request,
    faults,
  }) => {
    const email = newEmail('token');
    await page.goto(await pageUrl(request, A_DAY_AGO));
    await field(page).fill(email);
    faults.on(TOKEN, fault, options);
    await press(send(page));
    await expectRefused(page, email);
    expect((await truthOf(request, email)).rows).toEqual([]);
    faults.off();
    await press(send(page));
    await says(page, SUCCESS_BY_MAIL);
    expect((await truthOf(request, email)).rows).toHaveLength(1);
  });

test('a cache keeps the endpoint of tokens too: the visitor is told, and the address stays', async ({
  page,
  request,
  faults,
}) => {
  const email = newEmail('cache');
  const old = await tokenOf(request, A_DAY_AGO);
  await page.goto(await pageUrl(request, A_DAY_AGO));
  await field(page).fill(email);
  faults.on(TOKEN, (answer) => ({
    ...answer,
    body: Buffer.from(JSON.stringify({ success: true, data: { token: old, wait: 0 } })),
  }));
  await press(send(page));
  await expectRefused(page, email);
  expect(faults.requests(SUBMIT)).toHaveLength(2);
  expect((await truthOf(request, email)).rows).toEqual([]);
});

for (const [name, fault, options] of [
  ['an answer that is cut off', 'reset', {}],
  ['an answer that is an error page', 'error page', {}],
  ['a form that goes twice on the way', 'twice', {}],
] as [string, Fault, Options][])
  test(`${name}: one subscription, one mail`, async ({ page, request, faults }) => {
    const email = newEmail('hai-lan');
    await page.goto(await pageUrl(request, 10));
    await field(page).fill(email);
    faults.on(SUBMIT, fault, { ...options, times: 1 });
    await press(send(page));
    const dialog = page.getByRole('alertdialog');
    await expectHit(dialog.locator('p'));
    await press(dialog.getByRole('button'));
    // Told that it had failed, a visitor presses again; Chromium itself repeats a POST on a connection that breaks.
    if ((await field(page).inputValue()) === email) {
      await press(send(page));
      await says(page, SUCCESS_BY_MAIL);
    }
    const { rows, mails } = await truthOf(request, email);
    expect([rows.length, mails.length]).toEqual([1, 1]);
  });
