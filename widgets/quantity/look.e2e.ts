import { expect, type Page, test } from '@playwright/test';
import { enlargeText } from '../../tests/e2e/helpers/large-text';
import { field, less, more, PAGE } from '../../tests/e2e/helpers/quantity';
import { expectHit } from '../../tests/e2e/helpers/seen';

async function open(page: Page) {
  await page.goto(PAGE);
  await expect(page.locator('#product .quantity')).toHaveAttribute('data-state', 'ready');
}

/** A theme with a word for every button, and a field of its own. */
const THEME = `#product { display: flex; gap: 10px; inline-size: 324px; flex-wrap: wrap }
#product .quantity .qty { inline-size: 100px; padding: 15px; font: 20px/30px sans-serif; border: 3px solid rgb(90, 20, 60);
  color: rgb(20, 60, 90); background: rgb(255, 250, 240); border-radius: 7px }
#product button { min-height: 60px; padding: 15px 30px; font-size: 20px; color: #fff; background: #333; border: 3px solid #333;
  inline-size: 190px; margin: 0 }`;

test("the shop's field is the theme's, the buttons are as high, and what stands beside it stays there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGE);
  await page.addStyleTag({ content: THEME });
  await expectHit(less(page));
  await expectHit(more(page));
  const submit = page.locator('#product [type="submit"]');
  await expectHit(submit);
  const look = () =>
    field(page).evaluate((input) => {
      const { color, backgroundColor, font, border, borderRadius } = getComputedStyle(input);
      const { y, height } = input.getBoundingClientRect();
      const beside = input.closest('form')?.querySelector('[type="submit"]')?.getBoundingClientRect();
      return [color, backgroundColor, font, border, borderRadius, y, height, beside?.y, beside?.height];
    });
  const ours = await look();
  const heights = await Promise.all([less(page), field(page), more(page)].map((one) => one.boundingBox()));
  expect(new Set(heights.map((box) => Math.round(box!.height))).size).toBe(1);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('link[href*="/build/"], #product .mullion-quantity__step'))
      one.remove();
  });
  expect(ours).toEqual(await look());
});

/** A theme that has given the box a width, and hides the label its own way; what a phone stacks has it as wide as the line. */
const WIDTH = `.quantity > label { all: unset; display: none }
.quantity .qty { inline-size: 100%; padding: 8px 16px; font: 14px sans-serif }
#product .quantity { inline-size: 140px } td .quantity { inline-size: 85px }
@media (width < 768px) { table.cart, .cart :is(tbody, tr, td) { display: block; text-align: right }
.cart td::before { content: "Số lượng:"; float: left } td .quantity { inline-size: 100% } }`;

const boxes = (page: Page, box: string) =>
  page.locator(`${box} .quantity`).evaluate((element) => {
    const shown = [element, ...element.querySelectorAll('button, input')].map((one) =>
      one.getBoundingClientRect(),
    );
    return shown.map(({ x, y, width }) => [x, y, width].map(Math.round) as [number, number, number]);
  });

for (const [place, width] of [
  ['#product', 1280],
  ['tr:first-child td', 1280],
  ['tr:first-child td', 360],
] as const) {
  test(`the buttons and the field have the width of the theme's box, in one line: ${place} at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    await page.locator('.quantity > label').evaluateAll((labels) => {
      for (const label of labels) label.removeAttribute('class');
    });
    await page.addStyleTag({ content: WIDTH });
    const [box, ...three] = await boxes(page, place);
    expect(three).toHaveLength(3);
    expect(new Set(three.map(([, y]) => y)).size).toBe(1);
    expect(Math.abs(three.reduce((sum, [, , each]) => sum + each, 0) - box![2])).toBeLessThan(2);
    const line = await page.locator(place).first().boundingBox();
    // At the end of the line, where the theme has put it, beside the word before it.
    if (width === 360) {
      expect(Math.round(line!.x + line!.width - box![0] - box![2])).toBeLessThan(12);
      expect(box![1] - line!.y).toBeLessThan(12);
    }
  });
}

test('in a form that is a grid they stand in one line, too', async ({ page }) => {
  await page.goto(PAGE);
  // As in Twenty Twenty-Five: the first column has the least room that what is in it can do with.
  await page.addStyleTag({ content: '#product { display: grid; grid-template-columns: min-content 1fr }' });
  await expectHit(more(page));
  const boxes = await Promise.all([less(page), field(page), more(page)].map((one) => one.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
  expect(boxes[0]!.x).toBeLessThan(boxes[1]!.x);
  expect(boxes[1]!.x).toBeLessThan(boxes[2]!.x);
});

test('where the field is low, or the theme insists on a display of the box, the buttons are 24 px high and nothing moves', async ({
  page,
}) => {
  await open(page);
  const low =
    '.quantity .qty { padding: 0 !important; border: 0 !important; font: 13px/1 sans-serif !important }';
  // As in Divi's builder.
  for (const theme of [low, 'form div.quantity { display: inline-block !important }']) {
    await page.addStyleTag({ content: theme });
    for (const button of [less(page), more(page)]) {
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24);
      await expectHit(button);
    }
    const heights = await page.locator('#product .quantity').evaluate((box) => {
      const height = () => box.getBoundingClientRect().height;
      const buttons = [...box.querySelectorAll('button')];
      const ready = height();
      for (const one of buttons) one.style.display = 'none';
      const before = height();
      for (const one of buttons) one.style.display = '';
      return [before, ready];
    });
    expect(heights[1]).toBe(heights[0]);
  }
});

test('the buttons of one by hand are 44 px', async ({ page }) => {
  await open(page);
  const box = await page.getByRole('button', { name: 'Tăng: Kính cường lực, m²' }).boundingBox();
  expect([box!.width, box!.height]).toEqual([44, 44]);
});

for (const dir of ['ltr', 'rtl']) {
  test(`at 320 px and 200 % text, ${dir}: targets on one line, in reading order, as high as the theme's field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(PAGE);
    await enlargeText(page, dir);
    await expectHit(less(page));
    const [first, input, last] = await Promise.all(
      [less(page), field(page), more(page)].map((item) => item.boundingBox()),
    );
    for (const box of [first, last]) {
      expect(box!.width).toBeGreaterThanOrEqual(24);
      expect(Math.abs(box!.height - input!.height)).toBeLessThan(1);
      expect(Math.abs(box!.y + box!.height / 2 - input!.y - input!.height / 2)).toBeLessThan(1.5);
    }
    expect(Math.sign(last!.x - first!.x)).toBe(dir === 'rtl' ? -1 : 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
