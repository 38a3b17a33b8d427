import { expect, type Page } from '@playwright/test';

/**
 * Nothing that is fixed lies on what the page sells: every control and price of the content that is to be seen
 * in the window is on top, in its middle and near its corners; of a large picture, the middle. A price is as
 * large as its words, and what a strip cuts off is not to be seen.
 *
 * The header is the window's upper edge: what has gone below it is out of sight.
 */
export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(covered), where).toEqual([]);
}

/** Scrolls by parts of the page, and looks at each when it has come to rest. */
export async function lookOver(
  page: Page,
  where: string,
  stops: number,
  atRest: () => Promise<void>,
): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    const at = stop / (stops - 1);
    await page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
    }, at);
    // Longer than anything needs to notice that the page stands still.
    await page.waitForTimeout(300);
    await expectNothingCovered(page, `${where}, ${Math.round(at * 100)} % down`);
    await atRest();
  }
}

function covered(): string[] {
  const CONTROLS = 'a[href],button,input:not([type="hidden"]),select,textarea,summary';
  const PRICES = '.price,.amount';
  const LARGE = 130;
  const header = document.querySelector('[data-widget="sticky-header"]')?.getBoundingClientRect().bottom ?? 0;
  const floats = (node: Element | null): Element | null => {
    for (let up = node; up; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up;
    return null;
  };
  const isCutOff = (element: Element, x: number, y: number) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const { left, right, top, bottom } = up.getBoundingClientRect();
      const isOutside = x < left || x > right || y < top || y > bottom;
      if (isOutside && getComputedStyle(up).overflowX !== 'visible') return true;
    }
    return false;
  };
  const words = document.createRange();
  const found: string[] = [];
  for (const element of document.querySelectorAll(`main :is(${CONTROLS},${PRICES})`)) {
    if (floats(element)) continue;
    words.selectNodeContents(element);
    const boxes = element.matches(PRICES) ? [...words.getClientRects()] : [element.getBoundingClientRect()];
    for (const { left, right, top, bottom, width, height } of boxes) {
      if (!width || !height) continue;
      const points = [[left + width / 2, top + height / 2]];
      if (height < LARGE)
        for (const px of [left + 2, right - 2]) for (const py of [top + 2, bottom - 2]) points.push([px, py]);
      for (const [px, py] of points as [number, number][]) {
        if (py < header || py >= innerHeight || px < 0 || px >= innerWidth) continue;
        const over = floats(document.elementFromPoint(px, py));
        if (over && !over.contains(element) && !isCutOff(element, px, py))
          found.push(`${over.className || over.tagName} lies on ${element.outerHTML.slice(0, 90)}`);
      }
    }
  }
  return [...new Set(found)];
}
