import { expect, test } from '@playwright/test';
import { newEmail, pageUrl, truthOf } from '../helpers/newsletter';
import { FAILURE, field, SUCCESS_BY_MAIL } from '../helpers/newsletter-form';
import { asNewVisitor, send } from '../helpers/newsletter-page';

asNewVisitor();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, and the visitor is back on the page with the same words', async ({
    page,
    request,
  }) => {
    const email = newEmail();
    const url = await pageUrl(request, 10);
    await page.goto(url);
    await expect(page.locator('.mullion-newsletter__answer').first()).toBeHidden();
    await field(page).fill(email);
    await send(page).click();
    await expect(page).toHaveURL(/\/mullion-newsletter-test\/#mullion-newsletter-done$/);
    const shown = page.locator('.mullion-newsletter__answer:visible');
    await expect(shown).toHaveText(SUCCESS_BY_MAIL.join(' '));
    expect((await truthOf(request, email)).rows).toHaveLength(1);
  });

  test('a refusal brings the visitor back as well', async ({ page, request }) => {
    await page.goto(await pageUrl(request, 10));
    await field(page).fill(newEmail('vetoed'));
    await send(page).click();
    await expect(page).toHaveURL(/#mullion-newsletter-failed$/);
    await expect(page.locator('.mullion-newsletter__answer:visible')).toHaveText(FAILURE.join(' '));
  });

  test('from a page that is a day old it takes one more press', async ({ page, request }) => {
    const email = newEmail();
    await page.goto(await pageUrl(request, 25 * 3600));
    await field(page).fill(email);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Vui lòng bấm thêm một lần' })).toBeVisible();
    await page.waitForTimeout(2500);
    await page.getByRole('button', { name: 'Đăng ký' }).click();
    await expect(page).toHaveURL(/\/mullion-newsletter-test\/#mullion-newsletter-done$/);
    expect((await truthOf(request, email)).rows[0]!.source).toMatch(/mullion-newsletter-test\/$/);
  });
});
