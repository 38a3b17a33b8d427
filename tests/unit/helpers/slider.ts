import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Context } from '../../../src/registry/context';
import early from '../../../widgets/slider/early';
import slider from '../../../widgets/slider/index';

const emit = vi.fn();
const report = vi.fn();
const ctx = {
  t: (key: string, ...values: unknown[]) => [key, ...values].join(' '),
  bus: { emit },
  report,
} as unknown as Context;
let stop: AbortController;

/** Fake timers, and a page on which nothing may be reported. */
export function prepareSliders() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'performance',
        'Date',
      ],
    });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(console, 'error');
    stop = new AbortController();
    emit.mockClear();
    report.mockClear();
  });
  afterEach(async () => {
    await act(async () => stop.abort());
    expect(console.error).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
  return { emit };
}

/** A slider of `count` slides of 100 px, `items` of them in view: happy-dom lays nothing out. */
export function sliderOf(attributes: string, { count = 4, items = 1 } = {}): HTMLElement {
  const slides = Array.from({ length: count }, (_, at) => `<li><a href="#${at}">${at}</a></li>`).join('\n  ');
  document.body.innerHTML = `<div class="mullion-slider" data-widget="slider" aria-label="x" ${attributes}>\n <ul role="list">\n  ${slides}\n </ul>\n</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const strip = stripOf(element);
  element.getBoundingClientRect = () => new DOMRect(0, 0, items * 100, 50);
  Object.defineProperty(strip, 'clientWidth', { value: items * 100 });
  Object.defineProperty(strip, 'scrollWidth', { value: count * 100 });
  [...strip.children].forEach((slide, at) => {
    Object.defineProperty(slide, 'offsetLeft', { value: at * 100 });
    Object.defineProperty(slide, 'offsetWidth', { value: 100 });
  });
  return element;
}

/** What the entry does with the element at once. */
export const startEarly = (element: HTMLElement) =>
  early.start({ ...ctx, element, signal: stop.signal }, () => {});

/** The early part, then the chunk. */
export async function run(element: HTMLElement): Promise<HTMLElement> {
  if (!element.querySelector('.mullion-slider__controls')) startEarly(element);
  await act(async () => {
    const cleanup = await slider.start({ ...ctx, element, signal: stop.signal });
    stop.signal.addEventListener('abort', () => cleanup?.());
  });
  return element;
}

/** The element leaves the page. */
export const leave = (element: HTMLElement) =>
  act(async () => {
    element.remove();
    stop.abort();
  });

export const stripOf = (element: HTMLElement) => element.querySelector('ul') as HTMLElement;
export const buttons = (element: HTMLElement, name: string) => [
  ...element.querySelectorAll<HTMLElement>(`.mullion-slider__${name}`),
];
/** Indexes of the slides that Tab can come to. */
export const reachable = (element: HTMLElement) =>
  [...stripOf(element).children].flatMap((slide, at) => (slide.hasAttribute('inert') ? [] : [at]));
/** Clicks, and lets two frames pass: a movement of no length takes them. */
export const click = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.click();
    vi.advanceTimersByTime(50);
  });
export const later = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
export const press = (element: HTMLElement, key: string) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
