import type { Context } from '../../src/registry/context';
import { disclosure } from '../../src/ui/disclosure';
import { openOnHover } from './hover';

/** One entry with a sub-menu. */
export interface Branch {
  button: HTMLElement;
  panel: HTMLElement;
  link: HTMLAnchorElement | null;
  /** Below the second level, where wide windows show it with its parent. */
  isNested: boolean;
  set(isOpen: boolean): void;
}

interface Surroundings {
  ctx: Context;
  signal: AbortSignal;
  /** Nodes to take away in the end. */
  made: Element[];
  isWide(): boolean;
}

/** Gives an entry the button of its sub-menu; on wide windows the pointer and the focus open it too. */
export function growBranch(item: HTMLElement, around: Surroundings): Branch {
  const { ctx, signal, made, isWide } = around;
  const link = item.querySelector<HTMLAnchorElement>(':scope > a');
  const panel = item.querySelector<HTMLElement>(':scope > ul') as HTMLElement;
  const isNested = item.parentElement?.closest('li') !== null;
  const button = makeButton(ctx, (link ?? item.firstChild)?.textContent?.trim() ?? '');
  panel.before(button);
  made.push(button);

  const toggle = (isOpen: boolean) => {
    panel.toggleAttribute('data-open', isOpen);
    if (isOpen && isWide()) keepInside(panel);
  };
  const isPopup = () => isWide() && !isNested;
  // Before the disclosure's own: the first click on what the pointer has opened keeps it open.
  const hover = openOnHover(item, button, isPopup, signal);
  const set = disclosure({ button, panel, signal, toggle, isPopup, area: item });
  // The stylesheet has shown it until now where the focus or the pointer is.
  set(isPopup() && item.contains(document.activeElement));
  hover.connect(set);
  link?.addEventListener('focus', () => isPopup() && link.matches(':focus-visible') && set(true), { signal });
  if (link && isPlaceholder(link)) actAsButton(link, button, signal);
  return { button, panel, link, isNested, set };
}

function makeButton(ctx: Context, name: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-menu__more';
  button.setAttribute('aria-label', ctx.t('menu.more', name));
  return button;
}

/** WordPress's "custom link" without an address, whose only purpose is its sub-menu. */
const isPlaceholder = (link: HTMLAnchorElement) => /^#?$/.test(link.getAttribute('href') ?? '');

function actAsButton(link: HTMLElement, button: HTMLElement, signal: AbortSignal): void {
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      // With the pointer's details, which a click on the button would have.
      button.dispatchEvent(new MouseEvent('click', { cancelable: true, detail: event.detail }));
    },
    { signal },
  );
}

/** A sub-menu that would stick out of the window hangs from its entry's other edge. */
function keepInside(panel: HTMLElement): void {
  panel.removeAttribute('data-flip');
  const { left, right } = panel.getBoundingClientRect();
  panel.toggleAttribute('data-flip', left < 0 || right > document.documentElement.clientWidth);
}
