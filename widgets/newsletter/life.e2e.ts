import { expect, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  button,
  FAILURE,
  field,
  form,
  json,
  OFFLINE,
  open,
  overlay,
  PAGE,
  SUCCESS,
  SUCCESS_BY_MAIL,
  says,
  serve,
} from '../../tests/e2e/helpers/newsletter-form';
import { collectProblems, expectAccessible } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test('a click before the chunk has come, and a double click: one request', async ({ page }) => {
  const release = await hold(page, '**/build/newsletter-*.js');
  const sent = await serve(page, (route) => route.fulfill(json({ success: true })));
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await field(page).fill('khach@example.com');
  await button(page).dblclick();
  release();
  await says(page, SUCCESS_BY_MAIL);
  expect(sent).toHaveLength(1);
});

test('Enter in the field before the chunk has come: the form is sent once, by the widget', async ({
  page,
}) => {
  const release = await hold(page, '**/build/newsletter-*.js');
  const sent = await serve(page, (route) => route.fulfill(json({ success: true })));
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await field(page).fill('khach@example.com');
  await field(page).press('Enter');
  release();
  await says(page, SUCCESS_BY_MAIL);
  expect(page.url()).toContain(PAGE);
  expect(sent).toHaveLength(1);
});

test('without a network the visitor is told so at once, and the address stays', async ({ page, context }) => {
  const dialog = page.waitForResponse(/\/build\/MessageDialog-.*\.js$/);
  await open(page);
  await dialog;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page).fill('khach@example.com');
  await press(button(page));
  await says(page, OFFLINE);
  await expect(field(page)).toHaveValue('khach@example.com');
});

test('React is not there before the form is touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await page.waitForTimeout(1000);
  const react = () => asked.filter((path) => /\/build\/(react|preact|query|newsletter)-.*\.js$/.test(path));
  expect(react()).toEqual([]);
  await field(page).focus();
  await expect.poll(() => react().length).toBeGreaterThan(1);
});

test('a form written by hand, and two in one page', async ({ page }) => {
  const sent = await serve(page, (route) => route.fulfill(json({ success: true })));
  await page.goto(PAGE);
  for (const id of ['by-hand', 'nhan-tin']) {
    await page.locator(`#${id} [name="email_reg"]`).fill(`${id}@example.com`);
    await press(page.locator(`#${id} button`));
    const dialog = await says(page, SUCCESS);
    await press(dialog.getByRole('button'));
  }
  expect(sent.map((body) => new URLSearchParams(body).get('email_reg'))).toEqual([
    'by-hand@example.com',
    'nhan-tin@example.com',
  ]);
});

for (const file of ['newsletter', 'entry'])
  test(`with the ${file}'s file blocked the form posts by itself`, async ({ page }) => {
    await page.route(`**/build/${file}-*.js*`, (route) => route.abort());
    const sent = await serve(page, (route) => route.fulfill({ contentType: 'text/html', body: 'ok' }));
    await page.goto(PAGE);
    await field(page).fill('khach@example.com');
    await press(button(page));
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain('email_reg=khach%40example.com');
  });

test('without JavaScript the form posts, and the fragment shows the answer', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const sent = await serve(page, (route) =>
    route.fulfill({ status: 303, headers: { location: `${PAGE}#mullion-newsletter-failed` } }),
  );
  await page.goto(PAGE);
  await expect(form(page).locator('.mullion-newsletter__answer').first()).toBeHidden();
  await field(page).fill('khach@example.com');
  await press(button(page));
  const shown = page.locator('.mullion-newsletter__answer:visible');
  await expect(shown).toHaveCount(1); // with the stylesheet
  await expect(shown).toHaveText(FAILURE.join(' '));
  await expect(shown).toBeInViewport();
  expect(sent).toHaveLength(1);
  await context.close();
});

for (const answer of ['done', 'failed'])
  test(`the answer that a fragment shows can be read: ${answer}`, async ({ page }) => {
    await page.goto(`${PAGE}#mullion-newsletter-${answer}`);
    await expect(page.locator('.mullion-newsletter__answer:visible')).toHaveCount(1);
    await expectAccessible(page);
  });

for (const [what, width, css] of [
  ['320 px wide', 320, ''],
  ['at 200 % text', 640, 'html { font-size: 200% }'],
  ['from right to left', 320, 'html { direction: rtl }'],
] as const)
  test(`${what} nothing is cut off and the targets are large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(PAGE);
    if (css) await page.addStyleTag({ content: css });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const target of [field(page), button(page)])
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

test('one that comes later works; removed while it waits, it leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await serve(page, async () => {});
  await page.goto(PAGE);
  const html = await form(page).evaluate((element) => element.outerHTML);
  await form(page).evaluate((element) => element.remove());
  const round = async () => {
    await page.locator('main').evaluate((main, printed) => {
      main.insertAdjacentHTML('beforeend', printed);
    }, html);
    await field(page).fill('khach@example.com');
    await press(button(page));
    await expect(overlay(page)).toBeVisible();
    await form(page).evaluate((element) => element.remove());
    await expect(overlay(page)).toHaveCount(0);
    await page.waitForTimeout(300);
  };
  // The chunks that it asks for stay.
  await round();
  const before = await keptAtRest(page);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
});

test('under a strict policy nothing is blocked', async ({ page }) => {
  const problems = collectProblems(page);
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await serve(page, (route) => route.fulfill(json({ success: true })));
  await open(page);
  await field(page).fill('khach@example.com');
  await press(button(page));
  await says(page, SUCCESS_BY_MAIL);
  expect(problems).toEqual([]);
});
