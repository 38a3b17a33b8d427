import { expect, type Page, type Route } from '@playwright/test';

export const PAGE = '/fixtures/pages/newsletter.html';
export const SUCCESS = ['Thành công', 'Bạn đã đăng ký nhận thông tin thành công. Xin cám ơn !'] as const;
/** Where the address waits for a word by mail: what is left to do, too. */
export const SUCCESS_BY_MAIL = [
  SUCCESS[0],
  `${SUCCESS[1]} Vui lòng mở email chúng tôi vừa gửi cho bạn và bấm vào liên kết trong đó để xác nhận.`,
] as const;
export const FAILURE = ['Thất bại', 'Có lỗi trong quá trình đăng ký. Vui lòng thử lại !'] as const;
export const OFFLINE = [
  FAILURE[0],
  'Không có kết nối mạng. Địa chỉ của bạn vẫn còn trong ô: vui lòng thử lại khi có mạng.',
] as const;

export const form = (page: Page) => page.locator('#mullion-newsletter');
export const field = (page: Page) => form(page).locator('[name="email_reg"]');
export const button = (page: Page) => form(page).getByRole('button');
export const overlay = (page: Page) => page.locator('.mullion-newsletter__overlay');
export const says = async (page: Page, [title, text]: readonly string[]) => {
  const dialog = page.getByRole('alertdialog', { name: title!, exact: true });
  await expect(dialog.locator('p')).toHaveText(text!);
  await expect(overlay(page)).toHaveCount(0);
  return dialog;
};
export const json = (body: object, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** The server that the fixture page does not have; returns what was sent. */
export async function serve(page: Page, answer: (route: Route, times: number) => Promise<unknown>) {
  const sent: string[] = [];
  await page.route('**/wp-admin/admin-ajax.php*', async (route) => {
    const request = route.request();
    sent.push(request.method() === 'POST' ? (request.postData() ?? '') : request.url());
    await answer(route, sent.length);
  });
  return sent;
}
export const open = async (page: Page, url = PAGE) => {
  await page.goto(url);
  await field(page).focus();
  await expect(form(page)).toHaveAttribute('data-state', 'ready');
};
