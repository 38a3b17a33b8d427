import { expect, test } from '@playwright/test';

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
