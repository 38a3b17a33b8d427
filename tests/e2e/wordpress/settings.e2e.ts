import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ask, setOption, signIn } from '../helpers/newsletter';
import { collectProblems, expectAccessible } from '../helpers/page-health';

const SETTINGS = '/wp-admin/options-general.php?page=mullion';
const TABS = [
  'Tổng quan',
  'Những gì được thay',
  'Tiện ích',
  'Đăng ký nhận tin',
  'Đăng nhập mạng xã hội',
  'Nguồn đơn hàng',
  'Nâng cao',
];
/** WordPress's own pages ask its sites for pictures, and tests have no network. */
const isOurs = (problem: string) => !problem.includes('net::ERR_');

const tabs = (page: Page) => page.locator('nav.nav-tab-wrapper');
const openTab = (page: Page, name: string) =>
  tabs(page).getByRole('link', { name, exact: true }).press('Enter');
async function save(page: Page) {
  await page.getByRole('button', { name: /Lưu|Save/ }).press('Enter');
  await expect(page.locator('#setting-error-settings_updated')).toBeVisible();
}
const read = async (request: APIRequestContext, name: string) =>
  (await ask<{ value: object }>(request, 'newsletter-read-option', { name })).value;

test.beforeEach(async ({ request, page }) => {
  for (const option of ['mullion_settings', 'mullion_newsletter', 'mullion_takeovers'])
    await setOption(request, option, {});
  await signIn(page, 'administrator');
});
test.afterEach(async ({ request }) => {
  for (const option of ['mullion_settings', 'mullion_newsletter', 'mullion_takeovers'])
    await setOption(request, option, {});
});

test('every tab is reached by the keyboard, is accessible, and fits a phone', async ({ page }) => {
  const problems = collectProblems(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SETTINGS);
  for (const [at, name] of TABS.entries()) {
    if (at > 0) {
      await tabs(page).locator('[aria-current]').focus();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
      await page.keyboard.press('Enter');
    }
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText(name);
    await expectAccessible(page, '#wpbody-content .wrap');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
  expect(problems.filter(isOurs)).toEqual([]);
});

test('what is ticked and typed on a tab is kept, and what the other tabs have stays', async ({
  page,
  request,
}) => {
  await setOption(request, 'mullion_settings', {
    map: { mapId: 'alt', enabled: true },
    own: { kept: 'yes' },
  });
  await page.goto(SETTINGS);
  await openTab(page, 'Tiện ích');
  await page.getByLabel('Hoa rơi').uncheck();
  await page.getByLabel('Khóa API Google Maps').fill(' key ');
  await page.getByLabel('Địa chỉ của logo').fill('javascript:alert(1)');
  await page.getByLabel('ID trang').fill('cua-viet');
  await save(page);
  const logo = page.getByLabel('Địa chỉ của logo');
  await expect(page.locator('#setting-error-mullion-chat-logo')).toBeVisible();
  await expect(logo).toHaveAccessibleDescription(/Địa chỉ của logo: không lưu “javascript:alert\(1\)”/);
  await expect(logo).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Hoa rơi')).not.toBeChecked();
  await expect(page.getByLabel('Khóa API Google Maps')).toHaveValue('key');

  await openTab(page, 'Đăng ký nhận tin');
  await page.getByLabel('Số ngày liên kết có hiệu lực').fill('30');
  await page.getByLabel('Chỉ tính là đăng ký sau khi bấm liên kết trong thư').uncheck();
  await save(page);
  await openTab(page, 'Nguồn đơn hàng');
  await page.getByLabel('Nguồn đơn hàng').selectOption('off');
  await save(page);
  await openTab(page, 'Những gì được thay');
  await page.getByLabel('Ô số lượng').selectOption('me');
  await save(page);
  await openTab(page, 'Nâng cao');
  await page.getByLabel('Giữ lại dữ liệu khi xóa plugin').check();
  await save(page);

  expect(await read(request, 'mullion_settings')).toMatchObject({
    petals: { enabled: false },
    map: { mapId: 'alt', key: 'key' },
    own: { kept: 'yes' },
    chat: { pageId: 'cua-viet', load: 'use' },
    site: { keepData: true },
  });
  expect(await read(request, 'mullion_newsletter')).toEqual({ doubleOptIn: false, days: 30 });
  expect(await read(request, 'mullion_takeovers')).toMatchObject({ attribution: 'off', quantity: 'me' });
  const html = await (await request.get('/')).text();
  expect(html).toContain('"petals":false');
  expect(html).not.toContain('doubleOptIn');
});

test('the overview says what is taken over and for whom, and the list of plugins leads to it', async ({
  page,
  request,
}) => {
  await setOption(request, 'mullion_takeovers', { quantity: 'me', gallery: 'off' });
  // Other tests leave pages with a map behind, and one without a key is told of.
  await setOption(request, 'mullion_settings', { map: { key: 'any' } });
  await page.goto('/wp-admin/plugins.php');
  await page.locator('[data-plugin="mullion/mullion.php"]').getByRole('link', { name: 'Cài đặt' }).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Chỉ thay cho bạn')).toContainText('Ô số lượng');
  await expect(row('Có thể thay')).toContainText('Bộ ảnh sản phẩm');
  await expect(row('Mã của cửa hàng được thay')).toContainText('wc-add-to-cart');
  await expect(page.getByText('Plugin không thấy điều gì cản trở.')).toBeVisible();
});

test('the settings go to another site in a file, without secrets, and what is no good is named', async ({
  page,
  request,
}) => {
  await setOption(request, 'mullion_newsletter', { days: 30 });
  await setOption(request, 'mullion_social_login', { google: { id: 'shop', secret: 'hush' } });
  await page.goto(`${SETTINGS}&tab=advanced`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Xuất cài đặt' }).press('Enter'),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).not.toContain('hush');
  const file = JSON.parse(text);
  expect(file.mullion_newsletter.days).toBe(30);

  await setOption(request, 'mullion_newsletter', {});
  file.mullion_newsletter.colour = '<b>red</b>';
  const upload = { name: 's.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
  await page.getByLabel('Tệp đã xuất').setInputFiles(upload);
  await page.getByRole('button', { name: 'Nhập cài đặt' }).press('Enter');
  await expect(page.getByText('Đã nhập cài đặt.')).toBeVisible();
  await expect(page.getByText('mullion_newsletter.colour')).toBeVisible();
  expect(await read(request, 'mullion_newsletter')).toMatchObject({ days: 30 });
  expect(await read(request, 'mullion_social_login')).toMatchObject({
    google: { id: 'shop', secret: 'hush' },
  });
  await setOption(request, 'mullion_social_login', {});
});

test('a button tries the mail, another a provider', async ({ page }) => {
  await page.goto(`${SETTINGS}&tab=newsletter`);
  await page.getByRole('button', { name: 'Gửi thư thử' }).press('Enter');
  await expect(page.getByText(/Đã chuyển thư cho .+@/)).toBeVisible();
  await openTab(page, 'Đăng nhập mạng xã hội');
  await page.getByRole('button', { name: 'Thử Google' }).press('Enter');
  await expect(page.getByText('Google: chưa lưu Client ID')).toBeVisible();
  // Whose it is, is heard: four providers have one.
  await expect(page.getByRole('group', { name: 'Google' }).getByLabel('Client ID')).toHaveCount(1);
});

/** What Google's client does as far as the check goes: it calls back, and draws or refuses. */
const GOOGLE = `(() => {
  const query = new URL(document.currentScript.src).searchParams;
  const isGood = query.get('key') === 'good';
  window.google = { maps: { Map: class {
    addListener(_name, drawn) { setTimeout(drawn); if (!isGood) setTimeout(window.gm_authFailure); }
  } } };
  window[query.get('callback')]();
})()`;

test('the key of the map is tried in the browser, after a press only', async ({ page, request }) => {
  let asked = 0;
  let isCutOff = false;
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked += 1;
    return isCutOff ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: GOOGLE });
  });
  await page.goto(`${SETTINGS}&tab=widgets`);
  const press = () => page.getByRole('link', { name: 'Thử khóa' }).press('Enter');
  await press();
  await expect(page.getByText('Chưa lưu khóa.')).toBeVisible();
  await setOption(request, 'mullion_settings', { map: { key: 'good' } });
  await page.goto(`${SETTINGS}&tab=widgets`);
  expect(asked).toBe(0);
  await press();
  const said = page.getByRole('status');
  await expect(said).toHaveText(/^Google đã vẽ bản đồ/);
  await setOption(request, 'mullion_settings', { map: { key: '"></script>bad' } });
  await page.reload();
  await expect(said).toHaveText(/^Google từ chối khóa/);
  isCutOff = true;
  await page.reload();
  await expect(said).toHaveText(/^Không tải được mã của Google/);
  expect(asked).toBe(3);
});
