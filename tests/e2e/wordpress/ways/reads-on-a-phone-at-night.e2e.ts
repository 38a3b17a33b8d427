import AxeBuilder from '@axe-core/playwright';
import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { expectHit } from '../../helpers/seen';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

const BLOG = '/tin-tuc/';
const PROJECT = '/nha-pho-hoa-sua/';
const PRODUCT = '/san-pham/cua-di-2-canh-mo-quay-he-55/';

/** A telephone's network in a village: 150 ms there and back, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = (1.6 * 1024 * 1024) / 8;
  const network = { offline: false, latency: 150, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', network);
  return session;
}

async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expectHit(target);
  await target.tap();
}

/** A finger that goes over an element from its right to its left. */
async function swipe(page: Page, session: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} cannot be swiped: it is not seen.`);
  const y = Math.round(Math.min(box.y + box.height / 2, 700));
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [from, to] = [box.x + box.width * 0.85, box.x + box.width * 0.15];
  await finger('touchStart', from);
  for (let part = 1; part <= 8; part++) {
    await finger('touchMove', from + ((to - from) * part) / 8);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger('touchEnd', to);
}

const left = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().left);

/** Every link and button of the window can be pressed: nothing fixed lies on it. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, footer a, footer button')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .map(({ control, box }) => ({ control, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(({ control, x, y }) => {
        const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isSeen || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        const hit = document.elementFromPoint(x, y);
        for (let up = hit; up && !up.contains(control); up = up.parentElement)
          if (getComputedStyle(up).position === 'fixed') return true;
        return false;
      })
      .map(({ control }) => control.outerHTML.slice(0, 120)),
  );

async function expectReadable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)))).toEqual([]);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 255, green = 255, blue = 255] = (paper.match(/[\d.]+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue), `the page's ground at night is ${paper}`).toBeLessThan(60);
}

test('the notice is put away for good, and the menu leads to the news', async ({ page }) => {
  await slowDown(page);
  await page.goto('/');
  const notice = page.getByRole('button', { name: 'Bỏ qua' });
  await touch(notice);
  await expect(notice).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name.startsWith('store_notice'))).toMatchObject({
    value: 'hidden',
    path: '/',
  });

  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  await touch(menu.getByRole('button', { name: 'Menu', exact: true }));
  for (const name of ['Sản phẩm', 'Khuyến mãi', 'Công trình', 'Tin tức', 'Giới thiệu', 'Liên hệ']) {
    await expectHit(menu.getByRole('link', { name, exact: true }));
  }
  await touch(menu.getByRole('link', { name: 'Tin tức', exact: true }));
  await expectHit(page.getByRole('heading', { level: 1 }));
  await expect(page).toHaveURL(new RegExp(BLOG));
  await expect(notice).toBeHidden();
});

test('a post is read to its end, dark and uncovered, and the next is found by a swipe', async ({ page }) => {
  const session = await slowDown(page);
  await page.goto(BLOG);
  await touch(page.getByRole('button', { name: 'Bỏ qua' }));
  const title = page.locator('.post-card__title a').first();
  const name = await title.innerText();
  await touch(title);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expectHit(heading);
  await expectReadable(page);
  expect(await covered(page)).toEqual([]);

  const others = page.getByRole('group', { name: 'Bài viết khác' });
  const slides = others.locator('.mullion-slider__slide');
  await swipe(page, session, others);
  await expect.poll(() => left(slides.nth(0))).toBeLessThan(-100);
  await expectHit(slides.nth(1).locator('a').first());
  await expect.poll(() => left(slides.nth(1))).toBeGreaterThanOrEqual(0);

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => covered(page)).toEqual([]);
});

test('a picture is looked at large, and closing it leads back to the line that was read', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto(PROJECT);
  const picture = page.locator('main figure a').first();
  await touch(picture);
  const dialog = page.locator('dialog[open]');
  const large = dialog.locator('img').first();
  await expectHit(large);
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(360);
  expect((await large.boundingBox())?.width).toBeGreaterThan(300);
  const close = dialog.getByRole('button', { name: 'Đóng' });
  await touch(close);
  await expect(dialog).toHaveCount(0);
  await expectHit(picture);
});

test("a door's pictures follow the finger", async ({ page }) => {
  const session = await slowDown(page);
  await page.goto(PRODUCT);
  await touch(page.getByRole('button', { name: 'Bỏ qua' }));
  const pictures = page.locator('.woocommerce-product-gallery__image');
  await expectHit(page.getByRole('tab', { name: /^Ảnh 1 trên/ }));
  await swipe(page, session, pictures.first());
  await expectHit(pictures.nth(1));
  await expect.poll(async () => Math.abs(await left(pictures.nth(1)))).toBeLessThan(40);
  await expectReadable(page);
});
