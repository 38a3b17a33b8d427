import { expect, type Page, test } from '@playwright/test';
import { countListenersAndTimers, kept } from '../../tests/e2e/helpers/kept';
import { expectAccessible } from '../../tests/e2e/helpers/page-health';
import { ready } from '../../tests/e2e/helpers/password-toggle';
import { press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/validate.html';
const form = (page: Page, id: string) => page.locator(`#${id}`);
/** Wakes a form as a visitor does, and waits until it is looked after. */
async function wake(page: Page, id: string) {
  await form(page, id).dispatchEvent('pointerover');
  await expect(form(page, id)).toHaveAttribute('data-state', 'ready');
}
async function open(page: Page, id: string) {
  await page.goto(PAGE);
  await wake(page, id);
}
const messages = (page: Page, id: string) => form(page, id).locator('.mullion-validate__message--error');
const _sent = (page: Page) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/echo')) bodies.push(request.postData() ?? new URL(request.url()).search);
  });
  return bodies;
};

test('the first error is led to with its label, clear of the sticky header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page, 'contact');
  await form(page, 'contact').getByRole('button', { name: 'Gửi' }).scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    scrollTo(0, document.querySelector('#c-name')!.getBoundingClientRect().bottom + scrollY - 30),
  );
  await page.locator('#c-text').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#c-name')).toBeFocused();
  const label = await page.locator('label[for="c-name"]').boundingBox();
  const bar = await page.locator('header.bar').boundingBox();
  expect(label!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
});

test('reset, and the form that leaves, take everything of ours away', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  const before = await form(page, 'contact').evaluate((node) => node.innerHTML);
  // What others of the page begin in an idle moment, or when they are seen, is not the form's.
  await ready(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
  const start = await kept(page);
  await wake(page, 'contact');
  // Clicks of the page itself: Playwright's bring listeners of their own.
  const press = (name: string) =>
    form(page, 'contact')
      .getByRole('button', { name })
      .evaluate((button: HTMLButtonElement) => button.click());
  await press('Gửi');
  await expect(messages(page, 'contact')).toHaveCount(3);
  await press('Xóa hết');
  await expect(messages(page, 'contact')).toHaveCount(0);
  await expect(form(page, 'contact').getByRole('alert')).toHaveCount(0);
  await press('Gửi');
  const after = await form(page, 'contact').evaluate(async (node) => {
    node.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return node.innerHTML.replaceAll(' class=""', '');
  });
  expect(after).toBe(before);
  const end = await kept(page);
  expect(end.listeners).toBeLessThanOrEqual(start.listeners);
  expect(end.timers).toBeLessThanOrEqual(start.timers);
});

test('a form and a field that come later are looked after; two forms do not disturb each other', async ({
  page,
}) => {
  await open(page, 'contact');
  await page.evaluate(() => {
    const copy = document.createElement('div');
    copy.innerHTML =
      '<form id="late" data-widget="validate"><label>Tên <input name="a" id="late-a" required></label><button>Gửi</button></form>';
    document.querySelector('main')!.append(copy);
  });
  await press(form(page, 'late').getByRole('button'));
  await expect(messages(page, 'late')).toHaveCount(1);
  await expect(page.locator('#late label')).toHaveText('Tên');
  await page.locator('#late-a').fill('a');
  await page.evaluate(() =>
    document
      .querySelector('#late')!
      .insertAdjacentHTML('beforeend', '<label>Thêm <input name="b" class="email" id="late-b"></label>'),
  );
  await page.locator('#late-b').fill('x');
  await page.locator('#late-b').blur();
  await expect(messages(page, 'late')).toHaveCount(1);
  await expect(messages(page, 'contact')).toHaveCount(0);
});

test('without JavaScript the browser checks and the form posts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await press(form(page, 'contact').getByRole('button', { name: 'Gửi' }));
  await expect(page).toHaveURL(new RegExp(PAGE));
  await page.locator('#c-name').fill('Tuyết');
  await page.locator('#c-email').fill('a@b.vn');
  await page.locator('#c-text').fill('Tôi cần báo giá cửa lùa.');
  await press(form(page, 'contact').getByRole('button', { name: 'Gửi' }));
  await expect(page.locator('#method')).toHaveText('POST');
  await context.close();
});

for (const [name, width, dir] of [
  ['320 px', 320, 'ltr'],
  ['right to left', 1000, 'rtl'],
] as const)
  test(`nothing sticks out: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, 'register');
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    await press(form(page, 'register').locator('[name="go"]'));
    await expect(messages(page, 'register').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(page, '#register');
  });

test('another script has a form checked by ctx.load', async ({ page }) => {
  await page.goto(PAGE);
  const isRight = await page.evaluate(async () => {
    const form = document.createElement('form');
    form.innerHTML = '<input name="a" aria-label="Mã" class="required">';
    document.querySelector('main')!.append(form);
    const { validateForm } = await window.mullion!.load('validate');
    const first = await validateForm(form);
    form.querySelector('input')!.value = 'x';
    return [first, await validateForm(form)];
  });
  expect(isRight).toEqual([false, true]);
});

test('counts what is chosen in a list as jQuery Validation does', async ({ page }) => {
  await page.goto(PAGE);
  await page.addScriptTag({ path: 'node_modules/jquery/dist/jquery.js' });
  await page.addScriptTag({ path: 'node_modules/jquery-validation/dist/jquery.validate.js' });
  const differences = await page.evaluate(async () => {
    const { validateForm } = await window.mullion!.load('validate');
    const { jQuery } = window as unknown as { jQuery: (node: Element) => { valid(): boolean } };
    const found: string[] = [];
    for (const rule of [
      'class="required"',
      'data-rule-minlength="2"',
      'data-rule-maxlength="2"',
      'data-rule-rangelength="[2,3]"',
    ])
      for (const count of [0, 1, 2, 3, 4]) {
        const options = [0, 1, 2, 3]
          .map((i) => `<option ${i < count ? 'selected' : ''}>${i}</option>`)
          .join('');
        const forms = [0, 1].map(() => {
          const form = document.createElement('form');
          form.innerHTML = `<select name="x" multiple ${rule}>${options}</select>`;
          document.body.append(form);
          return form;
        });
        if ((await validateForm(forms[0]!)) !== jQuery(forms[1]!).valid()) found.push(`${rule} ${count}`);
      }
    return found;
  });
  expect(differences).toEqual([]);
});

test('an error that the server printed stays until its field changes', async ({ page }) => {
  await open(page, 'server');
  const field = page.locator('#s-phone');
  await field.focus();
  await field.blur();
  await expect(page.locator('#s-error')).toBeVisible();
  await field.fill('');
  await expect(page.locator('#s-error')).toHaveCount(0);
  await expect(field).not.toHaveClass(/(^| )error/);
  await expect(messages(page, 'server')).toHaveText(['Vui lòng điền mục này.']);
  await field.fill('0987654321');
  await expect(messages(page, 'server')).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid');
});
