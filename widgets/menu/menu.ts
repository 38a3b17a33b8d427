import type { Context } from '../../src/registry/context';
import type { Cleanup } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { disclosure } from '../../src/ui/disclosure';
import { growBranch } from './branch';
import { surviveResize } from './resize';

/** Where the navigation collapses; style.css has the same query. */
const NARROW = '(max-width: 767px)';

/**
 * Makes a navigation a set of disclosures (APG "Disclosure Navigation"): a toggle for all of it on
 * narrow windows, and a button beside each link that has a sub-menu.
 */
export function startMenu(element: HTMLElement, ctx: Context, signal: AbortSignal): Cleanup {
  const list = element.querySelector('ul');
  if (!list) throw new WidgetError('bad-markup', 'menu', 'There is no <ul> of links in it.');
  const made: Element[] = [];
  const narrow = matchMedia(NARROW);
  const toggle = toggleOf(element, list, ctx, made);
  const show = (isOpen: boolean) => {
    list.toggleAttribute('data-open', isOpen);
    if (isOpen) makeRoom(toggle, list);
  };
  const isPopup = () => narrow.matches;
  const set = disclosure({ button: toggle, panel: list, signal, isPopup, area: element, toggle: show });
  set(false);

  const branches = [...list.querySelectorAll<HTMLElement>('li:has(> ul)')].map((item) =>
    growBranch(item, { ctx, signal, made, isWide: () => !narrow.matches }),
  );
  surviveResize({ element, toggle, list, set, branches }, narrow, signal);
  addEventListener('resize', () => list.hasAttribute('data-open') && makeRoom(toggle, list), { signal });
  return () => {
    for (const node of made) node.remove();
    for (const open of element.querySelectorAll('[data-open]')) open.removeAttribute('data-open');
  };
}

/** The server's button, else one of ours in the place that style.css keeps. */
function toggleOf(element: HTMLElement, list: Element, ctx: Context, made: Element[]): HTMLElement {
  const printed = element.querySelector<HTMLElement>('.mullion-menu__toggle');
  if (printed) return printed;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-menu__toggle';
  button.textContent = ctx.t('menu.toggle');
  // Beside the list's topmost box: some themes put the list into a <div>.
  for (const child of element.children) if (child.contains(list)) child.before(button);
  made.push(button);
  return button;
}

/** What of the window is left below the toggle: a sticky header's menu scrolls within that. */
function makeRoom(toggle: HTMLElement, list: HTMLElement): void {
  list.style.setProperty('--mullion-menu-top', `${Math.round(toggle.getBoundingClientRect().bottom)}px`);
}
