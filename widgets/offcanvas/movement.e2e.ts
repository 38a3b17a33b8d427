import { expect, test } from '@playwright/test';
import { dialog, moved, open } from '../../tests/e2e/helpers/offcanvas';
import { press } from '../../tests/e2e/helpers/seen';

test('it slides in from its side in 250 ms, and out again; at once under reduced motion', async ({
  page,
}) => {
  await open(page);
  /** What the slide is like right after the opener's click, or after closing. */
  const slide = (isOpening: boolean) =>
    dialog(page).evaluate((element: HTMLDialogElement, opens) => {
      if (opens) document.getElementById('opener')?.click();
      else element.close();
      return element
        .getAnimations()
        .filter((animation) => (animation as CSSTransition).transitionProperty === 'translate')
        .map(({ effect }) => [
          effect?.getTiming().duration,
          (effect as KeyframeEffect).getKeyframes().map(({ translate }) => translate),
        ]);
    }, isOpening);
  expect(await slide(true)).toEqual([[250, ['-100%', 'none']]]);
  expect(await moved(page)).toMatchObject({ left: 0, width: 360, height: 700 });
  expect(await slide(false)).toEqual([[250, ['none', '-100%']]]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(dialog(page)).toBeHidden();
  expect(await slide(true)).toEqual([]);
  expect(await moved(page)).toMatchObject({ left: 0 });
});

for (const [id, dir, side] of [
  ['menu-chinh', 'ltr', 'left'],
  ['bo-loc', 'ltr', 'right'],
  ['menu-chinh', 'rtl', 'right'],
  ['bo-loc', 'rtl', 'left'],
] as const) {
  test(`${dir}: ${id} comes from the ${side}, and is whole at 320 px`, async ({ page }) => {
    await open(page, 320);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    await press(page.locator(id === 'bo-loc' ? '#filter' : '#opener'));
    const box = await moved(page, id);
    expect(side === 'left' ? box.left : 320 - box.right).toBe(0);
    expect(box.width).toBe(272);
    const away = await dialog(page, id).evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--mullion-offcanvas-away'),
    );
    expect(away).toBe(side === 'left' ? '-100%' : '100%');
    const close = (await dialog(page, id).getByRole('button', { name: 'Đóng' }).boundingBox())!;
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
