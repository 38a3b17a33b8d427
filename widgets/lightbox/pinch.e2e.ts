import { expect, type Page, test } from '@playwright/test';
import { expectHit } from '../../tests/e2e/helpers/seen';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** Two fingers around a point, from one distance to another, in px. */
async function pinch(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart
        ? [
            { x: 180 - apart / 2, y: 370, id: 0 },
            { x: 180 + apart / 2, y: 370, id: 1 },
          ]
        : [],
    });
  await send('touchStart', from);
  for (let step = 1; step <= 8; step++) await send('touchMove', from + ((to - from) * step) / 8);
  await send('touchEnd');
}

test('two fingers make the picture larger and small again; the page and its buttons stay', async ({
  page,
}) => {
  await page.goto('/fixtures/pages/lightbox.html');
  await page.locator('#works a').first().tap();
  await expect(page.locator('dialog[data-state="ready"]')).toBeVisible();
  const picture = page.locator('dialog img.mullion-lightbox__media');
  const zoom = page.locator('.mullion-lightbox__zoom');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(zoom).toHaveAccessibleName('Phóng to');
  const small = (await picture.boundingBox())!.width;
  const expectStanding = async () => {
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await expectHit(page.locator('dialog [data-close]'));
    await expectHit(zoom);
  };

  await pinch(page, 80, 200);
  expect((await picture.boundingBox())!.width / small).toBeGreaterThan(2);
  await expect(zoom).toHaveAccessibleName('Thu nhỏ');
  await expectStanding();

  await pinch(page, 220, 60);
  expect((await picture.boundingBox())!.width / small).toBeCloseTo(1, 1);
  await expect(zoom).toHaveAccessibleName('Phóng to');
  await expectStanding();
});
