import { rememberAttributes } from '../../src/dom/remember-attributes';
import type { Tab } from './markup';

const OF_A_LINK = ['id', 'role', 'aria-controls', 'aria-selected', 'tabindex'];
const OF_A_PANEL = ['role', 'aria-labelledby', 'tabindex', 'hidden'];

/** The roles of list, links and sections. */
export class Roles {
  readonly #tabs: Tab[];
  #restore: (() => void)[] = [];

  constructor(tabs: Tab[]) {
    this.#tabs = tabs;
  }

  start(): void {
    const links = this.#tabs.map(({ link }) => link);
    const panels = this.#tabs.map(({ panel }) => panel);
    const list = links[0]?.closest('ul');
    const items = links.map(({ parentElement }) => parentElement as HTMLElement);
    this.#restore = [
      rememberAttributes(links, OF_A_LINK),
      rememberAttributes(panels, OF_A_PANEL),
      rememberAttributes(list ? [list, ...items] : items, ['role']),
    ];
    list?.setAttribute('role', 'tablist');
    for (const item of items) item.setAttribute('role', 'presentation');
    for (const { link, panel } of this.#tabs) {
      link.id ||= `${panel.id}-tab`;
      link.setAttribute('role', 'tab');
      link.setAttribute('aria-controls', panel.id);
      link.setAttribute('aria-selected', 'false');
      link.tabIndex = -1;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', link.id);
      panel.tabIndex = 0;
    }
  }

  /** Takes them back. */
  stop(): void {
    for (const restore of this.#restore) restore();
  }

  select(tab: Tab): void {
    for (const { link, panel } of this.#tabs) {
      const isOpen = panel === tab.panel;
      link.setAttribute('aria-selected', String(isOpen));
      link.tabIndex = isOpen ? 0 : -1;
      panel.hidden = !isOpen;
    }
  }
}
