import { expect, test } from '@playwright/test';
import { signIn } from '../helpers/newsletter';
import { collectProblems, expectAccessible } from '../helpers/page-health';

for (const width of [360, 1280])
  test(`at ${width} an administrator sees how each widget of a page fares, and comes to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await signIn(page, 'administrator');
    const problems = collectProblems(page);
    await page.goto('/?mullion=doctor');
    await page.getByRole('button', { name: 'Xem danh sách' }).click();
    const list = page.getByRole('dialog', { name: 'Tình trạng các tiện ích' });
    await expect(list).toBeVisible();
    const header = list.getByRole('listitem').filter({ hasText: 'sticky-header' });
    await expect(header).toContainText('Đang hoạt động.');
    await expect(header).toContainText(/Sẵn sàng sau \d+ ms/);
    const slider = list.getByRole('listitem').filter({ hasText: 'slider' }).last();
    await expect(slider).toContainText('Chưa bắt đầu');
    await slider.getByRole('button', { name: 'Xem trên trang' }).click();
    await expect(slider).toContainText('Đang hoạt động.');
    await expectAccessible(page, 'mullion-doctor');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(problems).toEqual([]);
  });

test('what cannot start is told with its reason', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.route(/\/countdown-[\w-]+\.js/, (route) => route.abort());
  await page.goto('/?mullion=doctor');
  await page.getByRole('button', { name: 'Xem danh sách' }).click();
  const countdown = page.getByRole('listitem').filter({ hasText: 'countdown' }).first();
  await countdown.getByRole('button', { name: 'Xem trên trang' }).click();
  await expect(countdown).toContainText('Bị lỗi');
  await expect(countdown).toContainText('cannot be had');
});

test('a visitor who asks for it gets the page as it is', async ({ request }) => {
  expect(await (await request.get('/?mullion=doctor')).text()).not.toContain('mullion-doctor');
});
