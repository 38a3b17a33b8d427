import { expect, type Locator, type Page } from '@playwright/test';
import { alphaOf, contrastBetween, withContrast } from './contrast';

/** What has the focus is in the window, nothing lies on it (WCAG 2.4.11), and a ring that can be told from what is behind it says so. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(withContrast(complaints), undefined), 'what has the focus is seen')
    .toEqual([]);
}

/**
 * Presses a key until an element has the focus, and looks at every stop on the way.
 *
 * @param target Without it to the last stop of the page.
 * @returns How many stops there were.
 */
export async function tabTo(page: Page, target?: Locator, key = 'Tab', most = 160): Promise<number> {
  for (let stops = 1; stops <= most; stops++) {
    await page.keyboard.press(key);
    if (!target && (await page.evaluate(() => document.activeElement === document.body))) return stops - 1;
    await expectFocusSeen(page);
    // A count does not wait for what only comes alive when it is in view.
    if (await target?.and(page.locator(':focus')).count()) return stops;
  }
  throw new Error(`${target ?? "the page's end"} is not reached by ${most} presses of ${key}`);
}

/** Runs in the page. */
function complaints(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ['nothing has the focus'];
  const name = (node: Element | null) => node?.outerHTML.slice(0, 120) ?? 'nothing';
  const boxes = [...focused.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
  const box = boxes[0] ?? new DOMRect();
  const seen = visiblePart(box);
  if (seen.width < 1 || seen.height < 1) return [`is out of sight: ${name(focused)}`];

  // Nine points of what is in the window: a finger's width of it under a bar is no harm, most of it is.
  const parts = [1 / 6, 1 / 2, 5 / 6];
  const hits = parts.flatMap((across) =>
    parts.map((down) => document.elementFromPoint(seen.x + seen.width * across, seen.y + seen.height * down)),
  );
  const strangers = hits.filter((hit) => !focused.contains(hit) && !isLabel(hit));
  const found: string[] = [];
  if (strangers.length > 4) found.push(`${name(strangers[0] ?? null)} lies on ${name(focused)}`);
  const ring = ringAround(focused);
  if (ring !== 'seen') found.push(`${ring} around ${name(focused)}`);
  return found;

  function isLabel(hit: Element | null): boolean {
    return (hit?.closest('label') as HTMLLabelElement | null)?.control === focused;
  }

  /** What the window and the boxes around it leave of a box. */
  function visiblePart({ left, top, right, bottom }: DOMRect): DOMRect {
    const edges = { left: Math.max(left, 0), top: Math.max(top, 0) };
    const ends = { right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    for (let up = focused?.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      const around = up.getBoundingClientRect();
      if (overflowX !== 'visible') {
        edges.left = Math.max(edges.left, around.left);
        ends.right = Math.min(ends.right, around.right);
      }
      if (overflowY !== 'visible') {
        edges.top = Math.max(edges.top, around.top);
        ends.bottom = Math.min(ends.bottom, around.bottom);
      }
      if (position === 'fixed') break;
    }
    return new DOMRect(edges.left, edges.top, ends.right - edges.left, ends.bottom - edges.top);
  }

  /** `seen`, or what is wrong with the ring: its own, or that of the card, the label or the row that it stands for. */
  function ringAround(node: Element): string {
    for (let up: Element | null = node, rows = 0; up && rows < 5; up = up.parentElement, rows++) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(up);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) continue;
      // One with a negative offset lies on the element itself.
      const back = behind(Number.parseFloat(outlineOffset) < 0 ? up : up.parentElement);
      const ratio = contrastBetween(outlineColor, back);
      return ratio < 3 ? `a ring with a contrast of ${ratio.toFixed(1)}` : 'seen';
    }
    return 'no ring';
  }

  function behind(node: Element | null): string {
    for (let up = node; up; up = up.parentElement) {
      const { backgroundColor } = getComputedStyle(up);
      if (alphaOf(backgroundColor) > 0.9) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }
}
