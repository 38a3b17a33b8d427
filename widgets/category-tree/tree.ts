import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Branch } from './branch';

/** A theme's own sign that opens an item, beside its link: it opens and closes the list, and ours would not know. */
const OTHERS = [
  'button',
  '[role="button"]',
  ...['toggle', 'expand', 'arrow', 'open-'].map((word) => `[class*="${word}"]`),
];
const TOGGLE = `:scope > :is(${OTHERS.join()}):not(a, ul, ol, .mullion-category-tree__button)`;

/**
 * Gives every item with a list in it a button that shows and hides the list (APG "Disclosure"); the
 * items' links stay links. Opening an item closes its siblings and what is open in them.
 */
export function startTree({ element, t, signal }: Instance): Cleanup {
  const branches = new Set<Branch>();
  const closeBeside = ({ item }: Branch) => {
    for (const other of branches)
      if (item.parentElement?.contains(other.item) && !item.contains(other.item)) other.close();
  };
  for (const item of element.querySelectorAll('li')) {
    const panel = item.querySelector<HTMLElement>(':scope > :is(ul, ol)');
    if (!panel || item.querySelector(TOGGLE)) continue;
    const category = item.querySelector(':scope > a')?.textContent?.trim() ?? '';
    const branch = new Branch(item, panel, t('category-tree.open', category), closeBeside);
    branch.start(signal);
    branches.add(branch);
  }
  const giveWay = () => {
    for (const branch of branches) {
      if (!branch.item.querySelector(TOGGLE)) continue;
      branch.stop();
      branches.delete(branch);
    }
  };
  const observer = new MutationObserver(giveWay);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const branch of branches) branch.stop();
  };
}
