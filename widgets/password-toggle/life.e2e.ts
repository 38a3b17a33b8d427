import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { enlargeText } from '../../tests/e2e/helpers/large-text';
import { ready } from '../../tests/e2e/helpers/password-toggle';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/password-toggle.html';
const field = (page: Page, id = 'password') => page.locator(`#${id}`);
const buttonOf = (page: Page, id = 'password') => page.locator(`#${id} ~ button`);

async function open(page: Page) {
  await page.goto(PAGE);
  await ready(page);
}

for (const has of [true, false]) {
  test(`who is typing when it comes alive goes on typing (moveBefore: ${has})`, async ({ page }) => {
    if (!has) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));
    const release = await hold(page, '**/build/password-toggle-*.js');
    await page.goto(PAGE);
    await field(page, 'pw-half').focus();
    await page.keyboard.type('abcd');
    await page.keyboard.press('ArrowLeft');
    release();
    await ready(page);
    await page.keyboard.type('x');
    await expect(field(page, 'pw-half')).toHaveValue('abcxd');
  });
}

test('unfolded later, it is as wide as it was meant', async ({ page }) => {
  await open(page);
  await page.locator('#folded').evaluate((element) => element.removeAttribute('hidden'));
  await ready(page);
  const width = await field(page, 'pw-folded').evaluate(({ offsetWidth }: HTMLElement) => offsetWidth);
  const room = await page.locator('#folded p').evaluate((element) => element.clientWidth);
  expect(width).toBe(room);
  await buttonOf(page, 'pw-folded').scrollIntoViewIfNeeded();
  await expectHit(buttonOf(page, 'pw-folded'));
});

test('without JavaScript they are plain password fields', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.mullion-password__toggle')).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('type', 'password');
  await context.close();
});

test('inserted later it comes alive, and leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  await page.locator('h1').evaluate(() => 0); // Playwright's own listeners come first
  const before = await keptAtRest(page);
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const count = await nodes();
  await press(page.locator('#insert'));
  await press(buttonOf(page, 'inserted'));
  await expect(field(page, 'inserted')).toHaveAttribute('type', 'text');
  await press(page.locator('#remove'));
  await expect.poll(() => kept(page)).toEqual(before);

  await press(page.locator('#insert'));
  await expectHit(buttonOf(page, 'inserted'));
  await field(page, 'inserted').evaluate((input) => input.remove());
  await expect(page.locator('#place button')).toHaveCount(0);
  await press(page.locator('#remove'));
  await expect.poll(nodes).toBe(count);
  await expect.poll(() => kept(page)).toEqual(before);
});

test('from right to left, at 320 px and 200 % text, the eye is at the end of the field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PAGE);
  await enlargeText(page, 'rtl');
  await ready(page);
  const box = (await field(page).boundingBox())!;
  const button = (await buttonOf(page).boundingBox())!;
  expect(Math.abs(button.x - box.x)).toBeLessThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a field in a closed dialog loads nothing until it is opened, and then has its button', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.route(`**${PAGE}`, async (route) => {
    const html = await (await route.fetch()).text();
    const dialog =
      '<dialog id="login"><p><input id="pw-dialog" type="password" aria-label="Mật khẩu"></p></dialog>';
    const body = html.replace(/<main[\s\S]*<\/main>/, `<main>${dialog}</main>`);
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(PAGE);
  await page.waitForTimeout(1500);
  expect(files.filter((file) => /\/password-toggle-(?!style)/.test(file))).toEqual([]);
  await page.locator('#login').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await expect(field(page, 'pw-dialog')).toHaveAttribute('data-state', 'ready');
  await expectHit(buttonOf(page, 'pw-dialog'));
});

test('a field whose element has no box of its own has its button', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    const field =
      '<div style="display: contents" class="quantity"><input class="qty" type="number" value="1"></div>';
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', field);
    document.querySelector('.quantity')!.setAttribute('data-widget', 'quantity');
  });
  await expect(page.locator('main .quantity')).toHaveAttribute('data-state', 'ready');
});
