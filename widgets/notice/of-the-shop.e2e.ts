import { expect, type Page, test } from '@playwright/test';
import { collectProblems, watchLayoutShift } from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/notice.html';
const COOKIE = 'store_noticeb4c5d6';
/** As the server hands WooCommerce's notice over, and as WooCommerce's and a theme's stylesheets have it. */
const NOTICE = `<p role="complementary" class="woocommerce-store-notice demo_store" data-notice-id="b4c5d6"
style="display:block;" data-widget="notice">Giảm 15% <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Ẩn</a><noscript><button
class="woocommerce-store-notice__dismiss-link mullion-notice__plain" form="plain">Ẩn</button></noscript></p><noscript><form
id="plain" method="post"><input type="hidden" name="mullion_dismiss_notice" value="b4c5d6"></form></noscript>`;
const THEME = `<style>.woocommerce-store-notice { display: none; position: fixed; inset: auto 0 0; margin: 0; padding: 1em;
color: rgb(250, 240, 230); background: rgb(90, 20, 60); font: 17px serif } .woocommerce-store-notice a { color: inherit }</style>`;
/** What WooCommerce's script does on such a page. */
const SHOP = `jQuery(() => {
  const notice = jQuery('.woocommerce-store-notice');
  const away = () => { document.cookie = '${COOKIE}=hidden; path=/'; notice.hide(); };
  if (document.cookie.includes('${COOKIE}=hidden')) { notice.hide(); return; }
  notice.show();
  jQuery('.woocommerce-store-notice__dismiss-link')
    .on('click', (event) => { away(); event.preventDefault(); })
    .on('keydown', function (event) {
      if (['Enter', ' '].includes(event.key)) { event.preventDefault(); jQuery(this).trigger('click'); }
    });
});`;

async function open(page: Page, { withShop = false, theme = THEME } = {}) {
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ path: 'node_modules/jquery/dist/jquery.min.js', contentType: 'text/javascript' }),
  );
  await page.route('**/shop.js', (route) => route.fulfill({ body: SHOP, contentType: 'text/javascript' }));
  await page.route(`**${PAGE}`, async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const response = await route.fetch();
    const scripts = withShop ? '<script src="/jquery.js"></script><script src="/shop.js"></script>' : '';
    const html = (await response.text())
      .replace(/<!-- golden[\s\S]*\/golden -->/, '')
      .replace('</head>', `${theme}${scripts}</head>`)
      .replace('</body>', `${NOTICE}</body>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(PAGE);
}
const notice = (page: Page) => page.locator('.woocommerce-store-notice');
const link = (page: Page) => page.locator('a.woocommerce-store-notice__dismiss-link');

for (const withShop of [false, true]) {
  const where = withShop ? "with the shop's script beside ours" : 'with our script alone';
  for (const way of ['mouse', 'Enter', 'Space']) {
    test(`${where} it is dismissed by ${way}, and stays away`, async ({ page, context }) => {
      const problems = collectProblems(page);
      const shift = await watchLayoutShift(page);
      await open(page, { withShop });
      await expectHit(link(page));
      if (way === 'mouse') await press(link(page));
      else await link(page).press(way);
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('#next')).toBeFocused();
      expect((await context.cookies()).filter(({ name }) => name === COOKIE)).toHaveLength(1);
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForTimeout(500);
      await expect(notice(page)).toBeHidden();
      expect(await shift()).toBe(0);
      expect(problems).toEqual([]);
    });
  }
}

test("it is the theme's: its place, its colours, its letters, its size", async ({ page }) => {
  await open(page);
  await notice(page).hover();
  await expect(notice(page)).toHaveAttribute('data-state', 'ready');
  const look = () =>
    notice(page).evaluate((element) => {
      const { color, backgroundColor, font, position } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const own = getComputedStyle(element.querySelector('a') as Element);
      return [
        color,
        backgroundColor,
        font,
        position,
        x,
        y,
        width,
        height,
        own.color,
        own.textDecoration,
        own.padding,
      ];
    });
  const ours = await look();
  expect(ours.slice(0, 4)).toEqual(['rgb(250, 240, 230)', 'rgb(90, 20, 60)', '17px serif', 'fixed']);
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('link[href*="/build/"]')) sheet.remove();
  });
  expect(await look()).toEqual(ours);
});

test('a page on which it is only read loads no script but the one of the head', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await open(page);
  await expectHit(link(page));
  await page.waitForTimeout(1000);
  expect(files.filter((file) => /\/build\/(?!entry|notice-head).*js$/.test(file))).toEqual([]);
});

test("a theme's own layout of it holds", async ({ page }) => {
  await open(page, { theme: THEME.replace('display: none', 'display: flex') });
  await expect(notice(page)).toHaveCSS('display', 'flex');
  await expectHit(link(page));
});

test('a dismissed one is not there for one frame, though its own style says otherwise', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIE, value: 'hidden', url: baseURL ?? '' }]);
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await open(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('without JavaScript it is seen, has one button in the place of its link, and posts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await open(page);
  await expect(notice(page)).toBeVisible();
  await expect(link(page)).toBeHidden();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    press(page.getByRole('button', { name: 'Ẩn' })),
  ]);
  expect(request.postData()).toBe('mullion_dismiss_notice=b4c5d6');
  await context.close();
});
