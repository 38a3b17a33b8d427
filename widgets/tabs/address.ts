import { byHash } from '../../src/dom/ids';
import type { Tab } from './markup';

/** In the history's state: the open panel of each group of tabs, by the id of its first. */
type State = { mullionTabs?: Record<string, string> } | null;

/**
 * Keeps tabs and address in step. A click is a step in the history, the arrow keys are not; each step
 * knows the open tab of every group on the page, so going back in one leaves the others alone.
 */
export class Address {
  readonly #tabs: Tab[];
  readonly #show: (tab: Tab) => void;

  constructor(tabs: Tab[], show: (tab: Tab) => void) {
    this.#tabs = tabs;
    this.#show = show;
  }

  start(signal: AbortSignal): void {
    const follow = () => this.#follow();
    addEventListener('popstate', follow, { signal });
    addEventListener('hashchange', follow, { signal });
    const first = this.#named() ?? this.#tabs[0];
    if (first) this.#show(first);
  }

  push(tab: Tab, from: Tab | undefined): void {
    if (tab === from) return;
    if (from) history.replaceState(this.#stateWith(from), '');
    history.pushState(this.#stateWith(tab), '', `#${tab.panel.id}`);
  }

  replace(tab: Tab): void {
    history.replaceState(this.#stateWith(tab), '', `#${tab.panel.id}`);
  }

  #follow(): void {
    const known = (history.state as State)?.mullionTabs?.[this.#key];
    const remembered = this.#tabs.find(({ panel }) => panel.id === known);
    const tab = remembered ?? this.#named();
    if (!tab) return;
    const isLink = !remembered && tab.panel.hidden;
    this.#show(tab);
    // The browser could not go to what was hidden. One of our own steps keeps its place.
    if (isLink) byHash(location.hash)?.scrollIntoView();
  }

  /** The tab whose panel is, or holds, what the address names. */
  #named(): Tab | undefined {
    const target = location.hash ? byHash(location.hash) : null;
    return target ? this.#tabs.find(({ panel }) => panel.contains(target)) : undefined;
  }

  get #key(): string {
    return this.#tabs[0]?.panel.id ?? '';
  }

  #stateWith(tab: Tab) {
    const state = history.state as State;
    return { ...state, mullionTabs: { ...state?.mullionTabs, [this.#key]: tab.panel.id } };
  }
}
