import { expect, test } from '@playwright/test';
import { button, open, PAGE, panel, SCRIPT } from '../../tests/e2e/helpers/chat';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

for (const direction of ['ltr', 'rtl']) {
  test(`it stands on the right side (${direction}), and two have their places`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await open(page, {}, ['<html ', `<html dir="${direction}" `]);
    const right = async (at: number) => {
      const box = (await button(page, at).boundingBox())!;
      return { right: box.x + box.width, bottom: box.y + box.height, height: box.height };
    };
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(await right(0)).toMatchObject({ right: width - 16, bottom: 700 - 16 });
    expect((await right(0)).height).toBe(52);
    expect(await right(1)).toMatchObject({ right: width - 16, bottom: 700 - 96 });
    await press(button(page));
    await expect(panel(page)).toBeVisible();
    const box = (await panel(page).boundingBox())!;
    expect(box.x + box.width).toBe(width - 16);
  });
}

for (const [name, width, height, style] of [
  ['320 px wide', 320, 500, ''],
  ['at a zoom of 200 % on a low screen', 640, 360, ''],
  ['at twice the text size', 360, 640, 'font-size:200%'],
] as const) {
  test(`${name} button and panel fit`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { script: SCRIPT, consent: 'marketing' }, ['<html ', `<html style="${style}" `]);
    await press(button(page));
    await expect(panel(page).getByRole('button')).toBeAttached();
    for (const box of [await button(page).boundingBox(), await panel(page).boundingBox()]) {
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.y).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    }
    await panel(page).getByRole('button').scrollIntoViewIfNeeded();
    await expect(panel(page).getByRole('button')).toBeInViewport({ ratio: 0.98 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('reduced motion opens it at once; a dialog lies over it; paper has no button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await press(button(page));
  await expect(panel(page)).toBeVisible();
  const running = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().activeDuration).length,
    );
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'inset:0;inline-size:100%;block-size:100%';
    document.body.append(dialog);
    dialog.showModal();
  });
  const box = (await button(page).boundingBox())!;
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.tagName,
    [box.x + 20, box.y + 20],
  );
  expect(hit).toBe('DIALOG');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
});

test('what a strip cuts off is not in its way', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  const strip = '<div style="position:fixed;left:0;bottom:0;width:300px;overflow:hidden;white-space:nowrap">';
  const slides =
    '<b style="display:inline-block;width:900px"></b><button style="width:90px">Next slide</button>';
  await open(page, {}, ['<footer>', `${strip}${slides}</div><footer>`]);
  await expectHit(button(page));
  await page.waitForTimeout(500);
  await expectHit(button(page));
  const box = (await button(page).boundingBox())!;
  expect(box.y + box.height).toBe(700 - 16);
});

test('it stands above the bars that a theme has fixed at the foot, and comes down when they go', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, {});
  await page.evaluate(() => {
    const bar = (name: string, bottom: number, height: number, inside: string) =>
      `<div class="${name}" style="position: fixed; inset: auto 0 ${bottom}px; height: ${height}px; background: #ddd; z-index: 9">${inside}</div>`;
    const links = '<a href="#" style="display: inline-block; width: 30%; line-height: 69px">Tài khoản</a>';
    document.body.insertAdjacentHTML(
      'beforeend',
      bar('toolbar', 0, 69, links) +
        bar('store-notice', 69, 110, 'Giao hàng miễn phí <a href="#">Bỏ qua</a>'),
    );
  });
  const foot = async () => {
    const { y, height } = (await button(page).boundingBox())!;
    return 740 - y - height;
  };
  await expect.poll(foot).toBeGreaterThanOrEqual(69 + 110);
  expect(await foot()).toBeLessThan(69 + 110 + 20);
  await expectHit(button(page));
  await page.locator('.store-notice').evaluate((bar) => bar.remove());
  await expect.poll(foot).toBeLessThan(69 + 20);
  await page.locator('.toolbar').evaluate((bar) => bar.remove());
  await expect.poll(foot).toBe(16);
  await expectHit(button(page));
});

test('it stands above a notice that lies over it and scrolls with the page, as on block themes', async ({
  page,
}) => {
  await open(page, {});
  await page.evaluate(() => {
    const notice =
      '<p style="position:absolute;inset:auto 0 0;z-index:99998;height:66px;margin:0;background:#ddd">Cửa hàng nghỉ Tết</p>';
    document.body.insertAdjacentHTML('beforeend', notice);
  });
  await expectHit(button(page));
});

test('what has the focus is never behind the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page, {}, [
    '<footer>',
    '<div style="height:900px"></div><p dir="rtl"><a id="deep" href="/x">xa</a></p><div style="height:900px"></div><footer>',
  ]);
  // Where the button is: without room kept there, the browser finds it well in view.
  await page.locator('#deep').evaluate((link) => {
    scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 30);
  });
  await page.locator('#deep').focus();
  const link = (await page.locator('#deep').boundingBox())!;
  const over = (await button(page).boundingBox())!;
  expect(link.y + link.height).toBeLessThanOrEqual(over.y);
});
