import { vi } from 'vitest';

type Added = [target: EventTarget, type: string, listener: EventListener, options: unknown];

/**
 * Gives the test a page of its own: an empty body, and what the code adds to window, document and
 * body is taken off again by the function that comes back.
 */
export function freshPage(html = ''): () => void {
  stayHere();
  document.body.innerHTML = html;
  const added: Added[] = [];
  const targets = [globalThis as unknown as Window, document, document.body];
  const originals = targets.map((target) => target.addEventListener);
  targets.forEach((target, index) => {
    target.addEventListener = (type: string, listener: unknown, options?: unknown) => {
      added.push([target, type, listener as EventListener, options]);
      originals[index]?.call(target, type, listener as EventListener, options as AddEventListenerOptions);
    };
  });
  const Observer = globalThis.MutationObserver;
  const observers: MutationObserver[] = [];
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };
  return () => {
    globalThis.MutationObserver = Observer;
    for (const observer of observers) observer.disconnect();
    targets.forEach((target, index) => {
      target.addEventListener = originals[index]!;
    });
    for (const [target, type, listener, options] of added)
      target.removeEventListener(type, listener, options as EventListenerOptions);
    document.body.innerHTML = '';
    sessionStorage.clear();
    localStorage.clear();
  };
}

/** Storage as a private window has it. Spies on `Storage.prototype` are passed by: happy-dom binds its methods. */
export function denyStorage(name: 'localStorage' | 'sessionStorage'): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal(name, { getItem: denied, setItem: denied, clear() {} });
}

/** Links and forms that nobody holds lead nowhere in a test. */
function stayHere(): void {
  const { navigation } = (
    window as unknown as { happyDOM: { settings: { navigation: Record<string, boolean> } } }
  ).happyDOM.settings;
  Object.assign(navigation, { disableMainFrameNavigation: true, disableFallbackToSetURL: true });
}

export const find = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

/** A click as a visitor makes it; returns the event to see what became of it. */
export function click(target: Element, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  target.dispatchEvent(event);
  return event;
}

/** Where the page went, instead of going there. */
export const watchNavigation = () => vi.spyOn(location, 'assign').mockImplementation(() => {});

/** Lets promises that wait for nothing but each other finish. */
export async function settled(turns = 30): Promise<void> {
  // A widget of the moment "load" starts in a task of its own.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
  else await new Promise((done) => setTimeout(done));
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
