import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectHit, press } from '../../helpers/seen';
import { chooseTheme, openHostile, type Plugin, pathOf } from '../../helpers/themes';

const NOTICE = '.woocommerce-store-notice';

for (const plugin of ['on', 'whole'] as const) {
  test.describe(`on a hostile theme with the plugin ${plugin}`, () => {
    test.beforeEach(({ context, baseURL }) => chooseTheme(context, String(baseURL), 'hostile', plugin));

    test("a choice in the theme's own list sorts, and the list is seen below the theme's header", async ({
      page,
    }) => {
      await openHostile(page, 'listing');
      const toggle = page.locator('.hostile-sort__toggle');
      await toggle.click();
      await page.locator('.hostile-sort [data-value="date"]').click();
      await page.waitForURL(/orderby=date/);
      await expectHit(toggle);
    });

    test('a choice by the keyboard or the mouse sorts', async ({ page }) => {
      await openHostile(page, 'listing');
      await page.locator('select.orderby').evaluate((select) => select.removeAttribute('style'));
      await page.locator('select.orderby').selectOption('date');
      await page.waitForURL(/orderby=date/);
    });

    test('the store notice shows, loads no script for being read, goes when it is dismissed, and stays away', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openHostile(page, 'listing');
      const notice = page.locator(NOTICE);
      await expect(notice).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /\/notice-(?!head)[^/]*\.js/.test(url))).toEqual([]);
      await press(notice.locator('a, button').last());
      await expect(notice).toBeHidden();
      await openHostile(page, 'product');
      await expect(notice).toBeHidden();
    });

    test('the store notice lies on nothing that is pressed on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openHostile(page, 'product');
      await expect(page.locator(NOTICE)).toBeVisible();
      for (const link of await page.locator('.hostile-bar a').all()) await expectHit(link);
      await page.locator('form.cart .qty').evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await expectHit(page.locator('form.cart .qty'));
      await expectHit(page.locator('form.cart .single_add_to_cart_button'));
      await expectHit(page.locator('form.cart .hostile-more'));
    });

    test('every picture of the gallery is in its place and can be clicked', async ({ page }) => {
      await openHostile(page, 'product-variable');
      const pictures = page.locator('.woocommerce-product-gallery__image');
      const count = await pictures.count();
      expect(count).toBeGreaterThan(1);
      for (const picture of await pictures.all()) {
        const { isHit, width } = await hit(picture);
        expect(width).toBeGreaterThan(50);
        expect(isHit).toBe(true);
      }
    });
  });
}

/** Whether a picture is what a finger in its middle meets. */
async function hit(picture: Locator) {
  return picture.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return { isHit: element.contains(top) && !element.closest('[inert]'), width };
  });
}

/** Where an element stands and what it looks like, as far as a visitor compares. */
const looks = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, position, fontFamily, fontSize, borderRadius } =
      getComputedStyle(element);
    const box = [x, y, width, height].map(Math.round);
    return {
      tag: element.tagName,
      box,
      color,
      backgroundColor,
      position,
      fontFamily,
      fontSize,
      borderRadius,
    };
  });

/** The same of a part of a page with the plugin and without. */
async function pair(page: Page, baseURL: string, plugin: Plugin, name: string, part: string, width: number) {
  await page.setViewportSize({ width, height: 740 });
  const found = [];
  for (const of of ['none', plugin] as const) {
    await chooseTheme(page.context(), baseURL, 'hostile', of);
    await page.goto(pathOf(name));
    await page.locator('body.hostile-ready').waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.locator(part).first()).toBeVisible();
    found.push(await looks(page.locator(part).first()));
  }
  return found as [Awaited<ReturnType<typeof looks>>, Awaited<ReturnType<typeof looks>>];
}

for (const width of [360, 1280]) {
  for (const [what, name, part] of [
    ['the store notice', 'listing', NOTICE],
    ['the number of pieces', 'product', 'form.cart .qty'],
    ['the button beside it', 'product', 'form.cart .single_add_to_cart_button'],
    ['the first picture of a product', 'product-variable', '.woocommerce-product-gallery__image img'],
  ] as const) {
    test(`${what} looks as without the plugin when all is taken over, at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      const [stock, ours] = await pair(page, String(baseURL), 'whole', name, part, width);
      expect(ours).toEqual(stock);
    });
  }
}

test('a button at work looks as without the plugin', async ({ page, baseURL }) => {
  // The shop takes its time.
  await page.route(/wc-ajax=add_to_cart/, () => {});
  const found = [];
  for (const plugin of ['none', 'on'] as const) {
    await chooseTheme(page.context(), String(baseURL), 'hostile', plugin);
    await openHostile(page, 'listing');
    const button = page.locator('ul.products .ajax_add_to_cart').first();
    await button.click();
    await expect(button).toHaveClass(/\bloading\b/);
    await button.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    found.push(
      await button.evaluate((element) =>
        [undefined, '::after'].map((part) => {
          const { content, opacity, cursor, borderWidth, animationName, color } = getComputedStyle(
            element,
            part,
          );
          return { content, opacity, cursor, borderWidth, animationName, color };
        }),
      ),
    );
  }
  expect(found[1]).toEqual(found[0]);
});

test('what a failed add says can be read, whatever colour the theme gives its paragraphs', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseTheme(context, String(baseURL), 'hostile');
  await openHostile(page, 'listing');
  await page.route(/wc-ajax/, (route) => route.abort());
  await page.locator('ul.products .ajax_add_to_cart').first().click();
  const message = page.getByRole('alert').locator('p');
  await expectHit(message);
  await expect(message).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('alert')).toHaveCSS('background-color', 'rgb(34, 41, 43)');
});
