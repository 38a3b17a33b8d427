import { lockScroll } from './lock-scroll';

export interface DialogOptions {
  /** Where the focus goes back to; by default what has it now. */
  opener?: HTMLElement | null;
  /** Whether a click beside the dialog closes it. */
  closesOutside?: boolean;
  /** Called once it is closed, whichever way. */
  onClose?: () => void;
}

/**
 * Opens a native `<dialog>` as a modal (APG "Dialog (Modal)"): the browser keeps the focus inside and
 * closes it on Escape; the page behind does not scroll; every element with `data-close` in it closes
 * it; the focus goes back to what opened it, or, where that is gone, to the page's main part.
 *
 * @returns Closes it; calling it twice is harmless.
 */
export function openDialog(dialog: HTMLDialogElement, options: DialogOptions = {}): () => void {
  const { opener = document.activeElement as HTMLElement | null, closesOutside = true, onClose } = options;
  if (dialog.open) return () => dialog.close();
  const end = new AbortController();
  const { signal } = end;
  const unlock = lockScroll();
  let isPressedOutside = false;

  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = isOutside(dialog, event)), {
    signal,
  });
  dialog.addEventListener(
    'click',
    (event) => {
      const isClosing = (event.target as Element).closest('[data-close]');
      // Both halves of the click: a selection of text that ends beside the dialog closes nothing.
      if (isClosing || (closesOutside && isPressedOutside && isOutside(dialog, event))) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      end.abort();
      unlock();
      giveBack(opener);
      onClose?.();
    },
    { signal },
  );
  dialog.showModal();
  return () => dialog.close();
}

function isOutside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Moves the focus back; an opener that has left or is hidden leaves it to the main part. */
function giveBack(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  if (opener?.isConnected && document.activeElement === opener) return;
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
