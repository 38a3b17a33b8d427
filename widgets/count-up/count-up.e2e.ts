import { expect, test } from '@playwright/test';
import { approach, figure, film, moving, PAGE, show, western } from '../../tests/e2e/helpers/count-up';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { collectProblems } from '../../tests/e2e/helpers/page-health';

test('counts up in steps of 10 ms for 1000 ms, once, and gives the text back', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  const before = await figure(page, 'projects').innerHTML();
  await approach(page, 'projects');
  await expect(moving(page, 'projects')).toHaveAttribute('data-now', '0.000');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await show(page, 'projects');
  await page.waitForTimeout(300); // the observer is no part of the clock
  for (const passed of [250, 500, 750]) {
    await page.clock.runFor(250);
    const now = Number((await moving(page, 'projects').getAttribute('data-now'))?.replace('.', ''));
    // One step of 15 for each 10 ms; a picture is 16 ms old at most, and began one later.
    expect(now % 15).toBe(0);
    expect(Math.abs(now - passed * 1.5)).toBeLessThanOrEqual(60);
  }
  await page.clock.runFor(200);
  await expect(moving(page, 'projects')).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(moving(page, 'projects')).toHaveCount(0);
  expect(await figure(page, 'projects').innerHTML()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await show(page, 'projects');
  await page.waitForTimeout(200);
  await expect(moving(page, 'projects')).toHaveCount(0);
});

for (const [id, written] of [
  ['area', /^\d{2}\.\d{3},\d$/],
  ['english', /^\d,\d{3}$/],
  ['arabic', /^[٠-٩]٬[٠-٩]{3}$/],
] as const) {
  test(`only ever rises, from 0, in the notation of its language: ${id}`, async ({ page }) => {
    await page.goto(PAGE);
    await approach(page, id);
    const seen = await film(page, id);
    expect(seen.filter(({ now }) => !written.test(now))).toEqual([]);
    const numbers = seen.map(({ now }) => Number(western(now)));
    expect(numbers[0]).toBe(0);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
}

test('a text without a number is reported once and left', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(PAGE);
  const before = await figure(page, 'none').innerHTML();
  await figure(page, 'none').scrollIntoViewIfNeeded();
  await expect(figure(page, 'none')).toHaveAttribute('data-state', 'failed');
  expect(await figure(page, 'none').innerHTML()).toBe(before);
  expect(problems.filter((problem) => problem.includes('holds no number'))).toHaveLength(1);
});

test('what comes later counts too, and what goes leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  await expect(figure(page, 'in-view')).toHaveAttribute('data-state', 'ready');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(2500); // those that were passed have counted
  const insert = () => figure(page, 'insert').evaluate((button: HTMLElement) => button.click());
  const remove = () => figure(page, 'remove').evaluate((button: HTMLElement) => button.click());
  const round = async () => {
    await insert();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(moving(page, 'inserted')).toHaveCount(1);
    await remove();
    await page.waitForTimeout(200);
  };
  await round(); // Playwright adds listeners of its own with the first
  const before = await keptAtRest(page);
  const nodes = await page.locator('*').count();
  await round();
  expect(await kept(page)).toEqual(before);
  expect(await page.locator('*').count()).toBe(nodes);
});
