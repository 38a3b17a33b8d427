import { expect, test } from '@playwright/test';
import { approach, figure, film, moving, PAGE, show } from '../../tests/e2e/helpers/count-up';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';

for (const id of ['projects', 'sentence']) {
  test(`nothing moves, no node is lost, a screen reader hears the real number alone: ${id}`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const shift = await watchLayoutShift(page);
    await page.goto(PAGE);
    await expect(figure(page, 'in-view')).toHaveAttribute('data-state', 'ready');
    const lost = await rememberNodes(page, 'body', '#in-view');
    await approach(page, id);
    await expect(moving(page, id)).toHaveCount(1);
    const text = id === 'sentence' ? /^Hơn 1\.500\+ công trình/ : /^1\.500\+$/;
    await expect(figure(page, id)).toHaveText(text);
    expect(await figure(page, id).ariaSnapshot()).toContain('1.500+');
    await expectAccessible(page);
    const width = () => figure(page, id).evaluate((element) => element.getBoundingClientRect().width);
    const before = await width();
    await film(page, id);
    expect(await width()).toBe(before);
    expect(await lost()).toEqual([]);
    expect(await shift()).toBe(0);
    expect(problems.filter((problem) => !problem.includes('holds no number'))).toEqual([]);
  });
}

test('the moving number lies over the real one, line on line and end on end', async ({ page }) => {
  await page.goto(PAGE);
  for (const id of ['projects', 'sentence']) {
    await approach(page, id);
    const boxes = await figure(page, id).evaluate((element) => {
      const box = (part: string) =>
        element.querySelector(`.mullion-count-up__${part}`)!.getBoundingClientRect();
      const style = getComputedStyle(element);
      const probe = element.cloneNode(true) as HTMLElement; // the same text, in the place of the moving one
      const now = probe.querySelector<HTMLElement>('.mullion-count-up__moving')!;
      now.dataset.now = probe.querySelector('.mullion-count-up__real')!.textContent!;
      probe.removeAttribute('data-widget');
      probe.style.fontVariantNumeric = style.fontVariantNumeric;
      element.after(probe);
      const [over, under] = ['moving', 'real'].map((part) =>
        probe.querySelector(`.mullion-count-up__${part}`)!.getBoundingClientRect(),
      );
      probe.remove();
      return { right: box('moving').right - box('real').right, width: over!.width - under!.width };
    });
    expect(Math.abs(boxes.right)).toBeLessThan(0.5);
    expect(Math.abs(boxes.width)).toBeLessThan(0.5);
  }
});

test('in writing from right to left the words around it keep their place', async ({ page }) => {
  await page.goto(PAGE);
  const places = () =>
    figure(page, 'arabic').evaluate((element) => {
      const range = document.createRange();
      const places: number[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        for (const word of ['أكثر', 'مشروع'].filter((each) => data.includes(each))) {
          range.setStart(texts.currentNode, data.indexOf(word));
          range.setEnd(texts.currentNode, data.indexOf(word) + word.length);
          places.push(Math.round(range.getBoundingClientRect().x));
        }
      }
      return places;
    });
  const before = await places();
  expect(before).toHaveLength(2);
  await approach(page, 'arabic');
  await expect(moving(page, 'arabic')).toHaveCount(1);
  expect(await places()).toEqual(before);
  await film(page, 'arabic');
  expect(await places()).toEqual(before);
});

test('the number stands: without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(figure(page, 'projects')).toHaveText('1.500+');
  await context.close();
});

test('the number stands: with less motion asked for, also meanwhile, and in print', async ({ page }) => {
  await page.goto(PAGE);
  await approach(page, 'projects');
  const real = figure(page, 'projects').locator('.mullion-count-up__real');
  await expect(real).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(real).toHaveCSS('opacity', '1');
  await expect(moving(page, 'projects')).toBeHidden();
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(real).toHaveCSS('opacity', '1');
  await expect(moving(page, 'projects')).toBeHidden();
  await show(page, 'projects');
  await expect(real).toHaveCount(0);
  await page.reload();
  await show(page, 'projects');
  await expect(figure(page, 'projects')).toHaveAttribute('data-state', 'ready');
  await expect(real).toHaveCount(0);
});

test('the number stands: without its stylesheet it is never seen twice', async ({ page }) => {
  await page.route('**/build/count-up-*.css', (route) => route.abort());
  await page.goto(PAGE);
  await approach(page, 'projects');
  await expect(moving(page, 'projects')).toHaveCount(1);
  expect((await moving(page, 'projects').boundingBox())?.width ?? 0).toBe(0);
  await expect(figure(page, 'projects')).toHaveText('1.500+');
});

test('a page from right to left, narrow and at 200 %, keeps its width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(`${PAGE}?dir=rtl&lang=ar`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await approach(page, 'arabic');
  await expect(moving(page, 'arabic')).toHaveAttribute('data-now', /^٠٬٠٠٠$/);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
