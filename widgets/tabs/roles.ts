import type { Tab } from './markup';

/** An attribute as it was before: null where there was none. */
type Former = [element: Element, name: string, value: string | null];

/** The roles of list, links and sections. */
export class Roles {
  readonly #tabs: Tab[];
  readonly #former: Former[] = [];

  constructor(tabs: Tab[]) {
    this.#tabs = tabs;
  }

  start(): void {
    const list = this.#tabs[0]?.link.closest('ul');
    if (list) this.#set(list, 'role', 'tablist');
    for (const { link, panel } of this.#tabs) {
      if (link.parentElement) this.#set(link.parentElement, 'role', 'presentation');
      this.#set(link, 'id', link.id || `${panel.id}-tab`);
      this.#set(link, 'role', 'tab');
      this.#set(link, 'aria-controls', panel.id);
      this.#set(link, 'aria-selected', 'false');
      this.#set(link, 'tabindex', '-1');
      this.#set(panel, 'role', 'tabpanel');
      this.#set(panel, 'aria-labelledby', link.id);
      this.#set(panel, 'tabindex', '0');
      this.#former.push([panel, 'hidden', panel.getAttribute('hidden')]);
    }
  }

  /** Takes them back. */
  stop(): void {
    for (const [target, name, value] of this.#former.reverse()) write(target, name, value);
  }

  select(tab: Tab): void {
    for (const { link, panel } of this.#tabs) {
      const isOpen = panel === tab.panel;
      link.setAttribute('aria-selected', String(isOpen));
      link.tabIndex = isOpen ? 0 : -1;
      panel.hidden = !isOpen;
    }
  }

  #set(target: Element, name: string, value: string): void {
    this.#former.push([target, name, target.getAttribute(name)]);
    write(target, name, value);
  }
}

function write(target: Element, name: string, value: string | null): void {
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
