import { expect, test } from '@playwright/test';
import { signIn } from '../helpers/newsletter';
import { collectProblems, expectAccessible } from '../helpers/page-health';

test('an administrator comes from the settings to the list, which is accessible and in his language', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/wp-admin/options-general.php?page=mullion');
  const link = page.getByRole('link', { name: 'Tìm những gì có thể thay thế trên website của bạn' });
  await page.goto((await link.getAttribute('href')) ?? '');
  const problems = collectProblems(page);
  await page.getByRole('button', { name: 'Xem danh sách' }).click();
  await expect(page.getByRole('dialog', { name: 'Những gì có thể thay thế' })).toBeVisible();
  await expectAccessible(page, 'mullion-find');
  await page.getByRole('button', { name: 'Đóng' }).click();
  await page.getByRole('link', { name: 'Thoát' }).click();
  await expect(page.locator('mullion-find')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a visitor who asks for it gets the page as it is', async ({ request }) => {
  const [asked, plain] = await Promise.all(
    ['/?mullion=find', '/'].map(async (path) => (await request.get(path)).text()),
  );
  expect(plain).toContain('mullion-config');
  expect(asked).not.toContain('mullion-find');
});
