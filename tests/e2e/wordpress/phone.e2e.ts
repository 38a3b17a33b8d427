import { expect, type Page, test } from '@playwright/test';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { enlargeText } from '../helpers/large-text';
import { watchLayoutShift, whatMoved } from '../helpers/page-health';
import { add, productsOf } from '../helpers/raw-visitor';
import { expectHit, expectInside, press } from '../helpers/seen';

test.use({ viewport: { width: 360, height: 740 } });

const pathOf = (name: string) => PAGES.find((page) => page.name === name)?.path ?? `no page "${name}"`;
const namesOf = async (page: Page, list: string) =>
  (await page.locator(list).allInnerTexts()).map((text) => text.trim());

test('the menu leads to every part of the site and to the account', async ({ page }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Menu', exact: true }));
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  for (const link of await menu.locator('.mullion-menu__list > li > a').all()) await expectHit(link);
  await press(menu.getByRole('link', { name: 'Tài khoản' }));
  await expect(page).toHaveURL(pathOf('account'));
  await expect(page.locator('h1')).toHaveText('Tài khoản');
});

test('the other menu shows the categories with their pictures, and the account too', async ({ page }) => {
  await page.goto('/');
  const inMenu = await namesOf(page, '.mullion-menu__list > li > a');
  await press(page.getByRole('button', { name: 'Danh mục', exact: true }));
  const panel = page.getByRole('dialog', { name: 'Danh mục' });
  const categories = panel.getByRole('navigation').getByRole('link');
  await expect(categories).toHaveCount(8);
  for (const category of await categories.all()) {
    await category.scrollIntoViewIfNeeded();
    await expectHit(category);
    await expectHit(category.locator('img'));
    await expect
      .poll(() => category.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    expect(inMenu).not.toContain((await category.innerText()).trim());
  }
  await press(panel.getByRole('link', { name: 'Tài khoản' }));
  await expect(page).toHaveURL(pathOf('account'));
});

test('the cart’s panel is closed by its own button, and the focus is back', async ({ page }) => {
  await page.goto(FILL_CART);
  await page.goto('/');
  const toggle = page.locator('header .mullion-mini-cart__toggle');
  await press(toggle);
  const panel = page.locator('.mullion-mini-cart__panel');
  await expect(panel.locator('.mini_cart_item')).toBeVisible();
  await press(panel.getByRole('button', { name: 'Đóng' }));
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

for (const width of [360, 768, 1280]) {
  test(`after choosing an order the first products in it are seen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    await page.goto(pathOf('listing'));
    const field = page.locator('.woocommerce-ordering select');
    await field.hover();
    await expect(page.locator('.woocommerce-ordering')).toHaveAttribute('data-state', 'ready');
    await Promise.all([page.waitForURL(/orderby=price/), field.selectOption('price')]);
    await expectHit(field);
    await expect(field).toHaveValue('price');
    const first = page.locator('main ul.products li.product').first();
    await expectHit(first.locator('img').first());
    await expectHit(first.locator('.price'));
  });
}

test('without a script the sorted products are seen as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(pathOf('listing'));
  await page.locator('.woocommerce-ordering select').selectOption('price');
  await press(page.getByRole('button', { name: 'Sắp xếp' }));
  await expect(page).toHaveURL(/orderby=price/);
  await expectHit(page.locator('main ul.products li.product').first().locator('.price'));
  await context.close();
});

for (const width of [360, 768, 1280]) {
  test(`the clock of the sale moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(pathOf('sale'));
    const shift = await watchLayoutShift(page);
    await page.goto(pathOf('sale'));
    await expectHit(page.locator('.sale-clock .mullion-countdown__clock'));
    await page.waitForTimeout(1500);
    expect(await shift(), await whatMoved(page)).toBe(0);
  });
}

for (const way of ['key', 'mouse'] as const) {
  test(`dismissing the notice by ${way} leaves the focus where the visitor looks`, async ({ page }) => {
    await page.goto(pathOf('listing'));
    const button = page.getByRole('button', { name: 'Bỏ qua' });
    if (way === 'key') await button.press('Enter');
    else await press(button);
    await expect(page.locator('.mullion-notice')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const focused = page.locator(':focus');
    const isRinged = await focused.evaluate((element) => element.matches(':focus-visible'));
    expect(isRinged).toBe(way === 'key');
    if (way === 'key') await expectHit(focused);
  });
}

test('a total of ten digits stands in its card, in the cart and at the checkout', async ({ page }) => {
  const [door] = await productsOf(page.request);
  await add(page.request, door!, 400);
  for (const [path, card] of [
    ['/gio-hang/', '.cart_totals'],
    ['/thanh-toan/', '#order_review'],
  ] as const) {
    await page.goto(path);
    const total = page.locator(`${card} .order-total .amount`).first();
    expect((await total.innerText()).replace(/\D/g, '').length).toBeGreaterThanOrEqual(10);
    await expectInside(page, `${card} .amount`, card);
  }
});

test('with text twice as large the header wraps: nothing lies on its controls or leaves the window', async ({
  page,
}) => {
  for (const name of ['listing', 'post']) {
    await page.goto(pathOf(name));
    await enlargeText(page, 'ltr');
    const controls =
      '.site-logo__name, .contact-bar__phone, .site-header__bar :is(summary, .mullion-mini-cart__toggle)';
    for (const control of await page.locator(`header :is(${controls})`).all()) {
      await expectHit(control);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('three lines in the cart: their total, the way to pay and the way out are in view, and a double tap on minus stays on the page', async ({
  page,
}) => {
  await page.goto(pathOf('listing'));
  const products = (await productsOf(page.request)).slice(0, 3);
  for (const product of products) await add(page.request, product);
  await page.goto(pathOf('listing'));
  await press(page.locator('.mullion-mini-cart__toggle').first());
  const panel = page.locator('.mullion-mini-cart__panel').first();
  await expect(panel.locator('.mullion-mini-cart__stepper')).toHaveCount(3);
  const always = panel.locator(
    '.mullion-mini-cart__close, .woocommerce-mini-cart__total, .woocommerce-mini-cart__buttons a',
  );
  for (const one of await always.all()) await expectHit(one);

  const address = page.url();
  const minus = panel.getByRole('button', { name: /^Giảm/ }).first();
  await minus.dblclick({ delay: 60 });
  await expect(panel.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
  expect(page.url()).toBe(address);
  for (const one of await always.all()) await expectHit(one);
});

test('beside the hero that plays, the chat’s button does not hop', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 732 });
  await page.goto('/');
  const launcher = page.locator('[data-widget="chat"]');
  await expect(page.locator('[data-preset="home"]')).toHaveAttribute('data-state', 'ready');
  const places = await launcher.evaluate(async (element) => {
    const seen: string[] = [];
    for (const end = Date.now() + 20_000; Date.now() < end; ) {
      const { style, classList } = element as HTMLElement;
      const place = `${style.getPropertyValue('--mullion-up')} ${classList.contains('mullion-away')}`;
      if (seen.at(-1) !== place) seen.push(place);
      await new Promise(requestAnimationFrame);
    }
    return seen;
  });
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeLessThan(4);
});

test('a variation’s stepper is one row beside its picture', async ({ page }) => {
  await page.goto(pathOf('product-variable'));
  for (const select of await page.locator('.variations select').all()) {
    await select.selectOption({ index: 1 });
  }
  await press(page.locator('.single_add_to_cart_button'));
  await expect(page.locator('header .mullion-mini-cart__count')).toHaveText('1');
  await page.goto(pathOf('listing'));
  await press(page.locator('header .mullion-mini-cart__toggle'));
  const line = page.locator('.mullion-mini-cart__panel .mini_cart_item:has(dl.variation)');
  await expectHit(line.locator('.mullion-mini-cart__step').first());
  const stepper = await line.locator('.mullion-mini-cart__stepper').boundingBox();
  const picture = await line.locator('img').boundingBox();
  expect(stepper!.height).toBeLessThan(stepper!.width / 2);
  expect(stepper!.x).toBeGreaterThan(picture!.x + picture!.width);
});
