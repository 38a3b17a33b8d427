import { isShown } from '../dom/is-shown';
import { lockScroll } from './lock-scroll';
import { statusIn } from './status-in-dialog';

export interface DialogOptions {
  /** Where the focus goes back to; by default what has it now. */
  opener?: HTMLElement | null;
  /** Whether a click beside the dialog closes it. */
  closesOutside?: boolean;
  /** Whether nothing may be put into it, as into what is hydrated later: it has no live region of its own then. */
  isSealed?: boolean;
  /** Called once it is closed, whichever way. */
  onClose?: () => void;
}

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';

/** What ends the present opening of a dialog. */
const openings = new WeakMap<HTMLDialogElement, () => void>();

/**
 * Opens a native `<dialog>` as a modal (APG "Dialog (Modal)"), or looks after one that is open as a
 * modal already: the browser keeps the focus inside and closes it on Escape; the page behind does not
 * scroll; every element with `data-close` in it closes it, and its `value` is the dialog's
 * `returnValue`; the focus goes back to what opened it, or, where that is gone, to what is next to it.
 *
 * A dialog that leaves the page is closed. Several may be open, one above the other.
 *
 * @returns Closes it; calling it twice is harmless.
 */
export function openDialog(dialog: HTMLDialogElement, options: DialogOptions = {}): () => void {
  const close = () => dialog.close();
  if (dialog.open && openings.has(dialog)) return close;
  // Closed and opened again before the event of its closing has come.
  openings.get(dialog)?.();
  const { opener = document.activeElement as HTMLElement | null } = options;
  const { closesOutside = true, isSealed, onClose } = options;
  const places = placesNear(opener);
  if (!dialog.open) dialog.showModal();

  const end = new AbortController();
  const { signal } = end;
  const unlock = lockScroll();
  const endStatus = isSealed ? undefined : statusIn(dialog);
  // Browsers say nothing of a dialog that is removed while it is open.
  const observer = new MutationObserver(() => dialog.isConnected || close());
  observer.observe(document, { childList: true, subtree: true });
  const finish = () => {
    end.abort();
    openings.delete(dialog);
    observer.disconnect();
    unlock();
    endStatus?.();
    giveBack(places);
    onClose?.();
  };
  openings.set(dialog, finish);
  dialog.addEventListener('close', () => dialog.open || finish(), { signal });
  // What it stands in may not be shown, or no longer on a tablet that is turned: it would hold the page, and nobody
  // could close it.
  const keepFree = () => isShown(dialog) || close();
  addEventListener('resize', keepFree, { signal });
  closeOnClick(dialog, closesOutside, signal);
  keepEscape(dialog, signal);
  keepFree();
  return close;
}

/**
 * Escape is the dialog's while it is open. Some themes prevent it on the document at every press, for dialogs of
 * their own (Twenty Twenty and those built on it), and a browser then closes nothing.
 */
function keepEscape(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
  dialog.addEventListener('keydown', keep, { signal });
  // A press on plain text has left the focus with the body.
  const keepOfBody = (event: KeyboardEvent) => event.target === document.body && keep(event);
  document.addEventListener('keydown', keepOfBody, { capture: true, signal });
}

function closeOnClick(dialog: HTMLDialogElement, closesOutside: boolean, signal: AbortSignal): void {
  let isPressedOutside = false;
  const press = (event: PointerEvent) => {
    isPressedOutside = isOutside(dialog, event);
  };
  const click = (event: MouseEvent) => {
    const closing = (event.target as Element).closest('[data-close]');
    // Not one of a dialog within this one.
    if (closing?.closest('dialog') === dialog) dialog.close(closing.getAttribute('value') ?? undefined);
    // Both halves of the click: a selection of text that ends beside the dialog closes nothing.
    else if (closesOutside && isPressedOutside && isOutside(dialog, event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', press, { signal });
  dialog.addEventListener('click', click, { signal });
}

function isOutside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/**
 * Where the focus may go back to, best first: the opener, then what follows it and what stands before
 * it in its list item, its list, and so on. It is asked when the dialog opens: an opener that is gone
 * when it closes no longer has a place.
 */
function placesNear(opener: HTMLElement | null): Set<HTMLElement> {
  const places = new Set<HTMLElement>();
  if (!opener || opener === document.body) return places;
  places.add(opener);
  const follows = (element: Element) =>
    opener.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (let around = opener.parentElement; around; around = around.parentElement) {
    const near = [...around.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const before = near.filter((element) => !follows(element)).reverse();
    for (const element of [...near.filter(follows), ...before]) places.add(element);
    if (around.matches('main, dialog, [role="main"]')) break;
  }
  return places;
}

/** Moves the focus to the first place that takes it; where none does, to the page's main part. */
function giveBack(places: Set<HTMLElement>): void {
  for (const place of places) {
    place.focus({ preventScroll: true });
    if (place.isConnected && document.activeElement === place) return;
  }
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  if (!main || document.activeElement !== document.body) return;
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
  main.focus({ preventScroll: true });
}
