import { expect, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';

test("where a theme puts the form's markup elsewhere, no button of ours shows (Elessi)", async ({ page }) => {
  await page.goto('/fixtures/pages/sort.html');
  await page.locator('#woocommerce select').hover();
  await expect(page.locator('#woocommerce .mullion-sort__submit')).toHaveCount(1);
  await page.locator('#woocommerce').evaluate((form) => {
    const copy = document.createElement('div');
    copy.id = form.id;
    copy.innerHTML = form.innerHTML;
    form.replaceWith(copy);
  });
  await expect(page.locator('#woocommerce .mullion-sort__submit')).toBeHidden();
});

test('what a theme floats beside the form can be pressed', async ({ page }) => {
  await page.goto('/fixtures/pages/sort.html');
  const form = page.locator('#woocommerce');
  await form.evaluate((element) => {
    const view = document.createElement('button');
    Object.assign(view, { id: 'view', textContent: 'Lưới' });
    view.style.float = 'inline-start';
    view.onclick = () => view.setAttribute('aria-pressed', 'true');
    element.before(view);
  });
  await form.locator('select').hover();
  await expect(form).toHaveAttribute('data-state', 'ready');
  await press(page.locator('#view'));
  await expect(page.locator('#view')).toHaveAttribute('aria-pressed', 'true');
});
