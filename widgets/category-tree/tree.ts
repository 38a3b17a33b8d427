import { slide } from '../../src/motion/slide';
import { disclosure } from '../../src/ui/disclosure';

/** What the stylesheet, too, takes for the branch of the present page. */
const CURRENT = '.current-cat,.current-cat-parent,.current-cat-ancestor';
const HERE = '[aria-current]:not([aria-current="false"])';

/**
 * Gives every item with a list in it a button that shows and hides the list (APG "Disclosure"); the
 * items' links stay links. Opening an item closes its siblings and what is open in them.
 */
export function startTree(element: HTMLElement, signal: AbortSignal, nameOf: (category: string) => string) {
  const branches = new Map<Element, (isOpen: boolean) => void>();
  const undo: (() => void)[] = [];
  let isRunning = false;

  const closeBeside = (item: Element) => {
    for (const [other, set] of branches)
      if (item.parentElement?.contains(other) && !item.contains(other)) set(false);
  };
  for (const item of element.querySelectorAll('li')) {
    const panel = item.querySelector<HTMLElement>(':scope > :is(ul, ol)');
    if (!panel) continue;
    const hadId = Boolean(panel.id);
    const button = buttonOf(nameOf(item.querySelector(':scope > a')?.textContent?.trim() ?? ''));
    const toggle = (isOpen: boolean) => {
      if (!isRunning) panel.hidden = !isOpen;
      else slide(panel, isOpen);
      if (isRunning && isOpen) closeBeside(item);
    };
    const set = disclosure({ button, panel, signal, toggle });
    set(item.matches(CURRENT) || Boolean(item.querySelector(HERE)));
    panel.before(button);
    branches.set(item, set);
    undo.push(() => {
      button.remove();
      panel.hidden = false;
      if (!hadId) panel.removeAttribute('id');
    });
  }
  isRunning = true;
  return () => {
    for (const step of undo) step();
  };
}

function buttonOf(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-category-tree__button';
  button.setAttribute('aria-label', name);
  return button;
}
