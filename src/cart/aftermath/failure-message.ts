import type { MullionEvents } from '../../bus/events';
import type { Translate } from '../../i18n/translate';

/** What has failed, of the reasons that a new try may mend. */
const WHY: Partial<Record<string, string>> = {
  timeout: 'checkConnection',
  unreachable: 'checkConnection',
  unreadable: 'serverFailed',
};

/**
 * Makes what says that a cart request failed, and offers to send it again: seen, spoken, and it stays until the
 * visitor closes it. What fails meanwhile is added. WooCommerce leaves the button loading for ever
 * instead.
 */
export function createFailureMessage(t: Translate): (failure: MullionEvents['cart-failed']) => void {
  /** Where the visitor was before the message. */
  let origin: HTMLElement | null = null;
  let toast: HTMLElement | undefined;
  let sentences = new Set<string>();
  /** Names of what earlier pages left: it is said here, also when it is sent again. */
  const orphans = new Set<string>();
  /** All that its button sends again. */
  let retries: (() => Promise<unknown>)[] = [];

  const forget = () => {
    sentences = new Set();
    retries = [];
  };
  const close = (toast: HTMLElement) => {
    if (toast.contains(document.activeElement)) origin?.focus({ preventScroll: true });
    toast.remove();
  };
  const build = () => {
    const toast = document.createElement('div');
    toast.className = 'mullion-toast';
    toast.setAttribute('role', 'alert');
    toast.append(...[...sentences].map(paragraph));
    // What fails from its press on is a message of its own.
    if (retries.length) toast.append(againButton(t, toast, retries, forget, close));
    toast.append(button(t('close'), () => close(toast)));
    return toast;
  };

  return ({ operation, reason, retry }) => {
    const { id, kind, isOld, element } = operation;
    // Who changes a quantity, or asks for a line back, is told there; what has somewhere to go has left the page.
    if (/set|restore/.test(kind) && !isOld && !orphans.has(id)) return;
    if (isOld) orphans.add(id);
    const { activeElement } = document;
    const isHeld = toast?.contains(activeElement);
    if (!isHeld) origin = activeElement as HTMLElement | null;
    if (!toast?.isConnected) forget();
    toast?.remove();
    sentences.add(nameOf(element) + t(kind === 'add' ? 'addFailed' : 'changeFailed') + whyOf(reason, t));
    if (reason !== 'refused') retries.push(retry);
    toast = build();
    document.body.append(toast);
    if (isHeld) toast.querySelector('button')?.focus();
  };
}

function againButton(
  t: Translate,
  toast: HTMLElement,
  retries: (() => Promise<unknown>)[],
  forget: () => void,
  close: (toast: HTMLElement) => void,
): HTMLElement {
  const again = button(t('retry'), async () => {
    if (again.hasAttribute('aria-busy')) return;
    again.setAttribute('aria-busy', 'true');
    for (const sentence of toast.querySelectorAll('p')) sentence.remove();
    toast.prepend(paragraph(t('retrying')));
    forget();
    await Promise.all(retries.map((send) => send()));
    close(toast);
  });
  return again;
}

function whyOf(reason: string, t: Translate): string {
  const why = WHY[reason];
  return why ? ` ${t(why)}` : '';
}

/** The product's, before what is said of it: in the label that the shop gives a button it stands in quotes. */
function nameOf(button: HTMLElement | undefined): string {
  const [name] = /[“„«].+[”“»]/.exec(button?.getAttribute('aria-label') ?? '') ?? [];
  return name ? `${name}: ` : '';
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
