import { expect, type Page, test } from '@playwright/test';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { ready } from '../../tests/e2e/helpers/password-toggle';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/password-toggle.html';
const field = (page: Page, id = 'password') => page.locator(`#${id}`);
const buttonOf = (page: Page, id = 'password') => page.locator(`#${id} ~ button`);
const boxOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  });

async function open(page: Page) {
  await page.goto(PAGE);
  await ready(page);
}
const caret = (page: Page) =>
  field(page).evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
    selectionStart,
    selectionEnd,
  ]);

const FIELDS = [
  'password',
  'account_password',
  'pw-button',
  'pw-span',
  'pw-label',
  'pw-flex',
  'pw-box',
  'pw-half',
];

test('coming alive moves and loses nothing, and every field has one button, over its end', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL: baseURL ?? '' });
  const blocked = await context.newPage();
  await blocked.route('**/build/entry-*.js', (route) => route.abort());
  await blocked.goto(PAGE);
  const before = await Promise.all(FIELDS.map((id) => boxOf(blocked, id)));
  const beside = await boxOf(blocked, 'beside');
  await context.close();

  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  const lost = await rememberNodes(page, 'body');
  await ready(page);
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(await Promise.all(FIELDS.map((id) => boxOf(page, id)))).toEqual(before);
  expect(await boxOf(page, 'beside')).toEqual(beside);
  for (const id of FIELDS) {
    const box = (await field(page, id).boundingBox())!;
    const button = (await buttonOf(page, id).boundingBox())!;
    expect(Math.abs(button.x + button.width - box.x - box.width), id).toBeLessThan(1);
    expect(Math.abs(button.height - box.height), id).toBeLessThan(3);
    expect(button.height, id).toBeGreaterThanOrEqual(24);
    const padding = await field(page, id).evaluate((input) => getComputedStyle(input).paddingInlineEnd);
    expect(Number.parseFloat(padding), id).toBeGreaterThanOrEqual(button.width);
    expect(await page.locator(`#${id} ~ .show-password-input:visible:not(button)`).count()).toBe(0);
    const pictures = await buttonOf(page, id).evaluate((button) => {
      const ofTheShop = ['::before', '::after'].map((name) => getComputedStyle(button, name).content);
      return [...ofTheShop, button.querySelectorAll('svg').length];
    });
    expect(pictures, `one picture in the button of ${id}`).toEqual(['none', 'none', 1]);
    const [, top = 0, , height = 0] = await boxOf(page, id);
    const toggle = await buttonOf(page, id).evaluate((button) => {
      const { y, height: own } = button.getBoundingClientRect();
      return y + scrollY + own / 2;
    });
    expect(Math.abs(toggle - (top + height / 2)), `${id}: off the field's middle, in px`).toBeLessThan(2);
  }
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('by mouse the focus and the caret stay in the field; the state is told', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  await press(buttonOf(page));
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expectHit(page.locator('#login').getByRole('button', { name: 'Hiện mật khẩu', pressed: true }));
  await expect(field(page)).toBeFocused();
  expect(await caret(page)).toEqual([2, 4]);
  await expectAccessible(page);
  await press(buttonOf(page));
  await expectHit(page.locator('#login').getByRole('button', { name: 'Hiện mật khẩu', pressed: false }));
  expect(await caret(page)).toEqual([2, 4]);
  await page.keyboard.type('X');
  await expect(field(page)).toHaveValue('NhX-kính-2026');
});

test('by keyboard the focus stays on the button; the field keeps its caret', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.press('Tab');
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('type', 'password');
});

test('sent, it is a password again', async ({ page }) => {
  await open(page);
  await press(buttonOf(page));
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      const { type, value } = document.querySelector('#password') as HTMLInputElement;
      document.title = `${type} ${value}`;
    });
  });
  await field(page).press('Enter');
  await expect(page).toHaveTitle('password Nhôm-kính-2026');
});

test("WooCommerce's own button is used, and does not turn the field back", async ({ page }) => {
  await open(page);
  await expect(page.locator('#pw-button ~ button')).toHaveCount(1);
  await press(buttonOf(page, 'pw-button'));
  await expect(field(page, 'pw-button')).toHaveAttribute('type', 'text');
});

test('the button lies on a field that a theme has positioned, which keeps the height that it gives', async ({
  page,
}) => {
  await open(page);
  // As Shopire has it.
  await page.addStyleTag({
    content: '.form-row input { position: relative; z-index: 2; min-height: 61px; background: #fff; }',
  });
  await expectHit(buttonOf(page));
  await expect(field(page)).toHaveCSS('height', '61px');
});

test("a theme that draws WooCommerce's button by a mask cuts nothing off the picture", async ({ page }) => {
  await open(page);
  const mask = 'linear-gradient(90deg, #000 50%, transparent 50%)';
  await page.addStyleTag({
    content: `.woocommerce form .show-password-input { position: absolute; inset-block: 0; inset-inline-end: 15px; margin: auto;
      width: 14px; height: 14px; background: #345; opacity: 0.4; mask: ${mask} 0 0 / 14px 14px no-repeat; }`,
  });
  const button = buttonOf(page, 'pw-button');
  await expect(button).toHaveClass(/show-password-input/);
  await expect(button).toHaveCSS('mask-image', 'none');
  await expect(button).toHaveCSS('opacity', '1');
  const [box, input] = await Promise.all([button, field(page, 'pw-button')].map((one) => one.boundingBox()));
  expect(box?.height).toBeCloseTo(input?.height ?? 0, 0);
  await button.scrollIntoViewIfNeeded();
  await expectHit(button);
});

for (const direction of ['ltr', 'rtl'])
  test(`a link that the theme has laid over the field's end is beside the button, ${direction}`, async ({
    page,
  }) => {
    await page.route(`**${PAGE}`, async (route) => {
      const html = await (await route.fetch()).text();
      const form = `<form><p style="position:relative;inline-size:300px"><input type="password" id="led" data-widget="password-toggle" aria-label="Mật khẩu" style="inline-size:100%;block-size:44px;box-sizing:border-box">
        <a id="forgot" href="#lost" style="position:absolute;z-index:1;inset-inline-end:12px;inset-block-start:10px">Quên?</a></p></form>`;
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace(/<body[^>]*>/, `<body dir="${direction}">${form}`),
      });
    });
    await open(page);
    await press(page.locator('#led ~ button'));
    await expect(page.locator('#led')).toHaveAttribute('type', 'text');
    await press(page.locator('#forgot'));
    await expect(page).toHaveURL(/#lost$/);
  });
