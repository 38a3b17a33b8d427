import { expect, type Page, test } from '@playwright/test';
import { expectNothingCovered, lookOver } from '../helpers/covered';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { expectHit, press } from '../helpers/seen';

const SELLING = ['home', 'listing', 'product-variable', 'cart', 'checkout', 'account'];
const pages = PAGES.filter(({ name }) => SELLING.includes(name));
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

test('the pages that sell are known', () => {
  expect(pages.map(({ name }) => name)).toEqual(SELLING);
});

/** It steps aside, it does not travel: beside what it keeps off, or away. */
async function expectInItsCorner(page: Page) {
  const foot = await page
    .locator('.mullion-chat__button')
    .evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
  expect(foot, 'px between the chat and the foot of the window').toBeLessThanOrEqual(16 + 96);
}

for (const viewport of SIZES) {
  // Without it everything is higher up: once is enough.
  for (const isDismissed of viewport === SIZES[0] ? [false, true] : [false]) {
    test(`${viewport.width} × ${viewport.height}, notice ${isDismissed ? 'dismissed' : 'there'}: nothing fixed lies on a control or a price`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.goto(FILL_CART);
      await page.goto('/');
      const notice = page.locator('.mullion-notice');
      await expectHit(notice.getByRole('button', { name: 'Bỏ qua' }));
      if (isDismissed) await press(notice.getByRole('button', { name: 'Bỏ qua' }));
      for (const { name, path } of pages) {
        await page.goto(path);
        await expect(notice).toBeVisible({ visible: !isDismissed });
        await expect(page.locator('.mullion-chat')).toHaveAttribute('data-state', 'ready');
        await lookOver(page, name, name === 'home' ? 6 : 4, () => expectInItsCorner(page));
        // It steps aside, it does not go: here, at the page's end, there is room.
        await expectHit(page.locator('.mullion-chat__button'));
      }
    });
  }
}

test('nor on thumbnails that come when it has long found its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let bring = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/gallery-[^/]*\.js/, (route) => isAllowed.then(() => route.continue()));
  await page.goto(pages.find(({ name }) => name === 'product-variable')?.path ?? '');
  await expect(page.locator('.mullion-chat')).toHaveAttribute('data-state', 'ready');
  await page.waitForTimeout(1000);
  bring();
  await expect(page.getByRole('tab').nth(2)).toBeVisible();
  await expectNothingCovered(page, 'at the top');
});

test('a message at the foot of the window has it for itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cua-hang/');
  await page.route('**/*wc-ajax=add_to_cart*', (route) => route.abort());
  await press(page.locator('ul.products .ajax_add_to_cart').first());
  const toast = page.getByRole('alert').filter({ hasText: 'Thử lại' });
  await expectHit(toast.getByRole('button', { name: 'Thử lại' }));
  const chat = page.locator('.mullion-chat');
  await expect
    .poll(async () => {
      const [message, disc] = [await toast.boundingBox(), await chat.boundingBox()];
      const isAway = await chat.evaluate((element) => getComputedStyle(element).opacity === '0');
      return isAway || disc!.y + disc!.height <= message!.y;
    }, 'the chat is above the message, or away')
    .toBe(true);
});

test('without a script chat, notice and the way up stand in the flow, and each can be pressed', async ({
  browser,
  baseURL,
}) => {
  for (const viewport of SIZES) {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport });
    const page = await context.newPage();
    for (const { name, path } of pages.filter(({ hasCart }) => !hasCart)) {
      await page.goto(path);
      await expectNothingCovered(page, name);
      await expectHit(page.getByRole('button', { name: 'Bỏ qua' }));
      for (const control of ['.mullion-scroll-top', '.mullion-chat__button']) {
        await page.locator(control).scrollIntoViewIfNeeded();
        await expectHit(page.locator(control));
        await expectNothingCovered(page, `${name} at ${control}`);
      }
    }
    await context.close();
  }
});
