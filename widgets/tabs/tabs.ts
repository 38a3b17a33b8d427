import { isRtl } from '../../src/dom/is-rtl';
import { isPlainClick } from '../../src/dom/plain-click';
import { followAddress } from './address';
import { findTabs, type Tab } from './markup';
import { rolesOf } from './roles';

/**
 * Makes a list of links and the sections they lead to into tabs (APG "Tabs", automatic activation):
 * one panel shows, the arrow keys go from tab to tab, and the address says which one it is.
 */
export function startTabs(element: HTMLElement, signal: AbortSignal, tell: (panel: HTMLElement) => void) {
  const tabs = findTabs(element);
  const roles = rolesOf(tabs);
  let open: Tab | undefined;

  const show = (tab: Tab) => {
    if (tab === open) return;
    const isFirst = !open;
    open = tab;
    roles.select(tab);
    if (!isFirst) tell(tab.panel);
  };
  const address = followAddress(tabs, show, signal);

  const pick = (tab: Tab, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    address.push(tab, open);
    show(tab);
  };
  const step = (tab: Tab, event: KeyboardEvent) => {
    const index = nextOf(event, tabs.indexOf(tab), isRtl(element));
    const next = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (!next) return;
    event.preventDefault();
    address.replace(next);
    show(next);
    next.link.focus();
  };
  for (const tab of tabs) {
    tab.link.addEventListener('click', (event) => pick(tab, event), { signal });
    tab.link.addEventListener('keydown', (event) => step(tab, event), { signal });
  }
  return roles.giveBack;
}

/** The index that a key leads to, from `-1` (the last) on; undefined for any other key. */
function nextOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, at: number, rtl: boolean) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return at + 1;
  return key === (rtl ? 'ArrowRight' : 'ArrowLeft') ? at - 1 : undefined;
}
