import { isPlainClick, stepOf } from '../../src/dom/clicks-and-keys';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Address } from './address';
import { findTabs, type Tab } from './markup';
import { Roles } from './roles';

/**
 * Makes a list of links and the sections they lead to into tabs (APG "Tabs", automatic activation):
 * one panel shows, the arrow keys go from tab to tab, and the address says which one it is.
 */
export function startTabs(instance: Instance): Cleanup {
  const tabs = new Tabs(instance);
  tabs.start();
  return () => tabs.stop();
}

class Tabs {
  readonly #instance: Instance;
  readonly #tabs: Tab[];
  readonly #roles: Roles;
  readonly #address: Address;
  #open: Tab | undefined;

  constructor(instance: Instance) {
    this.#instance = instance;
    this.#tabs = findTabs(instance.element);
    this.#roles = new Roles(this.#tabs);
    this.#address = new Address(this.#tabs, (tab) => this.#show(tab));
  }

  start(): void {
    const { signal } = this.#instance;
    this.#roles.start();
    this.#address.start(signal);
    for (const tab of this.#tabs) {
      tab.link.addEventListener('click', (event) => this.#pick(tab, event), { signal });
      tab.link.addEventListener('keydown', (event) => this.#step(tab, event), { signal });
    }
  }

  stop(): void {
    this.#roles.stop();
  }

  #show(tab: Tab): void {
    if (tab === this.#open) return;
    const isFirst = !this.#open;
    this.#open = tab;
    this.#roles.select(tab);
    const { bus, element } = this.#instance;
    if (!isFirst) bus.emit('tab-opened', { element, panel: tab.panel });
  }

  #pick(tab: Tab, event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    this.#address.push(tab, this.#open);
    this.#show(tab);
  }

  #step(tab: Tab, event: KeyboardEvent): void {
    const step = stepOf(event, this.#instance.element);
    if (!step) return;
    event.preventDefault();
    const next = this.#beside(tab, step);
    this.#address.replace(next);
    this.#show(next);
    next.link.focus();
  }

  /** Round the ends; Home and End lead to them. */
  #beside(tab: Tab, step: number): Tab {
    const tabs = this.#tabs;
    const ends = { [-Infinity]: 0, [Infinity]: -1 };
    return tabs.at(ends[step] ?? (tabs.indexOf(tab) + step) % tabs.length) as Tab;
  }
}
