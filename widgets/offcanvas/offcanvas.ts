import { namedButton } from '../../src/dom/buttons';
import { isPlainClick } from '../../src/dom/clicks-and-keys';
import { byHash } from '../../src/dom/ids';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { openDialog } from '../../src/ui/dialog';
import { Openers } from '../../src/ui/openers';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** It is open, and the focus is in it. */
    'offcanvas-opened': { element: HTMLElement };
    /** It has closed. */
    'offcanvas-closed': { element: HTMLElement };
  }
}

/**
 * Makes a `<dialog>` that is printed open, as a part of the page, a modal that slides in.
 *
 * @throws WidgetError (`bad-markup`) where it is no dialog, or nothing could point to it.
 */
export function startOffcanvas(instance: Instance): Cleanup {
  const { element } = instance;
  if (!(element instanceof HTMLDialogElement) || !element.id)
    throw new WidgetError('bad-markup', 'offcanvas', 'It should be a <dialog> with an id.');
  const offcanvas = new Offcanvas(element, instance);
  offcanvas.start();
  return () => offcanvas.stop();
}

class Offcanvas {
  readonly #dialog: HTMLDialogElement;
  readonly #instance: Pick<Instance, 't' | 'bus' | 'signal'>;
  readonly #openers: Openers;
  #made: HTMLElement | undefined;
  /** Where the focus goes after a link to a part of this page. */
  #goal: HTMLElement | null = null;

  constructor(dialog: HTMLDialogElement, instance: Pick<Instance, 't' | 'bus' | 'signal'>) {
    this.#dialog = dialog;
    this.#instance = instance;
    this.#openers = new Openers(dialog, 'data-offcanvas', (opener) => this.#open(opener));
  }

  start(): void {
    const dialog = this.#dialog;
    const { t, signal } = this.#instance;
    if (!dialog.querySelector('[data-close]')) {
      this.#made = namedButton('mullion-offcanvas__close', t('close'));
      this.#made.dataset.close = '';
      dialog.prepend(this.#made);
    }
    dialog.open = false;
    this.#openers.start(signal);
    dialog.addEventListener('click', (event) => this.#follow(event), { signal });
    // A page that comes back out of the browser's memory would come back with its menu open.
    addEventListener('pagehide', () => dialog.close(), { signal });
    // An opener that was clicked before us was a link, and led to the dialog's place in the page.
    if (dialog.matches(':target')) this.#open(null);
  }

  stop(): void {
    // Gone while it was open: the browser closes nothing then, and the page would stay locked.
    if (this.#dialog.open) this.#dialog.close();
    this.#openers.stop();
    this.#made?.remove();
  }

  #open(opener: HTMLElement | null): void {
    if (this.#dialog.open) return;
    this.#goal = null;
    openDialog(this.#dialog, { opener, onClose: () => this.#close() });
    this.#instance.bus.emit('offcanvas-opened', { element: this.#dialog });
  }

  #close(): void {
    if (this.#goal) focusPart(this.#goal);
    this.#instance.bus.emit('offcanvas-closed', { element: this.#dialog });
  }

  #follow(event: MouseEvent): void {
    const part = isPlainClick(event) ? partOf((event.target as Element).closest('a')) : null;
    if (!part) return;
    this.#goal = part;
    this.#dialog.close();
  }
}

/** The part of this very page that a link leads to. */
function partOf(link: HTMLAnchorElement | null): HTMLElement | null {
  if (!link?.hash) return null;
  const [own, other] = [location, link].map(({ origin, pathname, search }) => origin + pathname + search);
  return own === other ? byHash(link.hash) : null;
}

function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
