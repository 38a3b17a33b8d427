import { expect, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { dialog, link, moved, open, opener } from '../../tests/e2e/helpers/offcanvas';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test('it opens as a modal, closes on Escape, and the focus returns; nothing moves or is lost', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await open(page);
  await expect(dialog(page)).toBeHidden();
  const lost = await rememberNodes(page, 'body');
  const before = await page.locator('#text').boundingBox();
  await expectAccessible(page);

  await press(page.getByRole('button', { name: 'Mở menu' }));
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await moved(page);
  await expect(dialog(page).getByRole('button', { name: 'Đóng' })).toBeFocused();
  await expectAccessible(page);
  expect(await page.locator('#text').boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('Tab and Shift+Tab stay inside, both ways round', async ({ page }) => {
  await open(page);
  await opener(page).press('Enter');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let at = 0; at < 12; at++) {
      await page.keyboard.press(key);
      const isInside = await page.evaluate(
        () =>
          Boolean(document.activeElement?.closest('#menu-chinh')) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
  }
});

test('a link that opens it is a button: Space opens too; a new tab is still a new tab', async ({ page }) => {
  await open(page);
  await opener(page).press('Space');
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await press(dialog(page).getByRole('button', { name: 'Đóng' }));
  await expect(dialog(page)).toBeHidden();
  await opener(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(dialog(page)).toBeHidden();
});

test('a press beside it closes it; one in it, and one that only ends beside it, do not', async ({ page }) => {
  await open(page);
  await press(opener(page));
  await moved(page);
  await dialog(page).click({ position: { x: 200, y: 500 } });
  await page.mouse.move(200, 500);
  await page.mouse.down();
  await page.mouse.move(900, 500);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(900, 500);
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('far down the page it opens and closes without a jump, and the page behind stands still', async ({
  page,
}) => {
  await open(page, 400);
  await page.locator('#low').scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(300);
  await press(page.locator('#low'));
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(390, 300);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(at);
  await page.keyboard.press('Escape');
  await expect(page.locator('#low')).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/locked/);
  expect(await page.evaluate(() => scrollY)).toBe(at);
});

test('a link to a part of the page closes it and takes the focus there', async ({ page }) => {
  await open(page);
  await press(opener(page));
  await press(link(page, 'Liên hệ'));
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/#lien-he$/);
  await expect(page.locator('#lien-he')).toBeFocused();
  await expect(page.locator('#lien-he')).toBeInViewport();
});

test('two on one page: each opener has its own, and a dialog without a cross gets one', async ({ page }) => {
  await open(page);
  await press(page.locator('#filter'));
  await expect(dialog(page, 'bo-loc')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#filter')).toBeFocused();
  await press(page.locator('#help'));
  await moved(page, 'by-hand');
  await expectAccessible(page);
  await press(dialog(page, 'by-hand').getByRole('button', { name: 'Đóng' }));
  await expect(page.locator('#help')).toBeFocused();
});

test('inserted later it comes alive, opener and all; removed while open it leaves nothing', async ({
  page,
}) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  await opener(page).evaluate(() => {}); // Playwright's own listeners come with the first of these
  const before = await keptAtRest(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'afterbegin',
      `<a id="late-opener" href="#late">Muộn</a>
       <dialog data-widget="offcanvas" id="late" aria-label="Muộn" open><a href="/x">x</a></dialog>`,
    );
  });
  await expect(dialog(page, 'late')).toHaveAttribute('data-state', 'ready');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a id="later" href="#late">Sau</a>'),
  );
  await page.locator('#later').press('Space');
  await expect(dialog(page, 'late')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/locked/);
  const buttons = await dialog(page, 'late').evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return element.querySelectorAll('button').length;
  });
  expect(buttons).toBe(0);
  await expect(page.locator('html')).not.toHaveClass(/locked/);
  await expect(page.locator('#late-opener')).not.toHaveAttribute('role');
  await expect(page.locator('#later')).not.toHaveAttribute('aria-haspopup');
  await expect.poll(() => kept(page)).toEqual(before);
});
