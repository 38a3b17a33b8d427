import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Collects what a page complains of; call it before the page is opened. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/**
 * Starts to add layout shifts up; call it before the page is opened. With `skipsBlank`, what nobody
 * sees is left out: while a page comes in, white space whose line grows is counted by Chromium, too.
 */
export async function watchLayoutShift(page: Page, skipsBlank = false): Promise<() => Promise<number>> {
  await page.addInitScript((leavesBlank) => {
    const total = { value: 0, moved: [] as string[] };
    Object.assign(window, { layoutShift: total });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const isBlank = ({ node }: { node: Node | null }) => node instanceof Text && !node.data.trim();
        if (leavesBlank && sources.length > 0 && sources.every(isBlank)) continue;
        total.value += value;
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
        );
        total.moved.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${names.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, skipsBlank);
  return () =>
    page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);
}

/** What moved on a page that {@link watchLayoutShift} watches, for a test's message. */
export const whatMoved = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (window as unknown as { layoutShift: { moved: string[] } }).layoutShift.moved.join('\n'),
  );

/** Remembers every element below `selector`, and says later whether they are all still there. */
export async function rememberNodes(
  page: Page,
  selector: string,
  except = 'no-such-element',
): Promise<() => Promise<string[]>> {
  await page.evaluate(
    ([root, left]) => {
      const nodes = [...document.querySelectorAll(`${root} *`)].filter(
        (node) => !node.closest(left as string),
      );
      Object.assign(window, { remembered: nodes });
    },
    [selector, except],
  );
  return () =>
    page.evaluate(() =>
      (window as unknown as { remembered: Element[] }).remembered
        .filter((node) => !node.isConnected)
        .map((node) => node.outerHTML.slice(0, 120)),
    );
}

/** Nothing reaches beyond the window's width: the page doesn't scroll sideways. */
export async function expectNotTooWide(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, `px wider than ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}

/** What is only read out makes the page no longer: a page that just fits gets no scroll bar of it. */
export async function expectNotTooLong(page: Page): Promise<void> {
  const longer = await page.evaluate(() => {
    const root = document.documentElement;
    const hidden = document.querySelectorAll<HTMLElement>('.mullion-status, .mullion-visually-hidden');
    const height = root.scrollHeight;
    for (const element of hidden) element.style.setProperty('display', 'none', 'important');
    const without = root.scrollHeight;
    for (const element of hidden) element.style.removeProperty('display');
    return height - without;
  });
  expect(longer, 'px').toBe(0);
}

/**
 * No violation of WCAG 2.2 AA or best practice in the page as it is now.
 *
 * What passes isn't collected, and no second page is opened to sum up frames of other sites, which no
 * page here has: the same findings in a quarter of the time.
 *
 * @param rules Only these.
 */
export async function expectAccessible(page: Page, context = 'body', rules: string[] = []): Promise<void> {
  await transitionsEnd(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules.length ? axe.withRules(rules) : axe.withTags(TAGS))
    .include(context)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !isOfTheShop(id, html)).map(({ html }) => `${id}: ${html.slice(0, 100)}`),
  );
  expect(found).toEqual([]);
}

/** WooCommerce 10 prints its cart's rows with a `scope` that belongs to a `th`; its role is right. */
const isOfTheShop = (rule: string, html: string) =>
  rule === 'scope-attr-valid' && /^<td [^>]*role="rowheader"/.test(html);

/** The dark changes colours alone. */
export async function expectLegible(page: Page): Promise<void> {
  await expectAccessible(page, 'body', ['color-contrast']);
}

/** What fades in, or is on its way from light to dark, has neither colour. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What floats looks for its place once the page stands still: src/ui/free-place.ts.
    if (document.querySelector('.mullion-chat')) await new Promise((resolve) => setTimeout(resolve, 300));
    const underWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const atRest = Promise.allSettled(underWay.map(({ finished }) => finished));
    // A transition of what is no longer drawn never ends.
    await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, 3000))]);
  });
}
