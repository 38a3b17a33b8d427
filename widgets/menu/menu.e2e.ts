import { expect, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { link, more, nav, open, PAGE, toggle } from '../../tests/e2e/helpers/menu';
import { press } from '../../tests/e2e/helpers/seen';

test('at 767 px it is collapsed under a toggle, at 768 px it is a bar', async ({ page }) => {
  await open(page, 767);
  await expect(toggle(page)).toBeVisible();
  await expect(link(page, 'Tin tức')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(toggle(page)).toBeHidden();
  await expect(link(page, 'Tin tức')).toBeVisible();
  // To the script, too: the pointer opens.
  await link(page, 'Sản phẩm').hover();
  await expect(more(page, 'Sản phẩm')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('the window changes its width', () => {
  test('with the focus in a sub-menu it stays there, both ways', async ({ page }) => {
    await open(page, 1000);
    await more(page, 'Sản phẩm').press('Enter');
    await link(page, 'Cửa sổ lùa').focus();
    await page.setViewportSize({ width: 500, height: 700 });
    await expect(link(page, 'Cửa sổ lùa')).toBeVisible();
    await expect(link(page, 'Cửa sổ lùa')).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(link(page, 'Cửa sổ lùa')).toBeFocused();
    await expect(link(page, 'Cửa sổ lùa')).toBeVisible();
    await expect(link(page, 'Chính sách bảo hành')).toBeHidden();
  });

  test('what is open without the focus is closed, and no focus is on a button that is gone', async ({
    page,
  }) => {
    await open(page, 500);
    await press(toggle(page));
    await press(more(page, 'Hỗ trợ'));
    await toggle(page).focus();
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(link(page, 'Sản phẩm')).toBeFocused();
    await expect(link(page, 'Chính sách bảo hành')).toBeHidden();
    await page.setViewportSize({ width: 500, height: 700 });
    await page.locator('footer').click({ position: { x: 5, y: 5 } });
    await expect(link(page, 'Sản phẩm')).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const width of [360, 1280]) {
  test(`without JavaScript every link can be reached at ${width} px`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const name of ['Sản phẩm', 'Cửa đi', 'Cửa sổ lùa', 'Hỗ trợ', 'Liên hệ']) {
      if (width > 767) await link(page, /Sản|Cửa/.test(name) ? 'Sản phẩm' : 'Hỗ trợ').hover();
      await expect(link(page, name)).toBeVisible();
    }
    await page.mouse.move(600, 700);
    await press(page.locator('.brand'));
    const reached: string[] = [];
    for (let at = 0; at < 10; at++) {
      await page.keyboard.press('Tab');
      reached.push((await page.locator(':focus').textContent()) ?? '');
    }
    expect(reached.map((text) => text.trim())).toContain('Cửa sổ lùa');
    await context.close();
  });
}

test('written by hand: its button comes into a place that is kept; two do not disturb each other', async ({
  page,
}) => {
  await open(page, 360);
  const own = nav(page, 'Menu chân trang');
  await expect(own.getByRole('link').first()).toBeHidden();
  await press(toggle(page));
  await expect(own.getByRole('link').first()).toBeHidden();
  await press(toggle(page, 'Menu chân trang'));
  await expect(link(page, 'Tin tức')).toBeHidden();
  await press(own.getByRole('button', { name: 'Mục con của Tất cả sản phẩm' }));
  await expect(own.getByRole('link', { name: 'Lan can' })).toBeVisible();
});

test('inserted later it comes alive; removed it leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page, 1000);
  await nav(page).evaluate((element) => element.remove());
  const before = await keptAtRest(page);
  await page.evaluate(() => {
    const html = `<nav data-widget="menu" aria-label="Menu chính"><ul><li><a href="/a">Một</a><ul><li><a href="/b">Hai</a></li></ul></li></ul></nav>`;
    document.querySelector('header')?.insertAdjacentHTML('beforeend', html);
  });
  await more(page, 'Một').press('Enter');
  await expect(link(page, 'Hai')).toBeVisible();
  const left = await nav(page).evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return element.querySelectorAll('button, [data-open]').length;
  });
  expect(left).toBe(0);
  await expect.poll(() => kept(page)).toEqual(before);
});
