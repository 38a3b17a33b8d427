import type { Tab } from './markup';

/** An attribute as it was before: null where there was none. */
type Former = [element: Element, name: string, value: string | null];

/** Gives list, links and sections their roles, and takes them back. */
export function rolesOf(tabs: Tab[]) {
  const former: Former[] = [];
  const set = (target: Element, name: string, value: string | null) => {
    former.push([target, name, target.getAttribute(name)]);
    write(target, name, value);
  };
  const list = tabs[0]?.link.closest('ul');
  if (list) set(list, 'role', 'tablist');
  for (const { link, panel } of tabs) {
    if (link.parentElement) set(link.parentElement, 'role', 'presentation');
    set(link, 'id', link.id || `${panel.id}-tab`);
    set(link, 'role', 'tab');
    set(link, 'aria-controls', panel.id);
    set(link, 'aria-selected', 'false');
    set(link, 'tabindex', '-1');
    set(panel, 'role', 'tabpanel');
    set(panel, 'aria-labelledby', link.id);
    set(panel, 'tabindex', '0');
    former.push([panel, 'hidden', panel.getAttribute('hidden')]);
  }
  return {
    select(tab: Tab) {
      for (const { link, panel } of tabs) {
        const isOpen = panel === tab.panel;
        link.setAttribute('aria-selected', String(isOpen));
        link.tabIndex = isOpen ? 0 : -1;
        panel.hidden = !isOpen;
      }
    },
    giveBack() {
      for (const [target, name, value] of former.reverse()) write(target, name, value);
    },
  };
}

function write(target: Element, name: string, value: string | null): void {
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
