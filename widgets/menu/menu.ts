import type { Translate } from '../../src/i18n/translate';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { disclosure } from '../../src/ui/disclosure';
import { Branch } from './branch';
import { surviveResize } from './resize';

/** Where the navigation collapses; style.css has the same query. */
const NARROW = '(max-width: 767px)';

/**
 * Makes a navigation a set of disclosures (APG "Disclosure Navigation"): a toggle for all of it on
 * narrow windows, and a button beside each link that has a sub-menu.
 */
export function startMenu({ element, t, signal }: Instance): Cleanup {
  const list = element.querySelector('ul');
  if (!list) throw new WidgetError('bad-markup', 'menu', 'There is no <ul> of links in it.');
  const narrow = matchMedia(NARROW);
  const printed = element.querySelector<HTMLElement>('.mullion-menu__toggle');
  const toggle = printed ?? makeToggle(element, list, t);
  const show = (isOpen: boolean) => {
    list.toggleAttribute('data-open', isOpen);
    if (isOpen) makeRoom(toggle, list);
  };
  const isPopup = () => narrow.matches;
  const set = disclosure({ button: toggle, panel: list, signal, isPopup, area: element, toggle: show });
  // head.ts has seen a press that came before us.
  set(isPopup() && toggle.hasAttribute('data-pressed'));
  toggle.removeAttribute('data-pressed');

  const items = [...list.querySelectorAll<HTMLElement>('li:has(> ul)')];
  const branches = items.map((item) => new Branch(item, t, () => !narrow.matches));
  for (const branch of branches) branch.start(signal);
  surviveResize({ element, toggle, list, set, branches }, narrow, signal);
  addEventListener('resize', () => list.hasAttribute('data-open') && makeRoom(toggle, list), { signal });
  return () => {
    if (!printed) toggle.remove();
    for (const branch of branches) branch.stop();
    for (const open of element.querySelectorAll('[data-open]')) open.removeAttribute('data-open');
  };
}

/** A button in the place that style.css keeps where the server has printed none. */
function makeToggle(element: HTMLElement, list: Element, t: Translate): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-menu__toggle';
  button.textContent = t('menu.toggle');
  // Beside the list's topmost box: some themes put the list into a <div>.
  for (const child of element.children) if (child.contains(list)) child.before(button);
  return button;
}

/** What of the window is left below the toggle: a sticky header's menu scrolls within that. */
function makeRoom(toggle: HTMLElement, list: HTMLElement): void {
  list.style.setProperty('--mullion-menu-top', `${Math.round(toggle.getBoundingClientRect().bottom)}px`);
}
