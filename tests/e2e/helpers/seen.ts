import { expect, type Locator, type Page } from '@playwright/test';
import { alphaOf, contrastBetween, withContrast } from './contrast';

/**
 * A visitor sees this and can press it: its middle is in the window, nothing lies on it there, it isn't
 * see-through, its words or its sign have another colour than what is behind, and no box cuts its words.
 * Waits until it is so, as long as any `expect`.
 */
export async function expectHit(target: Locator): Promise<void> {
  await expect.poll(() => problemsOf(target), `${target} can be seen and pressed`).toEqual([]);
}

/** Presses what a visitor can see, having scrolled to it as a visitor would: again, where what opens pushes it away. */
export async function press(target: Locator): Promise<void> {
  const scrolled = async () => {
    // What an answer is just putting another in the place of is there again a moment later.
    await expect(() => target.scrollIntoViewIfNeeded()).toPass();
    return problemsOf(target);
  };
  await expect.poll(scrolled, `${target} can be seen and pressed`).toEqual([]);
  await target.click();
}

const problemsOf = (target: Locator) => target.evaluate(withContrast<Element, string[]>(complaints));

/** Runs in the page: what is wrong with an element for the eye and the finger. */
function complaints(element: Element): string[] {
  const found: string[] = [];
  const name = (node: Element | null) => node?.outerHTML.slice(0, 90) ?? 'nothing';
  const boxes = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
  const [box] = boxes;
  if (!box?.width || !box.height) return [`takes no room: ${name(element)}`];

  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const at = `${Math.round(x)}, ${Math.round(y)}`;
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
    return [`its middle ${at} is outside of the window of ${innerWidth} × ${innerHeight}: ${name(element)}`];
  }
  const hit = document.elementFromPoint(x, y);
  const isLabelled = (hit?.closest('label') as HTMLLabelElement | null)?.control === element;
  if (!element.contains(hit) && !isLabelled) found.push(`at its middle ${at} lies ${name(hit)}`);

  const ancestors: Element[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) ancestors.push(node);
  const opacity = ancestors.reduce((product, node) => product * Number(getComputedStyle(node).opacity), 1);
  if (opacity < 0.5) found.push(`is see-through, its opacity is ${opacity.toFixed(2)}`);

  let hasWords = false;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    if (!text.textContent?.trim() || isForReadersOnly(parent)) continue;
    hasWords = true;
    const words = `“${text.textContent.trim().slice(0, 40)}”`;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!isTold(getComputedStyle(parent).color, parent, range.getClientRects()[0]))
      found.push(`${words} has the colour of what is behind`);
    for (const line of range.getClientRects()) {
      const cutter = cutBy(parent, line);
      if (cutter) found.push(`${words} is cut by ${name(cutter)}`);
    }
  }
  if (!hasWords && !isTold(signOf(element), element, box))
    found.push(`its sign has the colour of what is behind: ${name(element)}`);
  return [...new Set(found)];

  /** Whether a colour is told from what lies behind it; over a picture nobody can say. */
  function isTold(ink: string | null, owner: Element, place: DOMRect | undefined): boolean {
    if (ink === null || !place) return true;
    const stack = document.elementsFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    // Out of the window, or no target of the pointer.
    if (!stack.includes(owner)) return true;
    for (const node of stack.slice(stack.indexOf(owner))) {
      const { backgroundColor, backgroundImage } = getComputedStyle(node);
      if (backgroundImage !== 'none' || node.matches('img,video,canvas,iframe')) return true;
      if (alphaOf(backgroundColor) > 0.9) return contrastBetween(ink, backgroundColor) > 1.5;
    }
    return contrastBetween(ink, 'rgb(255, 255, 255)') > 1.5;
  }

  /** The colour of what a button without words shows; `null` for what draws itself. */
  function signOf(node: Element): string | null {
    if (!node.matches('button,a') || node.querySelector('img,video,canvas')) return null;
    const shape = node.querySelector('svg :is(path,circle,rect,use)');
    if (!shape) return getComputedStyle(node).color;
    const { stroke, fill } = getComputedStyle(shape);
    return stroke === 'none' ? fill : stroke;
  }

  /** Hidden from the eye on purpose: a box of a pixel, or clipped away. */
  function isForReadersOnly(node: Element): boolean {
    for (let up: Element | null = node; up && element.contains(up); up = up.parentElement) {
      const style = getComputedStyle(up);
      const { width, height } = up.getBoundingClientRect();
      if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0)
        return true;
      if (style.position === 'absolute' && (width <= 1 || height <= 1 || style.clipPath !== 'none'))
        return true;
    }
    return false;
  }

  /** The nearest box around a line of text that doesn't show all of it; half a letter is not seen as cut. */
  function cutBy(node: Element, line: DOMRect): Element | null {
    const slack = 3;
    for (let up: Element | null = node; up; up = up.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(up);
      const { left, right, top, bottom } = up.getBoundingClientRect();
      const clipsX = overflowX === 'hidden' || overflowX === 'clip';
      const clipsY = overflowY === 'hidden' || overflowY === 'clip';
      if (display !== 'inline' && clipsX && (line.left < left - slack || line.right > right + slack))
        return up;
      if (display !== 'inline' && clipsY && (line.top < top - slack || line.bottom > bottom + slack))
        return up;
      if (position === 'fixed' || up === document.body) break;
    }
    const isWide = line.left < -slack || line.right > innerWidth + slack;
    return isWide ? document.documentElement : null;
  }
}

/** Nothing of a text stands outside of the box that it belongs to. */
export async function expectInside(page: Page, text: string, box: string): Promise<void> {
  const far = await page.locator(text).evaluateAll(
    (nodes, around) =>
      nodes.map((node) => {
        const outer = (node.closest(around) as Element).getBoundingClientRect();
        const { left, right } = node.getBoundingClientRect();
        return Math.max(outer.left - left, right - outer.right);
      }),
    box,
  );
  expect(far.length).toBeGreaterThan(0);
  expect(Math.max(...far), `px that ${text} stands out of ${box}`).toBeLessThanOrEqual(0);
}
