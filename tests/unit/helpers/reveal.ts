import { afterEach, beforeEach, vi } from 'vitest';
import widget from '../../../widgets/reveal/index';
import { fakeContext } from './context';
import { find, freshPage } from './page';

/** One movement that an element was asked to make. */
export interface Played {
  item: Element;
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  finish(): void;
  cancel: ReturnType<typeof vi.fn>;
}

/** What the page and the browser are at the moment. */
export const world = { time: '600ms', played: [] as Played[], stop: new AbortController() };

/** Shared by all tests, as the module keeps the observer that it made first. */
export const observed = new Set<Element>();
let report = (_entries: Partial<IntersectionObserverEntry>[]) => {};
export const tell = (entries: Partial<IntersectionObserverEntry>[]) => report(entries);

class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    report = (entries) => callback(entries as IntersectionObserverEntry[], this as never);
  }
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
}

function animate(this: HTMLElement, frames: unknown, options: unknown): Animation {
  let [finish, reject] = [() => {}, (_error: Error) => {}];
  const finished = new Promise<void>((...settle) => {
    [finish, reject] = settle;
  });
  const cancel = vi.fn(() => reject(new DOMException('', 'AbortError')));
  world.played.push({ item: this, frames, options, finish, cancel } as Played);
  return { finished, cancel } as unknown as Animation;
}

let leave = () => {};

/** Gives each test of a file a window of 800 px, an observer and movements that it can look into. */
export function fakeBrowser(): void {
  const { animate: original } = HTMLElement.prototype;
  beforeEach(() => {
    Object.assign(world, { time: '600ms', played: [], stop: new AbortController() });
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('innerHeight', 800);
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
      const direction = (element as HTMLElement).closest('[dir=rtl]') ? 'rtl' : 'ltr';
      return { getPropertyValue: () => world.time, direction } as unknown as CSSStyleDeclaration;
    });
    HTMLElement.prototype.animate = animate;
  });
  afterEach(() => {
    world.stop.abort();
    leave();
    HTMLElement.prototype.animate = original;
    observed.clear();
  });
}

export function open(html: string) {
  leave = freshPage(html);
  const elements = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  return elements.map(
    (element) =>
      widget.start({ ...fakeContext(), element, signal: world.stop.signal }) as (() => void) | undefined,
  );
}

const box = (top: number, height = 100) => ({ top, height, width: 300 }) as DOMRectReadOnly;
/** What an observer says of an element whose top is so many px below the window's. */
export const at = (target: Element, top: number) =>
  ({ target, isIntersecting: top > -100 && top < 800, boundingClientRect: box(top) }) as const;
export const one = () => find('[data-widget]');
export const stateOf = (element: HTMLElement) => element.dataset.mullionReveal;
export const scrolledTo = (element: HTMLElement) => {
  tell([at(element, 1500)]);
  tell([at(element, 700)]);
};
