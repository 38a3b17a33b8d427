import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Preset } from '../../../widgets/slider/presets.mjs';

/** What the presets are meant to be like. */
export const PRESETS: Record<string, Preset> = JSON.parse(
  readFileSync('widgets/slider/presets.json', 'utf8'),
);
/** Milliseconds of one movement. */
export const speedOf = (preset: string) => PRESETS[preset]!.speed;

export const PAGE = '/fixtures/pages/slider.html';

export const slider = (page: Page, id: string) => page.locator(`#${id}`);
export const track = (root: Locator) => root.locator(':scope > :is(ul, ol)');
export const arrow = (root: Locator, value: '1' | '-1') =>
  root.locator(`.mullion-slider__arrow[value="${value}"]`);

/** Index of the first slide whose start is at the strip's start. */
export const firstInView = (root: Locator) =>
  track(root).evaluate((strip) => {
    const rtl = getComputedStyle(strip).direction === 'rtl';
    const edge = (element: Element) => element.getBoundingClientRect()[rtl ? 'right' : 'left'];
    return [...strip.children].findIndex((slide) => Math.abs(edge(slide) - edge(strip)) < 2);
  });
export const perView = (root: Locator) =>
  track(root).evaluate((strip) =>
    Math.round(
      (strip.clientWidth + Number.parseFloat(getComputedStyle(strip).columnGap)) /
        (strip.children[0]!.getBoundingClientRect().width +
          Number.parseFloat(getComputedStyle(strip).columnGap)),
    ),
  );
export const reachable = (root: Locator) =>
  track(root).evaluate((strip) =>
    [...strip.children].flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index])),
  );

export async function hydrate(root: Locator) {
  await root.scrollIntoViewIfNeeded();
  await root.dispatchEvent('pointerdown');
  await expect(root).toHaveAttribute('data-state', 'ready');
}

/** Counts layout shifts and keeps what the server sent, to compare with later. */
export async function open(page: Page, options: { width?: number } = {}) {
  await page.setViewportSize({ width: options.width ?? 1280, height: 800 });
  await page.addInitScript(() => {
    const state = { shift: 0 };
    Object.assign(window, { seen: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) state.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PAGE);
}
export const shift = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
