import { byHash, type Tab } from './markup';

/** In the history's state: the open panel of each group of tabs, by the id of its first. */
type State = { mullionTabs?: Record<string, string> } | null;

/**
 * Keeps tabs and address in step. A click is a step in the history, the arrow keys are not; each step
 * knows the open tab of every group on the page, so going back in one leaves the others alone.
 */
export function followAddress(tabs: Tab[], show: (tab: Tab) => void, signal: AbortSignal) {
  const key = tabs[0]?.panel.id ?? '';
  const state = () => history.state as State;
  const known = () => state()?.mullionTabs?.[key];
  const stateWith = (tab: Tab) => ({
    ...state(),
    mullionTabs: { ...state()?.mullionTabs, [key]: tab.panel.id },
  });
  /** The tab whose panel is, or holds, what the address names. */
  const named = () => {
    const target = location.hash ? byHash(location.hash) : null;
    return target ? tabs.find(({ panel }) => panel.contains(target)) : undefined;
  };

  const follow = () => {
    const remembered = tabs.find(({ panel }) => panel.id === known());
    const tab = remembered ?? named();
    if (!tab) return;
    const isLink = !remembered && tab.panel.hidden;
    show(tab);
    // The browser could not go to what was hidden. One of our own steps keeps its place.
    if (isLink && named()) byHash(location.hash)?.scrollIntoView();
  };
  addEventListener('popstate', follow, { signal });
  addEventListener('hashchange', follow, { signal });
  const first = named() ?? tabs[0];
  if (first) show(first);

  return {
    push(tab: Tab, from: Tab | undefined) {
      if (tab === from) return;
      if (from) history.replaceState(stateWith(from), '');
      history.pushState(stateWith(tab), '', `#${tab.panel.id}`);
    },
    replace: (tab: Tab) => history.replaceState(stateWith(tab), '', `#${tab.panel.id}`),
  };
}
