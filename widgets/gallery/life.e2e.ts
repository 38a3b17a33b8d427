import { expect, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/gallery.html';

test('the main picture shows at once, with no script at all and while the script is on its way', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator('#variable')).toHaveCSS('opacity', '1');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto(PAGE);
  await expect(plain.locator('#variable')).toHaveCSS('opacity', '1');
  await expect(plain.getByRole('tab')).toHaveCount(0);
  const strip = plain.locator('#variable > div');
  expect(await strip.evaluate((element) => element.scrollWidth / element.clientWidth)).toBe(8);
  const rest = await plain
    .locator('#variable')
    .evaluate((element) => element.clientHeight - (element.firstElementChild?.clientHeight ?? 0));
  expect(rest).toBeLessThan(30);
  await strip.getByRole('link').nth(3).focus();
  await press(strip.getByRole('link').nth(3));
  await expect(plain).toHaveURL(/cua-di-2-canh-mat-tien\.webp$/);
  await context.close();
});

test('React comes with the first touch; a thumbnail that is pressed shows its picture before that', async ({
  page,
}) => {
  const asked: string[] = [];
  let touched = () => {};
  const touch = new Promise<void>((resolve) => {
    touched = resolve;
  });
  await page.route(/\/build\/p?react-/, async (route) => {
    asked.push(route.request().url());
    await touch;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'load' });
  const root = page.locator('#variable');
  await expect(root.getByRole('tab')).toHaveCount(8);
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);

  await press(root.getByRole('tab').nth(2));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(2));
  await expect.poll(() => asked.length).toBe(1);
  touched();
  await expect(root.getByText('3 / 8')).toBeVisible();
  await expect(root.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(root.getByRole('tab').nth(0)).toHaveAttribute('aria-selected', 'false');
});

test('a picture that is pressed before the code has come shows that it was heard', async ({ page }) => {
  let seen = () => {};
  const look = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await page.route(/\/build\/gallery-(?!early)[^/]*\.js/, (route) => look.then(() => route.continue()));
  await page.goto(PAGE);
  const link = page.locator('#variable .woocommerce-product-gallery__image a').first();
  await press(link);
  await expect(link).toHaveCSS('opacity', '0.7');
  seen();
  await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'ready');
  await expect(link).toHaveCSS('opacity', '1');
});

test('the lightbox’s code is fetched when a picture is pointed at, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/lightbox-.*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(PAGE);
  await expect(page.locator('#variable').getByRole('tab').first()).toBeVisible();
  await press(page.locator('#variable').getByRole('tab').nth(1));
  expect(scripts).toEqual([]);
  await page.locator('#variable a').nth(1).hover();
  await expect.poll(() => scripts.length).toBe(1);
});

test('who presses a second picture while the viewer is on its way has one viewer, with that picture', async ({
  page,
}) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/build/lightbox-style-*.css', (route) => held.then(() => route.continue()));
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const zoom = root.getByRole('button', { name: 'Xem ảnh lớn' });
  await press(zoom);
  await expect(root.locator('a[aria-busy]')).toHaveCount(1);
  await press(root.getByRole('tab').nth(2));
  await expect(root.getByText('3 / 8')).toBeVisible();
  await press(zoom);
  come();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/3 trên 8/);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the button on the picture opens the one in view; Escape gives the focus back to it', async ({
  page,
}) => {
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const zoom = root.getByRole('button', { name: 'Xem ảnh lớn' });
  await expect(root.getByText('1 / 8')).toBeVisible();
  await press(root.getByRole('tab').nth(2));
  await expect(root.getByText('3 / 8')).toBeVisible();
  await press(zoom);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/3 trên 8/);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeFocused();
});

test('two on one page do not disturb each other', async ({ page }) => {
  await page.goto(PAGE);
  const first = page.locator('#variable');
  const second = page.locator('#own .mullion-gallery');
  await expect(first.getByRole('tab').first()).toBeVisible();
  await second.scrollIntoViewIfNeeded();
  await press(second.getByRole('tab').nth(2));
  await expectHit(second.locator('a').nth(2));
  await first.scrollIntoViewIfNeeded();
  await expectHit(first.locator('a').first());
  await expect(second.locator('.mullion-gallery__slide:not([inert]) a')).toHaveAccessibleName('Xem ảnh lớn');
});

test('inserted later it works; removed it gives the markup back and leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  const round = async () => {
    await press(page.locator('#insert'));
    const root = page.locator('#inserted');
    await root.scrollIntoViewIfNeeded();
    await press(root.getByRole('tab').nth(2));
    await press(root.locator('.woocommerce-product-gallery__image a').nth(2));
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'ready');
    const element = (await root.elementHandle())!;
    await page.evaluate(() => document.getElementById('inserted')?.remove());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForTimeout(300);
    return element;
  };
  const element = await round();
  const [left, sent] = await element.evaluate((node) => {
    const template = document.getElementById('late') as HTMLTemplateElement;
    return [node.innerHTML, template.content.firstElementChild?.innerHTML];
  });
  expect(left).toBe(sent);
  const before = await keptAtRest(page);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
});

test('a strict policy with Trusted Types blocks nothing', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
    await route.fulfill({
      response,
      // The shop's own inline style is what such a policy is about; it is not ours.
      body: (await response.text()).replaceAll(/ style="opacity[^"]*"/g, ''),
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto(PAGE);
  await press(page.locator('#variable').getByRole('tab').nth(1));
  await press(page.locator('#variable .woocommerce-product-gallery__image:not([inert]) a'));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violations).toEqual([]);
});

test('one picture has no thumbnails, and opens; none at all is left as it is', async ({ page }) => {
  await page.goto(PAGE);
  const single = page.locator('#single');
  await single.scrollIntoViewIfNeeded();
  await expect(single.getByRole('button', { name: 'Xem ảnh lớn' })).toBeVisible();
  await expect(single.getByRole('tab')).toHaveCount(0);
  await press(single.locator('a'));
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /cua-xep-truot\.webp$/);
  await page.keyboard.press('Escape');
  await press(page.locator('#none img'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
