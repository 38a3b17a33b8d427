import { afterEach, beforeEach, vi } from 'vitest';
import widget from '../../../widgets/count-up/index';
import { fakeContext } from './context';
import { freshPage } from './page';

export const PROJECTS = '<p data-widget="count-up" lang="vi">Hơn 1.500+ công trình</p>';
const MOVING = { '--mullion-panel': '250ms' };

/** What the page and the browser are at the moment. */
export const world = {
  times: MOVING as Record<string, string>,
  isHidden: false,
  stop: new AbortController(),
  observers: [] as FakeObserver[],
  frames: [] as FrameRequestCallback[],
};

class FakeObserver {
  observed = new Set<Element>();
  tell: (ratio: number) => void;
  constructor(callback: IntersectionObserverCallback) {
    this.tell = (ratio) =>
      callback([{ intersectionRatio: ratio } as IntersectionObserverEntry], this as never);
    world.observers.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  disconnect() {
    this.observed.clear();
  }
}

let leave = () => {};

/** Gives each test of a file an observer, frames and a tab that do as it says. */
export function fakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const stop = new AbortController();
    Object.assign(world, { times: MOVING, isHidden: false, stop, observers: [], frames: [] });
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => world.frames.push(callback));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => {
      world.frames[id - 1] = () => {};
    });
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => world.isHidden);
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
      () =>
        ({ getPropertyValue: (name: string) => world.times[name] ?? '' }) as unknown as CSSStyleDeclaration,
    );
  });
  afterEach(() => {
    world.stop.abort();
    leave();
    vi.useRealTimers();
  });
}

/** Lets the frames come that were asked for. */
export function frameAfter(ms: number): void {
  vi.advanceTimersByTime(ms);
  for (const callback of world.frames.splice(0)) callback(performance.now());
}

export function open(html = PROJECTS) {
  leave = freshPage(html);
  const elements = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  return elements.map(
    (element) =>
      widget.start({ ...fakeContext(), element, signal: world.stop.signal }) as (() => void) | undefined,
  );
}

export const moving = () => document.querySelector<HTMLElement>('.mullion-count-up__moving');
export const now = () => moving()?.dataset.now;
export const scrolledTo = (ratio = 1) => world.observers[0]?.tell(ratio);
export function turnAway(): void {
  world.isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}
