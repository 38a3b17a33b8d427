import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '../../helpers/demo-pages';
import { expectHit, press } from '../../helpers/seen';
import { IS_REAL_SHOP } from '../../helpers/which-shop';
import { beginWords, endWords, wordsTruth } from '../../helpers/words-truth';

const ACCOUNT = PAGES.find(({ name }) => name === 'account')?.path ?? '/tai-khoan/';
const EMAIL = 'binh@words.test';
const FIRST = 'cua-nhom-kinh-81-xanh';
const SECOND = 'ban-cong-nang-sang-27-do';

test.afterEach(({ request }) => endWords(request).then(() => undefined));

/** The shop's own form where it has one; else WordPress's. */
async function register(page: Page) {
  await page.goto(IS_REAL_SHOP ? ACCOUNT : '/wp-login.php?action=register');
  if (IS_REAL_SHOP) {
    await page.locator('#reg_email').fill(EMAIL);
    await press(page.getByRole('button', { name: 'Đăng ký', exact: true }).first());
    await expect.poll(async () => (await wordsTruth(page.request)).me).toBe(EMAIL);
    await page.context().clearCookies();
    return;
  }
  await page.getByLabel('Tên đăng nhập').fill('binh');
  await page.getByLabel('Email').fill(EMAIL);
  await press(page.getByRole('button', { name: 'Đăng ký' }));
  await expectHit(page.getByText('Vui lòng kiểm tra email'));
}

/** The newest mail to the visitor leads to a page that takes a password. */
async function followMail(page: Page, count: number, password: string) {
  const mails = async () => (await wordsTruth(page.request)).mails.filter(({ to }) => to === EMAIL);
  await expect.poll(async () => (await mails()).length).toBe(count);
  const { text = '' } = (await mails())[count - 1] ?? {};
  const link = /https?:\/\/[^\s"<>]*key=[^\s"<>]*/.exec(text)?.[0].replaceAll('&amp;', '&') ?? '';
  expect(link).toContain('key=');
  await page.goto(link);
  if (IS_REAL_SHOP) {
    await page.locator('#password_1').fill(password);
    await page.locator('#password_2').fill(password);
    await press(page.getByRole('button', { name: 'Lưu', exact: true }));
  } else {
    // WordPress's script puts in a proposal of its own.
    await expect(page.locator('#pass1')).not.toHaveValue('');
    await page.locator('#pass1').fill(password);
    await press(page.getByRole('button', { name: 'Lưu mật khẩu' }));
  }
  await expectHit(page.getByText('Mật khẩu của bạn đã được đặt lại.'));
}

async function logIn(page: Page, password: string) {
  // Newer shops log in whoever has set a password: this is another day.
  await page.context().clearCookies();
  await page.goto(ACCOUNT);
  const form = page.locator('form.login');
  await form.locator('#username').fill(EMAIL);
  await form.locator('#password').fill(password);
  await press(form.getByText('Ghi nhớ đăng nhập'));
  await press(form.getByRole('button', { name: 'Đăng nhập', exact: true }));
}

test('a visitor registers, logs in, loses the password and gets a new one', async ({ page, request }) => {
  await beginWords(request);
  await register(page);
  expect((await wordsTruth(request)).customers.map(({ email }) => email)).toEqual([EMAIL]);
  await followMail(page, 1, FIRST);

  await logIn(page, FIRST);
  await expectHit(page.getByText(/^\s*Xin chào/).first());
  expect((await wordsTruth(page.request)).me).toBe(EMAIL);
  await press(page.getByRole('link', { name: 'Đăng xuất' }).first());
  await expect.poll(async () => (await wordsTruth(page.request)).me).toBe(null);

  await page.goto(ACCOUNT);
  await press(page.getByRole('link', { name: 'Quên mật khẩu?' }).first());
  await page.locator('#user_login').fill(EMAIL);
  await press(page.getByRole('button', { name: /Lấy mật khẩu mới|Đặt lại mật khẩu/ }));
  await expectHit(page.getByText(/email/).first());
  await followMail(page, 2, SECOND);

  await logIn(page, FIRST);
  await expectHit(page.getByText(`Mật khẩu của địa chỉ email ${EMAIL} không đúng.`).first());
  expect((await wordsTruth(page.request)).me).toBe(null);
  await logIn(page, SECOND);
  await expectHit(page.getByText(/^\s*Xin chào/).first());
  expect((await wordsTruth(page.request)).me).toBe(EMAIL);
});
