import { expect, test } from '@playwright/test';
import { collectProblems, expectAccessible, watchLayoutShift } from '../../tests/e2e/helpers/page-health';
import { falling, open, toggle } from '../../tests/e2e/helpers/petals';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

test('as many as the width / 150, of two kinds, 0–20 px, 5–10 s, turned and blurred', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await open(page, 1280);
  await expect(falling(page)).toHaveCount(9);
  const seen = await falling(page).evaluateAll((petals) =>
    petals.map((petal) => {
      const [animation] = petal.getAnimations();
      const [first] = (animation!.effect as KeyframeEffect).getKeyframes();
      const svg = petal.querySelector('svg')!;
      return {
        kind: petal.className.split('--')[1],
        size: Number(svg.getAttribute('width')),
        time: Number(animation!.effect!.getTiming().duration),
        turn: Number(/rotate\((.+?)deg/.exec(String(first!.transform))![1]),
        blur: getComputedStyle(svg).filter,
        moved: Object.keys(first!).filter((key) => !/offset|easing|composite/i.test(key)),
      };
    }),
  );
  expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['peach', 'apricot']));
  for (const { size, time, turn, blur, moved } of seen) {
    expect(size >= 0 && size <= 20).toBe(true);
    expect(time >= 5000 && time <= 10_000).toBe(true);
    expect(turn >= 0 && turn <= 360).toBe(true);
    expect(blur).toMatch(/^blur\([\d.]+px\)$/);
    expect(moved).toEqual(['transform']);
  }
  for (const key of ['size', 'time', 'turn', 'blur'] as const)
    expect(new Set(seen.map((petal) => petal[key])).size).toBe(9);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('axe finds nothing while they fall', async ({ page }) => {
  await open(page, 360);
  await expect(falling(page)).toHaveCount(2);
  await expectAccessible(page);
});

test('a window of another width has another number; those that fall fall on', async ({ page }) => {
  await open(page, 1280);
  await expect(falling(page)).toHaveCount(9);
  const first = await falling(page).first().elementHandle();
  for (const [width, count] of [
    [360, 2],
    [320, 2],
    [1920, 13],
    [224, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(falling(page)).toHaveCount(count);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
  expect(await first?.evaluate((petal) => petal.isConnected)).toBe(true);
});

test('the pointer goes through them, and a screen reader hears nothing of them', async ({ page }) => {
  await open(page);
  await expect(page.locator('.mullion-petals__layer')).toHaveAttribute('aria-hidden', 'true');
  const hits = await page.evaluate(() => {
    for (const petal of document.querySelectorAll<HTMLElement>('.mullion-petals__petal')) {
      for (const animation of petal.getAnimations()) animation.currentTime = 7000;
      petal.style.scale = '20';
    }
    const points = Array.from({ length: 200 }, (_, index) => [
      (index % 20) * 64,
      Math.floor(index / 20) * 68,
    ]);
    return points.filter(([x, y]) => document.elementFromPoint(x!, y!)?.closest('.mullion-petals__layer'));
  });
  expect(hits).toEqual([]);
});

test('a button stops them, is remembered, and starts them again', async ({ page }) => {
  await open(page);
  await expect(toggle(page)).toHaveText('Tắt hoa rơi');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(falling(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveText('Bật hoa rơi');
  await expectAccessible(page);
  await page.reload();
  await expect(toggle(page)).toHaveText('Bật hoa rơi');
  await expect(falling(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1500, height: 700 });
  await page.waitForTimeout(100);
  await expect(falling(page)).toHaveCount(0);
  await toggle(page).focus();
  await page.keyboard.press('Space');
  await expect(falling(page)).toHaveCount(10);
  await page.reload();
  await expect(falling(page)).toHaveCount(10);
});

test('its button lies on nothing that can be pressed: it steps aside, and is back where there is room', async ({
  page,
}) => {
  await open(page);
  await expectHit(toggle(page));
  const corner = (await toggle(page).boundingBox())!;
  const put = (height: number) =>
    page.evaluate(
      ([top, high]) => {
        document.querySelector('#foot')?.remove();
        const style = `position: absolute; left: 8px; width: 200px; top: ${top}px; height: ${high}px`;
        document.body.insertAdjacentHTML('beforeend', `<a id="foot" href="#" style="${style}">Liên hệ</a>`);
      },
      [corner.y + corner.height - height, height],
    );
  await put(40);
  await expect.poll(async () => (await toggle(page).boundingBox())!.y).toBeLessThan(corner.y - 35);
  await expectHit(page.locator('#foot'));
  await expectHit(toggle(page));
  await press(toggle(page));
  await expect(falling(page)).toHaveCount(0);

  await put(129);
  await expect(toggle(page)).toBeHidden();
  await expectHit(page.locator('#foot'));
  await page.locator('#foot').evaluate((link) => link.remove());
  await expectHit(toggle(page));
  await expect.poll(() => toggle(page).boundingBox()).toMatchObject({ y: corner.y });
});

test('with less motion asked for there are none, and switching that takes them away and back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(falling(page)).toHaveCount(0);
  await expect(toggle(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(falling(page)).toHaveCount(9);
  await expect(toggle(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(falling(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
  await expect(toggle(page)).toBeHidden();
});

test('who saves data gets none', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
  });
  await open(page);
  await expect(falling(page)).toHaveCount(0);
  await expect(toggle(page)).toBeHidden();
});

test('in a hidden tab they stand still', async ({ page }) => {
  await open(page);
  const states = async () =>
    new Set(
      await falling(page).evaluateAll((petals) => petals.map((petal) => petal.getAnimations()[0]?.playState)),
    );
  const turn = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  expect(await states()).toEqual(new Set(['running']));
  await turn(true);
  expect(await states()).toEqual(new Set(['paused']));
  await turn(false);
  expect(await states()).toEqual(new Set(['running']));
});
