import { isPlainClick } from '../../src/dom/plain-click';
import type { Context } from '../../src/registry/context';
import type { Cleanup } from '../../src/registry/define-widget';
import { openDialog } from '../../src/ui/dialog';
import { connectOpeners } from './openers';

declare module '../../src/bus/events' {
  interface MullionEvents {
    'offcanvas-opened': { element: HTMLElement };
    'offcanvas-closed': { element: HTMLElement };
  }
}

/** Makes a `<dialog>` that is printed open, as a part of the page, a modal that slides in. */
export function startOffcanvas(dialog: HTMLDialogElement, ctx: Context, signal: AbortSignal): Cleanup {
  const made = dialog.querySelector('[data-close]') ? null : closeButton(dialog, ctx);
  // Where the focus goes after a link to a part of this page.
  let goal: HTMLElement | null = null;
  const open = (opener: HTMLElement | null) => {
    if (dialog.open) return;
    goal = null;
    const onClose = () => {
      if (goal) focusPart(goal);
      ctx.bus.emit('offcanvas-closed', { element: dialog });
    };
    openDialog(dialog, { opener, onClose });
    ctx.bus.emit('offcanvas-opened', { element: dialog });
  };
  const follow = (event: MouseEvent) => {
    const part = isPlainClick(event) ? partOf((event.target as Element).closest('a')) : null;
    if (!part) return;
    goal = part;
    dialog.close();
  };

  dialog.open = false;
  const disconnect = connectOpeners(dialog, open, signal);
  dialog.addEventListener('click', follow, { signal });
  // A page that comes back out of the browser's memory would come back with its menu open.
  addEventListener('pagehide', () => dialog.close(), { signal });
  // An opener that was clicked before us was a link, and led to the dialog's place in the page.
  if (dialog.matches(':target')) open(null);
  return () => {
    // Gone while it was open: the browser closes nothing then, and the page would stay locked.
    if (dialog.open) dialog.close();
    disconnect();
    made?.remove();
  };
}

function closeButton(dialog: HTMLElement, ctx: Context): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-offcanvas__close';
  button.setAttribute('aria-label', ctx.t('close'));
  button.dataset.close = '';
  dialog.prepend(button);
  return button;
}

/** The part of this very page that a link leads to. */
function partOf(link: HTMLAnchorElement | null): HTMLElement | null {
  if (!link?.hash) return null;
  const [own, other] = [location, link].map(({ origin, pathname, search }) => origin + pathname + search);
  return own === other ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
}

function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
