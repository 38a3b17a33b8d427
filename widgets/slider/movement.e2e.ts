import { expect, type Page, test } from '@playwright/test';
import { type Frame, movementOf, recordFrames } from '../../tests/e2e/helpers/frames';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { arrow, firstInView, hydrate, open, slider, speedOf, track } from '../../tests/e2e/helpers/slider';

/** That it moved as long as the spec says, from shortly after the press, without a jump. */
function expectMovement(frames: Frame[], ms: number, distance: number): void {
  const movement = movementOf(frames)!;
  expect(movement, 'it moved').not.toBeNull();
  // A busy machine draws few frames: then it is frames that count, not milliseconds.
  if (movement.delay > 150) expect(movement.framesAtRest).toBeLessThan(5);
  expect(movement.duration).toBeGreaterThan(0.9 * ms);
  expect(movement.duration).toBeLessThan(1.1 * ms + movement.longestFrame);
  expect(Math.abs(movement.distance - distance)).toBeLessThan(2);
  expect(movement.turnsBack).toBe(false);
  expect(movement.longestStep).toBeLessThan(Math.abs(distance) / 2);
}

/** From the start of the first slide to the start of the one at `index`, in px. */
const wayTo = (page: Page, id: string, index: number) =>
  track(slider(page, id)).evaluate(
    ({ children: [first, ...others] }, at) =>
      first!.getBoundingClientRect().x - others[at - 1]!.getBoundingClientRect().x,
    index,
  );

/** Acts, and waits until the strip has moved and stands again: on a busy machine it begins late. */
const untilItStands = (page: Page, id: string, act: () => Promise<unknown>) => async () => {
  await act();
  await expect(track(slider(page, id))).toHaveAttribute('data-moving');
  await expect(track(slider(page, id))).not.toHaveAttribute('data-moving');
};

const slide = (page: Page, id: string, index: number) => slider(page, id).locator('li').nth(index);

for (const id of ['sale-1', 'sale-3', 'tab-2'])
  test(`an arrow of ${id} moves the strip in its time, on the first click and on later ones`, async ({
    page,
  }) => {
    await open(page);
    await hydrate(slider(page, 'home')); // what it needs is there; this slider hasn't begun
    const way = await wayTo(page, id, 1);
    await arrow(slider(page, id), '1').scrollIntoViewIfNeeded();
    for (const [value, distance] of [
      ['1', way],
      ['-1', -way],
    ] as const) {
      const frames = await recordFrames(
        slide(page, id, 0),
        untilItStands(page, id, () => press(arrow(slider(page, id), value))),
        600,
      );
      expectMovement(frames, speedOf(id), distance);
      await expectHit(slide(page, id, value === '1' ? 1 : 0));
    }
  });

test('a dot moves the strip in its time', async ({ page }) => {
  await open(page);
  const root = slider(page, 'testimonial');
  await hydrate(root);
  const way = await wayTo(page, 'testimonial', 2);
  const frames = await recordFrames(
    slide(page, 'testimonial', 0),
    untilItStands(page, 'testimonial', () => press(root.locator('.mullion-slider__dot').nth(2))),
    600,
  );
  expectMovement(frames, speedOf('testimonial'), way);
  await expectHit(slide(page, 'testimonial', 2));
});

test('an arrow key moves the strip in its time', async ({ page }) => {
  await open(page);
  await hydrate(slider(page, 'sale-2'));
  await track(slider(page, 'sale-2')).focus();
  const way = await wayTo(page, 'sale-2', 1);
  const act = untilItStands(page, 'sale-2', () => page.keyboard.press('ArrowRight'));
  const frames = await recordFrames(slide(page, 'sale-2', 0), act, 600);
  expectMovement(frames, speedOf('sale-2'), way);
  await expectHit(slide(page, 'sale-2', 1));
});

test('logos that play by themselves move by one in their time', async ({ page }) => {
  test.slow(); // it rests for 5 s and moves for 5 s
  await open(page);
  await slider(page, 'partner').scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  const way = await wayTo(page, 'partner', 1);
  const act = async () => {
    await expect(track(slider(page, 'partner'))).toHaveAttribute('data-moving', { timeout: 15_000 });
    await slider(page, 'partner').hover(); // so that it waits before it moves once more
  };
  const frames = await recordFrames(slide(page, 'partner', 0), act, 7000);
  const movement = movementOf(frames)!;
  expectMovement(
    frames.map((frame) => ({ ...frame, at: frame.at - movement.delay })),
    speedOf('partner'),
    way,
  );
  await expectHit(slide(page, 'partner', 1));
});

test('what fades lies in the window and comes in within its time by itself, and soon by a dot', async ({
  page,
}) => {
  test.slow();
  await open(page);
  const opacities = async (index: number, act: () => Promise<unknown>, ms: number, speed: number) => {
    const frames = await recordFrames(slide(page, 'home', index), act, ms);
    const place = await track(slider(page, 'home')).boundingBox();
    expect(new Set(frames.map(({ x }) => x))).toEqual(new Set([place!.x]));
    const from = frames.findLast(({ opacity }) => opacity === 0)!;
    const until = frames.find(({ opacity }) => opacity === 1)!;
    expect(until.at - from.at).toBeGreaterThan(0.9 * speed);
    expect(until.at - from.at).toBeLessThan(1.1 * speed + 500);
    await expectHit(slide(page, 'home', index));
    await expectHit(slide(page, 'home', index).getByRole('link'));
  };
  await expect(track(slider(page, 'home'))).toHaveCSS('display', 'grid');
  await opacities(1, async () => {}, 12_000, speedOf('home'));
  // Who presses waits for an answer.
  await opacities(2, () => press(slider(page, 'home').locator('.mullion-slider__dot').nth(2)), 6000, 500);
});

test.describe('the strip follows', () => {
  /** Where the strip stood at each pointer position, against where the pointer has it. */
  const follow = async (page: Page, to: (x: number) => Promise<void>, from: number) => {
    const first = slide(page, 'sale-4', 0);
    const start = (await first.boundingBox())!.x;
    await to(from - 20); // only now is it certain that this is no click
    for (let x = from - 40; x > from - 240; x -= 20) {
      await to(x);
      await expect
        .poll(async () => Math.abs((await first.boundingBox())!.x - start - (x - from)))
        .toBeLessThan(24);
    }
  };

  test('the mouse that drags it, and stands at a slide when it is let go', async ({ page }) => {
    await open(page);
    const root = slider(page, 'sale-4');
    await hydrate(root);
    const { x, y } = (await root.getByRole('link').nth(2).boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await follow(page, (to) => page.mouse.move(to, y + 6), x + 5);
    await page.mouse.up();
    await expect.poll(() => firstInView(root)).toBe(1);
    await expectHit(slide(page, 'sale-4', 1));
    expect(page.url()).not.toContain('san-pham');
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('the finger, and stands at a slide when it is lifted', async ({ page }) => {
      await open(page, { width: 700 });
      const root = slider(page, 'sale-4');
      await hydrate(root);
      const { x, y } = (await slide(page, 'sale-4', 1).boundingBox())!;
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: at, y: y + 20 }],
        });
      await touch('touchStart', x + 5);
      await follow(page, (to) => touch('touchMove', to).then(() => {}), x + 5);
      await touch('touchEnd');
      await expect.poll(() => firstInView(root)).toBe(1);
      await expectHit(slide(page, 'sale-4', 1));
    });
  });
});
