import { expect, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';

test('what is corrected leaves the list at the top, unspoken, and the field keeps the focus', async ({
  page,
}) => {
  await page.goto('/fixtures/pages/validate.html');
  const form = page.locator('#contact');
  await form.dispatchEvent('pointerover');
  await expect(form).toHaveAttribute('data-state', 'ready');
  await page.locator('#c-name').fill('Tuyết');
  await press(form.getByRole('button', { name: 'Gửi' }));
  const box = form.locator('.mullion-validate__summary');
  await expect(form.getByRole('alert').locator('p')).toHaveText('Có 2 mục cần sửa');
  await page.locator('#c-email').pressSequentially('a@b.vn');
  await expect(box.locator('p')).toHaveText('Có 1 mục cần sửa');
  await expect(box.getByRole('link')).toHaveText(['Nội dung: Vui lòng điền mục này.']);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.locator('#c-text').pressSequentially('Tôi cần báo giá.');
  await expect(box).toHaveCount(0);
  await expect(page.locator('#c-text')).toBeFocused();
  await expect(page.locator('#c-text')).toHaveValue('Tôi cần báo giá.');
});
