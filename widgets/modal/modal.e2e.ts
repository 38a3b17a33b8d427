import { expect, type Page, test } from '@playwright/test';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { preventEscape } from '../../tests/e2e/helpers/theme-keys';

const PAGE = '/fixtures/pages/modal.html';
const dialog = (page: Page, id: string) => page.locator(`dialog#${id}`);
const isReady = (page: Page, id: string) => expect(dialog(page, id)).toHaveAttribute('data-state', 'ready');
const open = async (page: Page, width = 1280) => {
  await page.setViewportSize({ width, height: 640 });
  await page.goto(PAGE);
  await isReady(page, 'bao-hanh');
  await isReady(page, 'ben-trong');
};

test('a link opens its dialog, Escape closes it, and the focus is back', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await open(page);
  const lost = await rememberNodes(page, 'body');
  await expectAccessible(page);
  await page.locator('#open-link').press('Enter');
  const shown = page.getByRole('dialog', { name: 'Giao hàng và lắp đặt' });
  await expectHit(shown.getByRole('heading'));
  const behind = shown.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(await behind, 'the page behind is dark').toBe('rgba(13, 27, 31, 0.55)');
  await expect(shown.getByRole('button', { name: 'Đóng' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(page.locator('#open-link')).toBeFocused();
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('Tab goes round in the dialog both ways, and never to the page behind', async ({ page }) => {
  await open(page);
  await press(page.locator('#open-link'));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let times = 0; times < 6; times++) {
      await page.keyboard.press(key);
      const where = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      );
      expect(where).toBe(true);
    }
  }
});

test('the page behind does not scroll, keeps its place, and scrolls again afterwards', async ({ page }) => {
  await open(page, 360);
  await page.evaluate(() => {
    document.body.style.minBlockSize = '3000px';
    scrollTo(0, 40);
  });
  await press(page.locator('#open-long'));
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 600);
  const long = dialog(page, 'bao-hanh');
  await expect.poll(() => long.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  // Its head stays in view. In one go: it may still be on its way up.
  const away = await long.evaluate(
    (element) =>
      element.querySelector('.mullion-modal__head')!.getBoundingClientRect().y -
      element.getBoundingClientRect().y,
  );
  expect(Math.abs(away)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
});

test('a click beside it closes; one that only ends beside it does not', async ({ page }) => {
  await open(page);
  await press(page.locator('#open-link'));
  const box = (await dialog(page, 'giao-hang').boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(dialog(page, 'giao-hang')).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog(page, 'giao-hang')).toBeHidden();
  await expect(page.locator('#open-link')).toBeFocused();
});

test('a dialog opened from within another is closed alone, each giving the focus back', async ({ page }) => {
  await open(page);
  await press(page.locator('#open-data'));
  await press(page.locator('#open-inner'));
  await expect(dialog(page, 'ben-trong')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Đóng hộp trong' }));
  await expect(dialog(page, 'ben-trong')).toBeHidden();
  await expect(dialog(page, 'tay-viet')).toBeVisible();
  await expect(page.locator('#open-inner')).toBeFocused();
  await press(page.locator('#open-inner'));
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'tay-viet')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.className)).toContain('mullion-locked');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'tay-viet')).toBeHidden();
  await expect(page.locator('#open-data')).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/mullion-locked/);
});

test('Escape closes it under a theme that prevents the key on the document, with the focus in it and in nothing', async ({
  page,
}) => {
  await preventEscape(page);
  await open(page);
  const shown = page.getByRole('dialog', { name: 'Giao hàng và lắp đặt' });
  for (const hasFocus of [true, false]) {
    await page.locator('#open-link').press('Enter');
    await expectHit(shown.getByRole('heading'));
    if (!hasFocus) await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(page.locator('#open-link')).toBeFocused();
  }
});

test('one dialog replaces another by a link in it', async ({ page }) => {
  await open(page);
  await press(page.locator('#open-link'));
  await press(page.getByRole('button', { name: 'Hẹn khảo sát tại nhà' }));
  await expect(page.getByRole('dialog', { name: 'Hẹn khảo sát' })).toBeVisible();
});

test('commandfor, and showModal() of a theme, get the same care', async ({ page }) => {
  await open(page);
  for (const opener of ['#open-command', '#show-native']) {
    await press(page.locator(opener));
    await expect(dialog(page, 'tay-viet')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/mullion-locked/);
    await press(page.getByRole('button', { name: 'Đóng', exact: true }));
    await expect(dialog(page, 'tay-viet')).toBeHidden();
    await expect(page.locator(opener)).toBeFocused();
    expect(
      await dialog(page, 'tay-viet').evaluate((element) => (element as HTMLDialogElement).returnValue),
    ).toBe('xong');
  }
});

test('a message: text as text, its button has the focus, and the promise is kept when it is closed', async ({
  page,
}) => {
  await open(page);
  await press(page.locator('#say'));
  const message = page.getByRole('alertdialog', { name: 'Thành công' });
  await expect(message).toBeVisible();
  await expect(message).toHaveAccessibleDescription(/Xin cám ơn ! <b>Không phải thẻ HTML<\/b>/);
  await expect(message.getByRole('button', { name: 'Đồng ý' })).toBeFocused();
  await expectAccessible(page);
  await page.mouse.click(10, 10); // beside it: a message waits for an answer
  await expect(message).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.said)).toBeUndefined();
  await message.getByRole('button').press('Enter');
  await expect(message).toHaveCount(0);
  await expect(page.locator('#say')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-said', 'yes');
});

test('the row of the button is gone when the answer comes: the focus goes to the next row', async ({
  page,
}) => {
  await open(page);
  await press(page.getByRole('button', { name: 'Xóa Cửa đi hai cánh' }));
  const message = page.getByRole('alertdialog', { name: 'Xóa sản phẩm?' });
  await expect(message.getByRole('button', { name: 'Hủy' })).toBeFocused();
  await page.evaluate(() => document.querySelector('#rows li:nth-child(2)')?.remove());
  await press(message.getByRole('button', { name: 'Xóa' }));
  await expect(page.getByRole('button', { name: 'Xóa Vách kính' })).toBeFocused();
  expect(await page.evaluate(() => document.body.dataset.answer)).toBe('true');
});
