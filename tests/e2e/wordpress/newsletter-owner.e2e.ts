import { expect, test } from '@playwright/test';
import { newEmail, newVisitor, post, setOption, signIn, truthOf } from '../helpers/newsletter';
import { collectProblems, expectAccessible } from '../helpers/page-health';

const LIST = '/wp-admin/users.php?page=mullion-newsletter';
/** WordPress's own pages ask its sites for pictures, and tests have no network. */
const isOurs = (problem: string) => !problem.includes('net::ERR_');

test.beforeEach(({ request }) => setOption(request, 'mullion_newsletter', {}));

test('the owner lists, finds and deletes', async ({ page, request, baseURL }) => {
  const emails = [newEmail('tim'), newEmail('giu'), newEmail('giu')];
  for (const email_reg of emails)
    await post(request, baseURL!, { fields: { email_reg }, headers: newVisitor() });
  await signIn(page, 'administrator');
  const problems = collectProblems(page);
  await page.goto(LIST);
  await expect(page.getByRole('row').filter({ hasText: emails[2]! })).toContainText('Chờ xác nhận');
  await expectAccessible(page, '#wpbody-content form:has(table)');
  await page.getByRole('searchbox').fill(emails[0]!.slice(0, 12));
  await page.getByRole('searchbox').press('Enter');
  const row = page.getByRole('row').filter({ hasText: emails[0]! });
  await expect(row).toHaveCount(1);
  await row.hover();
  await row.getByRole('button', { name: `Xóa ${emails[0]}` }).click();
  await expect(page.getByText('Số địa chỉ đã xóa: 1')).toBeVisible();
  expect((await truthOf(request, emails[0]!)).rows).toEqual([]);

  for (const email of emails.slice(1)) await page.getByRole('checkbox', { name: `Chọn ${email}` }).check();
  await page.locator('#bulk-action-selector-top').selectOption('delete');
  await page.locator('#doaction').click();
  await expect(page.getByText('Số địa chỉ đã xóa: 2')).toBeVisible();
  expect((await truthOf(request, emails[1]!)).rows).toEqual([]);
  expect(problems.filter(isOurs)).toEqual([]);
});

test('the export is a file that no spreadsheet runs', async ({ page, request, baseURL }) => {
  const email = `=cmd|calc!a1-${newEmail('csv')}`.replaceAll(/[^\w=+@.|!-]/g, '');
  const plus = `+84${newEmail('phone')}`;
  for (const email_reg of [email, plus])
    expect((await post(request, baseURL!, { fields: { email_reg }, headers: newVisitor() })).status()).toBe(
      200,
    );
  await signIn(page, 'administrator');
  await page.goto(LIST);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Xuất tệp CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^newsletter-[\d-]+\.csv$/);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  expect(text.startsWith('\uFEFF"email","status"')).toBe(true);
  expect(text).toContain(`"'${email}"`);
  expect(text).toContain(`"'${plus}"`);
  const cells = text.slice(1).match(/"(?:[^"]|"")*"/g) ?? [];
  expect(cells.filter((cell) => /^"[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  expect(text).toContain('hủy đăng ký');
});
