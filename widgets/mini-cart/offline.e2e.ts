import { expect, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';

test('the first click without a network: the page stays, says so, and the link leads on when it is back', async ({
  page,
  context,
}) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/fixtures/pages/mini-cart.html');
  const url = page.url();
  const cart = page.locator('header .mullion-mini-cart');
  await expect(cart).toHaveAttribute('data-widget', 'mini-cart');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press(cart.locator('a').first());
  await expect.poll(() => said).toEqual(['Không có mạng. Vui lòng kiểm tra kết nối mạng rồi thử lại.']);
  expect(page.url()).toBe(url);
  await expect(cart.locator('a').first()).not.toHaveAttribute('aria-busy');
  await expect(cart.locator('.mullion-mini-cart__panel')).toBeHidden();
  await context.setOffline(false);
  await press(cart.locator('a').first());
  const isOpen = cart.locator('a[aria-expanded="true"]').waitFor();
  await Promise.any([isOpen, page.waitForURL((now) => now.href !== url)]);
  expect(said).toHaveLength(1);
});
