import { afterEach, beforeEach, vi } from 'vitest';
import golden from '../../../widgets/menu/golden/default.html?raw';
import widget from '../../../widgets/menu/index';
import { fakeContext } from './context';
import { find, freshPage } from './page';

export const BY_HAND =
  '<nav data-widget="menu" id="own"><div><ul><li><a href="/a">Một</a><ul><li><a href="/b">Hai</a></li></ul></li></ul></div></nav>';

let leave = () => {};
let stop = new AbortController();
let narrow: EventTarget & { matches: boolean };

/** A window whose width {@link page} and {@link cross} say. */
export function prepareMenus() {
  beforeEach(() => {
    stop = new AbortController();
    narrow = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => narrow);
  });
  afterEach(() => {
    stop.abort();
    leave();
  });
}

export const page = (html = golden, isNarrow = true) => {
  leave = freshPage(`${html}<a id="else" href="/z">z</a>`);
  narrow.matches = isNarrow;
};
export const cross = (isNarrow: boolean) => {
  narrow.matches = isNarrow;
  narrow.dispatchEvent(new Event('change'));
};
export const start = async (element = find('[data-widget]')) =>
  widget.start({
    ...Object.assign(fakeContext(), { t: (key: string, ...values: unknown[]) => [key, ...values].join(' ') }),
    element,
    signal: stop.signal,
  });
export const toggle = (root = '[data-widget]') => find(`${root} .mullion-menu__toggle`);
export const more = (name: string) => find(`[aria-label="menu.more ${name}"]`);
export const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
export const panel = (name: string) => more(name).nextElementSibling as HTMLElement;
export const shown = (name: string) => panel(name).hasAttribute('data-open');
export const pointer = (target: Element, type: string, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new Event(type), { pointerType }));
export const item = (name: string) => more(name).closest('li')!;
export const pressEscape = (target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

/** The element has left the page. */
export const end = () => stop.abort();
