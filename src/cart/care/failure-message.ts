import type { MullionEvents } from '../../bus/events';
import type { Context } from '../../registry/context';

/** Where the visitor was before the message that is shown now. */
let origin: HTMLElement | null = null;

/** What that message says, and all that its button sends again. */
let shown = { sentences: new Set<string>(), retries: [] as (() => Promise<unknown>)[] };

/**
 * Says that a cart request failed, and offers to send it again: seen, spoken, and it stays until
 * the visitor closes it. What fails meanwhile is added. WooCommerce leaves the button loading for
 * ever instead.
 */
export function showFailure(ctx: Context, { operation, reason, retry }: MullionEvents['cart-failed']): void {
  // A removal follows its link; a refusal with an address has already left the page.
  if (operation.kind === 'remove') return;
  const before = document.querySelector('.mullion-toast');
  const { activeElement } = document;
  const isHeld = before?.contains(activeElement);
  if (!isHeld) origin = activeElement as HTMLElement | null;
  if (!before) shown = { sentences: new Set(), retries: [] };
  before?.remove();
  const { sentences, retries } = shown;
  sentences.add(ctx.t(reason === 'refused' ? 'addRefused' : 'addFailed'));
  if (reason !== 'refused') retries.push(retry);

  const toast = document.createElement('div');
  toast.className = 'mullion-toast';
  toast.setAttribute('role', 'alert');
  toast.append(...[...sentences].map(paragraph));
  const close = () => {
    if (toast.contains(document.activeElement)) origin?.focus({ preventScroll: true });
    toast.remove();
  };
  if (retries.length > 0) {
    const again = button(ctx.t('retry'), async () => {
      if (again.hasAttribute('aria-busy')) return;
      again.setAttribute('aria-busy', 'true');
      for (const sentence of toast.querySelectorAll('p')) sentence.remove();
      toast.prepend(paragraph(ctx.t('adding')));
      // What fails from now on is a message of its own.
      shown = { sentences: new Set(), retries: [] };
      await Promise.all(retries.map((send) => send()));
      close();
    });
    toast.append(again);
  }
  toast.append(button(ctx.t('close'), close));
  document.body.append(toast);
  if (isHeld) toast.querySelector('button')?.focus();
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
