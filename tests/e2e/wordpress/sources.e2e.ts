import { expect, type Page, test } from '@playwright/test';
import { ask, newEmail, newVisitor, pageUrl, setOption, signIn, truthOf } from '../helpers/newsletter';
import { field, SUCCESS_BY_MAIL, says } from '../helpers/newsletter-form';
import { send } from '../helpers/newsletter-page';
import { press } from '../helpers/seen';

/** Where a visitor came from goes along with what they send, not only with an order. */

const CAMPAIGN = '/?utm_source=zalo&utm_medium=social&utm_campaign=%C4%91%E1%BB%A3t%201';
const CONTACT = '/lien-he/';

test.beforeEach(async ({ context, request }) => {
  await setOption(request, 'mullion_newsletter', {});
  await context.setExtraHTTPHeaders(newVisitor());
});

interface Shop {
  wc_order_attribution: { params: { consentCategory?: string } };
}

/** A consent tool is on every page, and this visitor has agreed to nothing. */
const refuse = (page: Page) =>
  page.addInitScript(() => {
    // WooCommerce names the category where a tool is installed.
    document.addEventListener('DOMContentLoaded', () => {
      (window as unknown as Shop).wc_order_attribution.params.consentCategory = 'marketing';
    });
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return;
      document.documentElement.dataset.mullionConsent = 'functional';
      observer.disconnect();
    }).observe(document, { childList: true });
  });

/** The letter that the shop's owner has of what this visitor asked for. */
async function letterOf(page: Page, visitor: string): Promise<string> {
  const { value: owner } = await ask<{ value: string }>(page.request, 'newsletter-read-option', {
    name: 'admin_email',
  });
  const { mails } = await truthOf(page.request, owner);
  const letters = mails.filter(({ subject }) => subject.includes(visitor));
  expect(letters).toHaveLength(1);
  return letters[0]!.message;
}

const hook = (page: Page, form: string) => page.locator(`${form} [data-widget="attribution"]`);

async function askForQuote(page: Page): Promise<string> {
  const visitor = `Trần Văn Nguồn ${Date.now()}`;
  await expect(hook(page, '#yeu-cau')).toHaveAttribute('data-state', 'ready');
  await page.locator('#yeu-cau-form-name').fill(visitor);
  await page.locator('#yeu-cau-form-phone').fill('0900 000 333');
  await page.locator('#yeu-cau-form-message').fill('Cần báo giá cửa sổ hai cánh.');
  await press(page.locator('#yeu-cau').getByRole('button', { name: 'Gửi yêu cầu' }));
  await page.waitForURL(/phan-hoi=/);
  return letterOf(page, visitor);
}

async function subscribe(page: Page): Promise<Record<string, string>> {
  const email = newEmail();
  await page.goto(await pageUrl(page.request, 10));
  await expect(hook(page, '#mullion-newsletter')).toHaveAttribute('data-state', 'ready');
  await field(page).fill(email);
  await press(send(page));
  await says(page, SUCCESS_BY_MAIL);
  const { rows } = await truthOf(page.request, email);
  return rows[0] as unknown as Record<string, string>;
}

test('who came by a campaign and asks for a quote: the letter names it', async ({ page }) => {
  await page.goto(CAMPAIGN);
  await page.goto(CONTACT);
  const letter = await askForQuote(page);
  expect(letter).toContain('Nguồn: utm\nTừ: zalo\nKênh: social\nChiến dịch: đợt 1\n');
  expect(letter).toMatch(/Trang đầu tiên: https?:\/\/.*utm_source=zalo/);
});

test('a campaign with line breaks and markup in its name adds no header and no markup to the letter', async ({
  page,
}) => {
  const name = encodeURIComponent('<b>zalo</b>\r\nBcc: all@evil.example');
  await page.goto(`/?utm_source=${name}`);
  await page.goto(CONTACT);
  expect(await askForQuote(page)).toContain('\nTừ: zalo Bcc: all@evil.example\n');
});

test('who has not agreed is not followed: the letter tells no source, and the list keeps none', async ({
  page,
  context,
}) => {
  await refuse(page);
  await page.goto(CAMPAIGN);
  await page.goto(CONTACT);
  expect(await page.locator('input[name="contact_source_utm_source"]').inputValue()).toBe('');
  expect(await askForQuote(page)).not.toMatch(/Nguồn:|zalo/);
  expect(await subscribe(page)).toMatchObject({ status: 'pending', source_type: '', utm_source: '' });
  expect((await context.cookies()).filter(({ name }) => name.startsWith('sbjs_'))).toEqual([]);
});

test("the newsletter's list keeps where a subscriber came from, and shows it to the owner", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(CAMPAIGN);
  const row = await subscribe(page);
  expect(row).toMatchObject({ source_type: 'utm', utm_source: 'zalo', utm_campaign: 'đợt 1', utm_term: '' });

  const owner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(owner, 'administrator');
  await owner.goto(`/wp-admin/users.php?page=mullion-newsletter&s=${row.email}`);
  await expect(owner.getByRole('row').filter({ hasText: row.email ?? '-' })).toContainText(
    'utm: zalo / social / đợt 1',
  );
  await owner.context().close();
});
