import { expect, test } from '../../tests/e2e/helpers/faults/test';
import { hold } from '../../tests/e2e/helpers/held';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';
import { addButton, settled, shopTruth, slowDown } from '../../tests/e2e/helpers/shop';
import { preventEscape } from '../../tests/e2e/helpers/theme-keys';

const PAGE = '/fixtures/pages/mini-cart.html';

test('React takes the markup over: every node stays, nothing moves, nothing is complained of', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  await press(addButton(page, 11));
  await settled(page);
  const lost = await rememberNodes(page, '[data-widget="mini-cart"]', '.widget_shopping_cart_content');
  for (const cart of await page.locator('.mullion-mini-cart__toggle').all()) {
    await press(cart);
    await expect(cart).toHaveAttribute('aria-expanded', 'true');
    await expect(cart).toHaveAccessibleName('Giỏ hàng, 1 sản phẩm');
  }
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('on a slow phone the steppers come later into room that was kept for them', async ({ page }) => {
  await page.route(/\/build\/p?react-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(PAGE);
  for (const id of [11, 12]) await press(addButton(page, id));
  await settled(page);
  await press(page.locator('header .mullion-mini-cart__toggle'));
  const panel = page.locator('header .mullion-mini-cart__panel');
  const pay = panel.locator('.woocommerce-mini-cart__total');
  await expect(pay).toBeVisible({ timeout: 700 });
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const before = await pay.boundingBox();
  await expect(panel.locator('.mullion-mini-cart__stepper')).toHaveCount(0);
  await expect(panel.locator('.mullion-mini-cart__stepper')).toHaveCount(2);
  expect(await pay.boundingBox()).toEqual(before);
});

test('the first click opens the panel at once, and is taken over, not repeated', async ({ page }) => {
  const release = await hold(page, /\/build\/p?react-/);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  const cart = page.locator('header .mullion-mini-cart');
  await press(cart.locator('a').first());
  await expect(cart.locator('.mullion-mini-cart__panel')).toBeVisible();
  release();
  await expect(cart.locator('a').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(cart.locator('.mullion-mini-cart__panel')).toBeVisible();
  await expect(page).toHaveURL(/mini-cart/);
});

test('keyboard: Enter opens, Escape closes and gives the focus back, a focus elsewhere closes', async ({
  page,
}) => {
  await preventEscape(page);
  await page.goto(PAGE);
  const toggle = page.locator('header .mullion-mini-cart__toggle');
  const panel = page.locator('header .mullion-mini-cart__panel');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await expect(panel).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await expect(panel).toBeVisible();
  await page.locator('.products a').first().focus();
  await expect(panel).toBeHidden();
});

test('a cart that cannot be loaded says so and can be tried again', async ({ page, faults }) => {
  await page.goto(PAGE);
  faults.on('wc-ajax=', 'status', { times: 2 });
  await press(page.locator('header .mullion-mini-cart__toggle'));
  const problem = page.locator('header').getByRole('alert');
  await expect(problem).toContainText('Chưa tải được giỏ hàng.', { timeout: 15_000 });
  const skeleton = () =>
    page
      .locator('header .widget_shopping_cart_content')
      .evaluate((content) => getComputedStyle(content, '::before').display);
  expect(await skeleton()).toBe('none');
  await press(problem.getByRole('button', { name: 'Thử lại' }));
  await expect(problem).toHaveCount(0);
});

test('a chunk that is gone after a deploy leaves the link to the cart page', async ({ page }) => {
  await page.route('**/build/mini-cart-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(PAGE);
  await press(page.locator('header .mullion-mini-cart__toggle'));
  await page.waitForURL(/shop-page\?cart|gio-hang/);
});

test('at 360 px the panel is a sheet at the foot, inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(PAGE);
  await press(page.locator('header .mullion-mini-cart__toggle'));
  const box = await page.locator('header .mullion-mini-cart__panel').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  expect(box!.y + box!.height).toBeLessThanOrEqual(720);
});

test('a quantity: rapid presses are one last number, kept by the focus, and the server has it', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto(PAGE);
  await press(addButton(page, 11));
  await settled(page);
  const header = page.locator('header');
  await press(header.locator('.mullion-mini-cart__toggle'));
  const more = header.getByRole('button', { name: /^Tăng số lượng/ });
  await slowDown(page, { delay: 600, endpoint: 'mullion_set' });
  for (let i = 0; i < 4; i += 1) await more.press('Enter');
  await expect(header.locator('.mullion-mini-cart__number')).toHaveText('5');
  await settled(page);
  await expect(header.locator('li .quantity')).toHaveText(/^5/);
  await expect(more).toBeFocused();
  const { lines, requests } = await (await page.request.get('/shop-control')).json();
  expect(lines).toEqual({ 11: 5 });
  expect(requests.filter(({ endpoint }: { endpoint: string }) => endpoint === 'mullion_set')).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('a removed line is put back with its quantity, by the keyboard alone', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(PAGE);
  for (const id of [11, 11, 12]) await press(addButton(page, id));
  await settled(page);
  const panel = page.locator('header .mullion-mini-cart__panel');
  await press(page.locator('header .mullion-mini-cart__toggle'));
  // A removal that is faster than the component is made without an offer to undo it.
  await expect(panel.getByRole('button', { name: /^Tăng số lượng/ })).toHaveCount(2);
  await slowDown(page, { delay: 1500, endpoint: 'remove_from_cart' });
  await panel.locator('[data-cart_item_key="k11"]').press('Enter');
  const undo = panel.getByRole('button', { name: 'Hoàn tác' });
  // With the press, not with the answer.
  await expect(undo).toBeFocused({ timeout: 1000 });
  await expect(panel.locator('[data-cart_item_key="k11"]')).toBeHidden();
  await expect(page.locator('header .mullion-mini-cart__count')).toHaveText('1');
  expect((await shopTruth(page)).lines).toEqual({ 11: 2, 12: 1 });
  await settled(page);
  await expect(undo).toBeFocused();
  expect((await shopTruth(page)).lines).toEqual({ 12: 1 });
  await expectAccessible(page, 'header .mullion-mini-cart__panel');
  await undo.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(panel.locator('[data-cart_item_key="k11"]')).toBeFocused();
  expect((await shopTruth(page)).lines).toEqual({ 11: 2, 12: 1 });
  expect(problems).toEqual([]);
});

test('what is removed while another line is on its way back can be put back, too', async ({ page }) => {
  await page.goto(PAGE);
  for (const id of [11, 12]) await press(addButton(page, id));
  await settled(page);
  const panel = page.locator('header .mullion-mini-cart__panel');
  await press(page.locator('header .mullion-mini-cart__toggle'));
  await expect(panel.getByRole('button', { name: /^Tăng số lượng/ })).toHaveCount(2);
  await panel.locator('[data-cart_item_key="k11"]').press('Enter');
  const undo = panel.getByRole('button', { name: 'Hoàn tác' });
  await settled(page);
  await slowDown(page, { delay: 1500, endpoint: 'mullion_restore' });
  await undo.press('Enter');
  await panel.locator('[data-cart_item_key="k12"]').press('Enter');
  await expect(panel.getByRole('status')).toContainText('Đã xóa: Cửa đi hai cánh.');
  await settled(page);
  await expect(undo).toBeFocused();
  expect((await shopTruth(page)).lines).toEqual({ 11: 1 });
});

test('what is removed in the panel is said there, and nowhere else', async ({ page }) => {
  await page.goto(PAGE);
  await press(addButton(page, 11));
  await press(page.locator('header .mullion-mini-cart__toggle'));
  const panel = page.locator('header .mullion-mini-cart__panel');
  await panel.locator('[data-cart_item_key="k11"]').press('Enter');
  await settled(page);
  await expect(panel.getByRole('status')).toContainText('Đã xóa: ');
  await expect(page.locator('#mullion-status')).toHaveText('Đã thêm vào giỏ hàng.');
});
