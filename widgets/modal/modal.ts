import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { openDialog } from '../../src/ui/dialog';
import { Openers } from '../../src/ui/openers';

/**
 * Opens a dialog of the page, by its element or its id.
 *
 * @param opener Where the focus goes back to; by default what has it now.
 *
 * @returns A promise that is kept when the dialog is closed, with its `returnValue`.
 */
export async function open(target: HTMLDialogElement | string, opener?: HTMLElement | null): Promise<string> {
  const dialog = dialogOf(typeof target === 'string' ? document.getElementById(target) : target, target);
  giveName(dialog);
  openDialog(dialog, opener === undefined ? {} : { opener });
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true });
  });
}

/** Listens to a dialog's openers, wherever they are or will be, and looks after it while it is open. */
export function startModal({ element, signal }: Instance): Cleanup {
  const dialog = dialogOf(element, element.id);
  const forget = giveName(dialog);
  const openers = new Openers(dialog, 'data-modal-open', (opener) => dialog.open || open(dialog, opener));
  openers.start(signal);
  // Opened by the browser (commandfor) or by the theme's own script.
  const adopt = () => dialog.open && openDialog(dialog, { opener: null });
  const observer = new MutationObserver(adopt);
  observer.observe(dialog, { attributeFilter: ['open'] });
  adopt();
  if (isInAddress(dialog)) open(dialog).then(() => leaveAddress(dialog));
  return () => {
    observer.disconnect();
    openers.stop();
    dialog.close();
    forget();
  };
}

function dialogOf(element: Element | null, wanted: unknown): HTMLDialogElement {
  if (element instanceof HTMLDialogElement && element.id) return element;
  const problem = `"${wanted}" is no <dialog> with an id; write <dialog data-widget="modal" id="…">.`;
  throw new WidgetError('bad-markup', 'modal', problem);
}

/** A dialog without a name is called as its first heading says. */
function giveName(dialog: HTMLDialogElement): () => void {
  const heading = dialog.querySelector('h1,h2,h3,h4,h5,h6');
  const isNamed = dialog.hasAttribute('aria-label') || dialog.hasAttribute('aria-labelledby');
  if (isNamed || !heading) return () => {};
  heading.id ||= `${dialog.id}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  return () => dialog.removeAttribute('aria-labelledby');
}

/**
 * Takes the dialog's name out of the address, so that a reload doesn't open it again, and undoes the jump
 * to where the dialog is written: whoever closes it stands at the page's beginning, not at its foot.
 */
function leaveAddress(dialog: HTMLDialogElement): void {
  if (!isInAddress(dialog)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  scrollTo({ top: 0, behavior: 'instant' });
}

/** An address has letters beyond ASCII in percent. */
const isInAddress = ({ id }: HTMLDialogElement): boolean =>
  new URL(`#${id}`, location.href).hash === location.hash;
