import { expect, type Page, test } from '@playwright/test';
import { ask, truthOf } from '../../helpers/newsletter';
import { expectHit, press } from '../../helpers/seen';

const PRODUCT = '/san-pham/cua-di-2-canh-mo-quay-he-55/';
const NAME = 'Cửa đi 2 cánh mở quay hệ 55';
const THANKS = /Đã nhận được yêu cầu của bạn/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Yêu cầu báo giá' });
const send = (page: Page) => page.locator('#bao-gia').getByRole('button', { name: 'Gửi yêu cầu' });
const field = (page: Page, name: string) => page.locator(`#bao-gia-form-${name}`);
const complaint = (page: Page, name: string) =>
  page.locator('p', { has: field(page, name) }).locator('.mullion-validate__message');

/** The letters that the shop's owner has from a visitor. */
async function letters(page: Page, visitor: string) {
  const { value: owner } = await ask<{ value: string }>(page.request, 'newsletter-read-option', {
    name: 'admin_email',
  });
  const { mails } = await truthOf(page.request, owner);
  return mails.filter(({ subject }) => subject.includes(visitor));
}

test('on the page of a door, corrected twice: the owner has one letter, and the visitor is told', async ({
  page,
}) => {
  const visitor = `Trần Thị Hoa ${Date.now()}`;
  await page.goto(PRODUCT);
  await press(page.getByRole('button', { name: 'Yêu cầu báo giá theo kích thước' }));
  await expectHit(dialog(page).getByRole('heading', { name: 'Yêu cầu báo giá' }));
  await expect(field(page, 'about')).toHaveValue(NAME);

  await press(send(page));
  for (const name of ['name', 'phone', 'message']) {
    await complaint(page, name).scrollIntoViewIfNeeded();
    await expectHit(complaint(page, name));
  }
  await expectHit(field(page, 'name'));
  await expect(field(page, 'name')).toBeFocused();

  await field(page, 'name').fill(visitor);
  await field(page, 'phone').fill('0900 000 111');
  await field(page, 'mail').fill('hoa@example.com');
  // Enough for the browser's rule; the server counts letters only.
  await field(page, 'message').fill(`Cửa${' '.repeat(20)}`);
  await press(send(page));
  await page.waitForURL(/phan-hoi=/);
  await expectHit(dialog(page).getByText('Còn vài chỗ cần sửa trước khi gửi:'));
  await expectHit(dialog(page).getByText('Bạn mô tả giúp vài chữ nữa nhé (ít nhất 10 ký tự).'));
  await expect(field(page, 'name')).toHaveValue(visitor);
  expect(await letters(page, visitor)).toEqual([]);

  await field(page, 'message').fill('Cửa rộng 1,8 m, cao 2,4 m, hướng tây, lắp trong tháng 12.');
  await press(send(page));
  await expectHit(dialog(page).getByText(THANKS));
  const [letter] = await letters(page, visitor);
  for (const line of ['0900 000 111', 'hoa@example.com', NAME, 'cao 2,4 m']) {
    expect(letter?.message).toContain(line);
  }
  expect(String(letter?.headers)).toContain('Reply-To: hoa@example.com');

  await page.reload();
  await expectHit(dialog(page).getByText(THANKS));
  await press(dialog(page).getByRole('button', { name: 'Đóng' }));
  await expect(dialog(page)).toBeHidden();
  // Back with the product, not at the page's foot, where the form is written.
  await expectHit(page.getByRole('heading', { level: 1, name: NAME }));
  expect(await letters(page, visitor)).toHaveLength(1);
});

test('without a script the form is a box of the page, and its answer stands where the visitor is', async ({
  browser,
  baseURL,
}) => {
  const visitor = `Lê Văn Sơn ${Date.now()}`;
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport });
  const page = await context.newPage();
  await page.goto(PRODUCT);
  await press(page.getByRole('link', { name: 'Yêu cầu báo giá theo kích thước' }));
  await expectHit(page.getByRole('heading', { name: 'Yêu cầu báo giá' }));
  await field(page, 'name').fill(visitor);
  await field(page, 'phone').fill('0900000222');
  await field(page, 'message').fill('Cần đo nhà ở đường Hoa Sữa.');
  await press(send(page));
  await expectHit(page.locator('#bao-gia').getByText(THANKS));
  expect(await letters(page, visitor)).toHaveLength(1);
  await context.close();
});
