import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../tests/e2e/helpers/page-health';

const PAGE = '/fixtures/pages/lightbox.html';
const viewer = (page: Page) => page.getByRole('dialog');

/** Answers for the video sites, and says what of them was asked for. */
async function watchSites(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube|vimeo|video\.mp4/, (route) => {
    asked.push(route.request().url());
    // axe looks into frames too.
    const body =
      '<!doctype html><html lang="en"><title>Player</title><main aria-label="Player"><h1>Player</h1></main></html>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}

test('nothing of a video site is asked for before its link is clicked', async ({ page }) => {
  const asked = await watchSites(page);
  await page.goto(PAGE);
  await page.locator('#videos a').first().click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('button', { name: /^Phát video/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(viewer(page).locator('video')).toBeVisible();
  expect(asked).toEqual([]);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await viewer(page)
    .getByRole('button', { name: /^Phát video/ })
    .click();
  await expect(viewer(page).locator('iframe')).toBeFocused();
  await expect
    .poll(() => asked)
    .toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0']);
});

test('a click on a video link frames its player, titled; going on takes it away', async ({ page }) => {
  const asked = await watchSites(page);
  await page.goto(PAGE);
  await page.locator('#vimeo').click();
  await expect(viewer(page).locator('iframe')).toHaveAttribute('title', 'Xưởng nhôm kính (Vimeo)');
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/1084537?autoplay=1&dnt=1']);
  const { width, height } = (await viewer(page).locator('iframe').boundingBox())!;
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expect(viewer(page).locator('iframe').contentFrame().locator('h1')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).locator('iframe')).toHaveCount(0);
});

test('a video file plays in the browser’s own player, whose keys are its own', async ({ page }) => {
  await page.goto(PAGE);
  // A file that never comes is no failure yet.
  await page.route('**/video.mp4', () => {});
  await page.locator('#file').click();
  const video = viewer(page).locator('video');
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toHaveAccessibleName('Thử độ kín nước (tệp video)');
  await video.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).locator('.mullion-lightbox__counter')).toHaveText('4 / 4');
});

test('a strict policy with Trusted Types blocks nothing', async ({ page }) => {
  await watchSites(page);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy =
      "script-src 'self'; style-src 'self'; frame-src https://www.youtube-nocookie.com; require-trusted-types-for 'script'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(PAGE);
  await page.locator('#youtube').click();
  await expect(viewer(page).locator('iframe')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toHaveAttribute('data-state', 'ready');
  await expect(viewer(page).locator('img.mullion-lightbox__media')).toHaveJSProperty('complete', true);
  await viewer(page).getByRole('button', { name: 'Phóng to' }).click();
  await expect(viewer(page).locator('.zoomed')).toHaveCount(1);
  await viewer(page).getByRole('button', { name: 'Thu nhỏ' }).click();
  await expect(viewer(page).locator('.zoomed')).toHaveCount(0);
  await viewer(page).getByRole('button', { name: 'Ảnh sau' }).click();
  await expect(viewer(page).locator('.mullion-lightbox__play')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(violations).toEqual([]);
});
