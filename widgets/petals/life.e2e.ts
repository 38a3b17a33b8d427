import { expect, test } from '@playwright/test';
import { countListenersAndTimers, kept } from '../../tests/e2e/helpers/kept';
import { collectProblems, rememberNodes, watchLayoutShift } from '../../tests/e2e/helpers/page-health';
import { falling, open, PAGE, toggle } from '../../tests/e2e/helpers/petals';

test('runs on the compositor: ten seconds of petals are no script, layout or paint of the page', async ({
  page,
}) => {
  await open(page);
  await expect(falling(page)).toHaveCount(9);
  await page.waitForTimeout(6000); // all have begun
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await read();
  await page.waitForTimeout(3000);
  const after = await read();
  // A second each for what else may stir; sixty a second would be 180.
  expect(after.LayoutCount! - before.LayoutCount!).toBeLessThanOrEqual(3);
  expect(after.RecalcStyleCount! - before.RecalcStyleCount!).toBeLessThanOrEqual(12);
});

test('with a strict policy nothing is blocked, and nobody else is asked', async ({ page, baseURL }) => {
  const problems = collectProblems(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy =
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await open(page);
  await expect(falling(page)).toHaveCount(9);
  await expect(page.locator('.mullion-petals__layer')).toHaveCSS('position', 'fixed');
  await expect(falling(page).locator('svg').first()).toHaveCSS('filter', /blur/);
  expect(problems).toEqual([]);
  expect(foreign).toEqual([]);
});

test('without JavaScript or its script there is no trace; without its stylesheet nothing to see moves', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto(PAGE);
  expect(await plain.locator('#petals').evaluate((element) => element.childElementCount)).toBe(0);
  await context.close();
  const shift = await watchLayoutShift(page);
  await page.route('**/build/petals-*.css', (route) => route.abort());
  await open(page);
  await expect(falling(page)).toHaveCount(9);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await shift()).toBe(0);
});

test('from right to left the button is on the right; nothing of it is printed', async ({ page }) => {
  await open(page, 640, `${PAGE}?dir=rtl&lang=ar`);
  const box = (await toggle(page).boundingBox())!;
  expect(box.x + box.width).toBe(640 - 16);
  expect(box.height).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({ media: 'print' });
  await expect(toggle(page)).toBeHidden();
  await expect(page.locator('.mullion-petals__layer')).toBeHidden();
});

test('a second one waits for the first to go; what goes leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  const lost = await rememberNodes(page, 'body');
  const press = (id: string) => page.locator(id).evaluate((button: HTMLElement) => button.click());
  const inserted = page.locator('#inserted');
  await press('#insert');
  await expect(inserted).toHaveAttribute('data-state', 'ready');
  await press('#remove');
  await page.waitForTimeout(200);
  const before = await kept(page);
  const nodes = await page.locator('*').count();
  await press('#insert');
  await expect(inserted).toHaveAttribute('data-state', 'ready');
  await expect(falling(page)).toHaveCount(9);
  await expect(toggle(page)).toHaveCount(1);
  await press('#remove');
  await page.waitForTimeout(200);
  expect(await kept(page)).toEqual(before);
  expect(await page.locator('*').count()).toBe(nodes);
  expect(await lost()).toEqual([]);

  await press('#insert');
  await expect(inserted).toHaveAttribute('data-state', 'ready');
  await page.locator('#petals').evaluate((element) => element.remove());
  await expect(inserted.locator('.mullion-petals__petal')).toHaveCount(9);
  await press('#remove');
  await page.waitForTimeout(200);
  await expect(page.locator('[class^="mullion-petals"]')).toHaveCount(0);
  expect((await kept(page)).listeners).toBeLessThan(before.listeners);
});
