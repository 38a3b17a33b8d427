import { expect, type Page, test } from '@playwright/test';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/validate.html';
const form = (page: Page, id: string) => page.locator(`#${id}`);
/** Wakes a form as a visitor does, and waits until it is looked after. */
async function wake(page: Page, id: string) {
  await form(page, id).dispatchEvent('pointerover');
  await expect(form(page, id)).toHaveAttribute('data-state', 'ready');
}
async function open(page: Page, id: string) {
  await page.goto(PAGE);
  await wake(page, id);
}
const messages = (page: Page, id: string) => form(page, id).locator('.mullion-validate__message--error');
const sent = (page: Page) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/echo')) bodies.push(request.postData() ?? new URL(request.url()).search);
  });
  return bodies;
};

test('an empty form is not sent: messages, a summary, the focus on the first field', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  const bodies = sent(page);
  await open(page, 'contact');
  const lost = await rememberNodes(page, 'body');
  await press(form(page, 'contact').getByRole('button', { name: 'Gửi' }));
  await expect(page.locator('#c-name')).toBeFocused();
  await expect(page.locator('#c-name')).toHaveCSS('box-shadow', 'rgb(179, 38, 30) 0px 0px 0px 2px');
  await expect(page.locator('#c-name')).toHaveAccessibleDescription('Vui lòng điền mục này.');
  await expect(page.locator('#c-email')).toHaveAccessibleDescription(
    'Chúng tôi chỉ dùng để trả lời bạn. Vui lòng điền mục này.',
  );
  await expectHit(messages(page, 'contact').first());
  const summary = form(page, 'contact').getByRole('alert');
  await expect(summary.locator('p')).toHaveText('Có 3 mục cần sửa');
  await expect(summary.getByRole('link')).toHaveText([
    'Họ và tên: Vui lòng điền mục này.',
    'Email: Vui lòng điền mục này.',
    'Nội dung: Vui lòng điền mục này.',
  ]);
  await summary.getByRole('link').nth(2).press('Enter');
  await expect(page.locator('#c-text')).toBeFocused();
  await expectAccessible(page);
  expect(bodies).toEqual([]);
  expect(await lost()).toEqual([]);
  expect(await shift()).toBeLessThan(0.5);
  expect(problems).toEqual([]);
});

test('a field is checked as it is left, not while it is typed; then with every key', async ({ page }) => {
  await open(page, 'contact');
  const field = page.locator('#c-email');
  await field.pressSequentially('ten@');
  await expect(messages(page, 'contact')).toHaveCount(0);
  await field.press('Tab');
  await expect(messages(page, 'contact')).toHaveText([
    'Vui lòng nhập đúng địa chỉ email, ví dụ ten@example.com.',
  ]);
  await expect(page.locator('#mullion-status')).toHaveText(/Email: Vui lòng nhập đúng/);
  await field.press('End');
  await field.pressSequentially('v');
  await expect(messages(page, 'contact')).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAttribute('aria-describedby', 'c-hint');
});

test('a field that is passed without a change is not scolded', async ({ page }) => {
  await open(page, 'contact');
  await page.locator('#c-name').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(messages(page, 'contact')).toHaveCount(0);
});

test('a button pressed while a wrong field has the focus stays under the pointer', async ({ page }) => {
  await open(page, 'contact');
  await page.locator('#c-text').fill('ngắn');
  const draft = page.getByRole('button', { name: 'Lưu nháp' });
  await draft.hover();
  const before = await draft.boundingBox();
  await page.mouse.down();
  expect(await draft.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.locator('#method')).toHaveText('POST');
});

test('a right form goes its native way with its button, once for a double click', async ({ page }) => {
  const bodies = sent(page);
  await open(page, 'contact');
  await page.evaluate(() => {
    Object.assign(window, { seen: 0 });
    document.querySelector('#contact')?.addEventListener('submit', (event) => {
      (window as unknown as { seen: number }).seen++;
      event.preventDefault();
    });
  });
  const button = form(page, 'contact').getByRole('button', { name: 'Gửi' });
  await press(button);
  expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBe(0);
  await page.locator('#c-name').fill('Nguyễn Thị Ánh Tuyết');
  await page.locator('#c-email').fill('tuyet@cửahàng.vn');
  await page.locator('#c-text').fill('Tôi cần báo giá cửa lùa.');
  await button.dblclick();
  expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBe(1);
  expect(bodies).toEqual([]);
  await expect(form(page, 'contact').getByRole('alert')).toHaveCount(0);
});

test('a right form posts the value of the button that sent it', async ({ page }) => {
  const bodies = sent(page);
  await open(page, 'contact');
  await page.locator('#c-name').fill('Tuyết');
  await page.locator('#c-email').fill('a@b.vn');
  await page.locator('#c-text').fill('Tôi cần báo giá cửa lùa.');
  await page.locator('#c-email').press('Enter');
  await expect(page.locator('#method')).toHaveText('POST');
  expect(bodies).toHaveLength(1);
  expect(new URLSearchParams(bodies[0]).get('send')).toBe('contact');
});

test('buttons that want no check get none', async ({ page }) => {
  await open(page, 'plugin');
  await press(form(page, 'plugin').getByRole('button', { name: 'Quay lại' }));
  await expect(page.locator('#method')).toHaveText('GET');
});

test('a form with novalidate is left alone', async ({ page }) => {
  await open(page, 'unchecked');
  await press(form(page, 'unchecked').getByRole('button'));
  await expect(page.locator('#method')).toHaveText('POST');
});

test('every rule has its message, groups have one in their fieldset', async ({ page }) => {
  await page.route('**/kiem-tra-ten*', (route) => route.fulfill({ json: true }));
  await open(page, 'register');
  const values = {
    pass: '12345678',
    again: '1234567',
    iso: '12/2026',
    date: 'mai',
    web: 'cua.vn',
    budget: '12.5.3',
  };
  const more = { user: 'ab', zip: '70a', width: '0.55', doors: '2', code: 'abc', born: '2020-01-01' };
  for (const [name, value] of Object.entries({ ...values, ...more }))
    await page.locator(`#register [name="${name}"]`).fill(value);
  await page.locator('[name="kind[]"]').first().check();
  await press(form(page, 'register').locator('[name="go"]'));
  await expect(messages(page, 'register')).toHaveText([
    'Vui lòng nhập từ 3 đến 20 ký tự.',
    'Hai mật khẩu chưa giống nhau.',
    'Vui lòng nhập không quá 31/12/2015.',
    'Vui lòng nhập ngày theo thứ tự năm-tháng-ngày, ví dụ 2026-12-31.',
    'Vui lòng nhập ngày hợp lệ.',
    'Vui lòng nhập đúng địa chỉ trang web, ví dụ https://example.com.',
    'Vui lòng nhập một số.',
    'Chỉ dùng chữ số 0–9.',
    'Giá trị hợp lệ gần nhất: 0.5 hoặc 0.6.',
    'Giá trị hợp lệ gần nhất: 1 hoặc 3.',
    'Ba chữ in hoa rồi ba chữ số, ví dụ ABC123.',
    'Vui lòng chọn ít nhất 2 mục.',
    'Vui lòng chọn ở mục này.',
    'Vui lòng chọn ở mục này.',
  ]);
  await expect(page.getByRole('group', { name: 'Cách liên hệ' })).toHaveAccessibleDescription(
    'Vui lòng chọn ở mục này.',
  );
  await expect(page.locator('#register :user-invalid:is(input, select)')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.locator('[name="kind[]"]').nth(2).check();
  await expect(messages(page, 'register')).toHaveCount(13);
  await page.locator('#r-pass').fill('1234567');
  await expect(messages(page, 'register').getByText('Hai mật khẩu')).toHaveCount(0);
});

test('a field outside the form, and a row of field and button', async ({ page }) => {
  await open(page, 'inline');
  const button = form(page, 'inline').getByRole('button');
  const before = await button.boundingBox();
  await press(button);
  await expect(page.locator('#inline [name="mail"]')).toBeFocused();
  await expect(page.locator('#o-note')).toHaveAttribute('aria-invalid', 'true');
  const [field, now] = [
    await page.locator('#inline [name="mail"]').boundingBox(),
    await button.boundingBox(),
  ];
  expect(Math.abs(field!.y - now!.y)).toBeLessThan(4);
  expect(now!.width).toBe(before!.width);
  await page.locator('#o-note').fill('x');
  await expect(page.locator('#o-note')).not.toHaveAttribute('aria-invalid');
});
