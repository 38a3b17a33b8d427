import { expect, test } from '@playwright/test';
import { expectChange, recordFrames } from '../../tests/e2e/helpers/frames';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { open, PAGE, part, STATE, show, waiting } from '../../tests/e2e/helpers/reveal';

test('what is in view is never touched; what is below comes in once, and nothing moves or is left', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const part = document.querySelector('#in-view');
      if (part) seen.push(getComputedStyle(part).opacity);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page);
  const lost = await rememberNodes(page, 'body');
  expect(new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(
    new Set(['1']),
  );
  await expect(part(page, 'up')).toHaveCSS('opacity', '0');
  await expectAccessible(page);
  await show(page, 'up');
  await expect(part(page, 'up')).not.toHaveAttribute(STATE);
  await expect(part(page, 'up')).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(100);
  await expect(part(page, 'up')).toHaveCSS('opacity', '1');
  for (const id of ['fade', 'start', 'end', 'wow', 'cards', 'last-block']) {
    await show(page, id);
    await expect(part(page, id)).not.toHaveAttribute(STATE);
    await expect(part(page, id)).toHaveCSS('opacity', '1');
  }
  await expect(page.locator(`[${STATE}]`)).toHaveCount(0);
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('what comes in takes 600 ms after its delay, from below or in its place', async ({ page }) => {
  await open(page);
  for (const [id, delay, way] of [
    ['up', 0, 32],
    ['fade', 300, 0],
  ] as const) {
    const frames = await recordFrames(part(page, id), () => show(page, id), 1400);
    expectChange(frames, 'opacity', [0, 1], 600);
    const inWindow = frames.filter(({ y }) => y < 700);
    const begin = inWindow.findLast(({ opacity }) => opacity === 0)!;
    expect(begin.at - inWindow[0]!.at).toBeGreaterThanOrEqual(delay - 50);
    expect(begin.y - inWindow.at(-1)!.y).toBeCloseTo(way, 0);
  }
});

for (const dir of ['ltr', 'rtl']) {
  test(`what comes from the side makes no scrollbar, ${dir}, on a narrow page too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 500 });
    await open(page, `${PAGE}?dir=${dir}`);
    for (const id of ['start', 'end']) {
      const seen = await part(page, id).evaluate(async (element) => {
        const root = document.documentElement;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        let widest = 0;
        let furthest = 0;
        while (!element.getAnimations().length) await new Promise(requestAnimationFrame);
        while (element.getAnimations().length) {
          widest = Math.max(widest, root.scrollWidth - root.clientWidth);
          const { x } = element.getBoundingClientRect();
          if (Math.abs(x) > Math.abs(furthest)) furthest = x;
          await new Promise(requestAnimationFrame);
        }
        return { widest, side: Math.sign(furthest) };
      });
      const side = (id === 'start') === (dir === 'ltr') ? -1 : 1;
      expect(seen).toEqual({ widest: 0, side });
    }
  });
}

test('children come one after another', async ({ page }) => {
  await open(page);
  await expect(part(page, 'cards').locator('li').first()).toHaveAttribute(STATE, 'waiting');
  await expect(part(page, 'cards')).toHaveCSS('opacity', '1');
  await show(page, 'cards');
  const delays = await part(page, 'cards').evaluate(async (list) => {
    while (!list.getAnimations({ subtree: true }).length) await new Promise(requestAnimationFrame);
    return [...list.children].map((item) => item.getAnimations()[0]?.effect?.getTiming().delay);
  });
  expect(delays).toEqual([0, 80, 160, 240]);
});

test('what comes later comes in too, and what goes leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  const insert = () => part(page, 'insert').evaluate((button: HTMLElement) => button.click());
  const remove = () => part(page, 'remove').evaluate((button: HTMLElement) => button.click());
  await insert();
  await expect(part(page, 'inserted')).toHaveAttribute(STATE, 'waiting');
  await remove();
  await page.waitForTimeout(200);
  const before = await keptAtRest(page);
  const nodes = await page.locator('*').count();
  await insert();
  await expect(part(page, 'inserted')).toHaveAttribute(STATE, 'waiting');
  await show(page, 'inserted');
  await expect(part(page, 'inserted')).not.toHaveAttribute(STATE);
  await remove();
  await page.waitForTimeout(200);
  expect(await kept(page)).toEqual(before);
  expect(await page.locator('*').count()).toBe(nodes);
  await expect(waiting(page)).not.toHaveCount(0);
});
