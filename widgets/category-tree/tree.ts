import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Branch } from './branch';

/**
 * Gives every item with a list in it a button that shows and hides the list (APG "Disclosure"); the
 * items' links stay links. Opening an item closes its siblings and what is open in them.
 */
export function startTree({ element, t, signal }: Instance): Cleanup {
  const branches: Branch[] = [];
  const closeBeside = ({ item }: Branch) => {
    for (const other of branches)
      if (item.parentElement?.contains(other.item) && !item.contains(other.item)) other.close();
  };
  for (const item of element.querySelectorAll('li')) {
    const panel = item.querySelector<HTMLElement>(':scope > :is(ul, ol)');
    if (!panel) continue;
    const category = item.querySelector(':scope > a')?.textContent?.trim() ?? '';
    const branch = new Branch(item, panel, t('category-tree.open', category), closeBeside);
    branch.start(signal);
    branches.push(branch);
  }
  return () => {
    for (const branch of branches) branch.stop();
  };
}
