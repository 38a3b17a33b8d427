import { expect, test } from '@playwright/test';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { PAGE } from '../../tests/e2e/helpers/shop-gallery';

test('who leads on in the large view finds the gallery at the picture that was seen last', async ({
  page,
}) => {
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const picture = (number: number) => root.locator(`> :first-child > :nth-child(${number}) a`);
  const zoom = root.getByRole('button', { name: 'Xem ảnh lớn' });
  const viewer = page.getByRole('dialog');
  await press(picture(1));
  await expect(viewer).toHaveAccessibleName(/1 trên 8/);
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toHaveAccessibleName(new RegExp(`${number} trên 8`));
  }
  await page.keyboard.press('Escape');
  await expectHit(picture(3));
  await expect(picture(3)).toBeFocused();
  await expect(root.getByText('3 / 8')).toBeVisible();
  await press(zoom);
  await expect(viewer).toHaveAccessibleName(/3 trên 8/);
  await page.keyboard.press('Home');
  await expect(viewer).toHaveAccessibleName(/1 trên 8/);
  await page.keyboard.press('Escape');
  await expectHit(picture(1));
  await expect(root.getByText('1 / 8')).toBeVisible();
  await expect(zoom).toBeFocused();
});

test('who closes the large view the moment it shows another picture finds the gallery at that one', async ({
  page,
}) => {
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const viewer = page.getByRole('dialog');
  await press(root.locator('> :first-child > :nth-child(1) a'));
  await expect(viewer).toHaveAccessibleName(/1 trên 8/);
  await expect(viewer).toHaveAttribute('data-state', 'ready');
  await viewer.evaluate(async (dialog: HTMLDialogElement) => {
    const press = (key: string) =>
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const shown = new Promise<void>((resolve) =>
      new MutationObserver(() => resolve()).observe(dialog, {
        attributes: true,
        attributeFilter: ['aria-label'],
      }),
    );
    press('ArrowRight');
    await shown;
    dialog.close();
    // At once: the browser's own would come a moment later.
    dialog.dispatchEvent(new Event('close'));
  });
  await expect(viewer).toHaveCount(0);
  await expectHit(root.locator('> :first-child > :nth-child(2) a'));
});
