import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { collectProblems } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/modal.html';
const dialog = (page: Page, id: string) => page.locator(`dialog#${id}`);
const isReady = (page: Page, id: string) => expect(dialog(page, id)).toHaveAttribute('data-state', 'ready');
const open = async (page: Page, width = 1280) => {
  await page.setViewportSize({ width, height: 640 });
  await page.goto(PAGE);
  await isReady(page, 'bao-hanh');
  await isReady(page, 'ben-trong');
};

test('an address that ends in its id opens it, and is left when it is closed', async ({ page }) => {
  await page.goto(`${PAGE}#giao-hang`);
  await expect(page.getByRole('dialog', { name: 'Giao hàng và lắp đặt' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/mullion-locked/);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'giao-hang')).toBeHidden();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('without JavaScript the content is in the page and the links lead to it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(dialog(page, 'giao-hang')).toBeVisible();
  await expect(page.locator('.mullion-modal__close').first()).toBeHidden();
  const [first, second] = await Promise.all(
    ['giao-hang', 'bao-hanh'].map((id) => dialog(page, id).boundingBox()),
  );
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height); // none lies over another
  await press(page.locator('#open-link'));
  await expect(dialog(page, 'giao-hang')).toBeInViewport();
  await context.close();
});

test('with the entry blocked a link still leads to the content', async ({ page }) => {
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(dialog(page, 'giao-hang')).toBeHidden();
  await press(page.locator('#open-link'));
  await expect(dialog(page, 'giao-hang')).toBeVisible();
  await expect(dialog(page, 'giao-hang')).toBeInViewport();
});

test('a link that is clicked before the chunk has come is not lost', async ({ page }) => {
  const release = await hold(page, '**/build/modal-*.js');
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await press(page.locator('#open-link'));
  release();
  await expect(page.locator('dialog#giao-hang:modal')).toBeVisible();
});

for (const [what, width, css] of [
  ['320 px wide', 320, ''],
  ['at 200 % zoom of the text', 640, 'html { font-size: 200% }'],
] as const) {
  test(`${what} nothing is cut off, and the targets are large enough`, async ({ page }) => {
    await open(page, width);
    if (css) await page.addStyleTag({ content: css });
    await press(page.locator('#open-long'));
    const long = dialog(page, 'bao-hanh');
    await expect(long).toBeVisible();
    const overflow = await long.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
    const box = (await long.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    // Once it has come to rest: on its way its sides are a hair off.
    const shorterSide = async () => {
      const { width: across, height } = (await long.locator('.mullion-modal__close').boundingBox())!;
      return Math.min(across, height);
    };
    await expect.poll(shorterSide).toBeGreaterThanOrEqual(44);
  });
}

test('with less motion it is there at once; from right to left the close button is on the left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await press(page.locator('#open-link'));
  const running = await dialog(page, 'giao-hang').evaluate((element) =>
    element.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration !== 0),
  );
  expect(running).toEqual([]);
  const box = (await dialog(page, 'giao-hang').boundingBox())!;
  const close = (await dialog(page, 'giao-hang').locator('.mullion-modal__close').boundingBox())!;
  expect(close.x).toBeLessThan(box.x + box.width / 2);
});

test('one that comes later works, and removed, even while open, it leaves nothing behind', async ({
  page,
}) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  const round = async () => {
    await press(page.locator('#insert'));
    await isReady(page, 'den-sau');
    await press(page.locator('#open-late'));
    await expect(dialog(page, 'den-sau')).toBeVisible();
    await page.evaluate(() => document.getElementById('take-away')?.click());
    await expect(dialog(page, 'den-sau')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/mullion-locked/);
    await page.waitForTimeout(100);
  };
  await round();
  const before = await keptAtRest(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(nodes);
});

test('under a strict policy nothing is blocked', async ({ page }) => {
  const problems = collectProblems(page);
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await open(page);
  await press(page.locator('#say'));
  await press(page.getByRole('alertdialog').getByRole('button'));
  await press(page.locator('#open-long'));
  await expect(dialog(page, 'bao-hanh')).toBeVisible();
  expect(problems).toEqual([]);
});

test('React comes with the first message, and with no dialog of the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => /\/build\/(react|preact)-/.test(url));
  await open(page);
  await press(page.locator('#open-link'));
  await expect(dialog(page, 'giao-hang')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(isAsked()).toBe(false);
  await press(page.locator('#say'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(isAsked()).toBe(true);
});

test("where the message's component cannot be had, the browser's own says it", async ({ page }) => {
  await page.route('**/build/MessageDialog-*.js', (route) => route.abort());
  await open(page);
  const said = page.waitForEvent('dialog');
  await page.locator('#say').click({ noWaitAfter: true });
  const native = await said;
  expect(native.message()).toMatch(/^Thành công\n\nBạn đã đăng ký/);
  await native.accept();
  await expect(page.locator('body')).toHaveAttribute('data-said', 'yes');
});

test('what the page says while it is open is heard: the page behind is inert, its live region too', async ({
  page,
}) => {
  await open(page);
  await press(page.locator('#open-link'));
  await expect(page.locator('dialog#giao-hang:modal')).toBeVisible();
  await page.evaluate(() => window.mullion?.announce('Đã thêm vào giỏ hàng.'));
  const session = await page.context().newCDPSession(page);
  const heard = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const said = nodes.filter(({ ignored, name }) => !ignored && name?.value === 'Đã thêm vào giỏ hàng.');
    return said.filter(({ role }) => role?.value === 'StaticText').length;
  };
  await expect.poll(heard).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'giao-hang').getByRole('status')).toHaveCount(0);
});

test('in a part that is not shown it opens nothing, and holds nobody', async ({ page }) => {
  await open(page);
  await page.addStyleTag({ content: 'dialog#giao-hang { display: none !important }' });
  await press(page.locator('#open-link'));
  await expect(page.locator('html')).not.toHaveClass(/mullion-locked/);
  await press(page.locator('#open-long'));
  await expect(dialog(page, 'bao-hanh')).toBeVisible();
});
