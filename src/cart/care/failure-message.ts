import type { MullionEvents } from '../../bus/events';
import type { Context } from '../../registry/context';

/** Where the visitor was before the message that is shown now. */
let origin: HTMLElement | null = null;

/**
 * Says that a cart request failed, and offers to send it again: seen, spoken, and it stays until
 * the visitor closes it. WooCommerce leaves the button loading for ever instead.
 */
export function showFailure(ctx: Context, { operation, reason, retry }: MullionEvents['cart-failed']): void {
  // A removal follows its link; a refusal with an address has already left the page.
  if (operation.kind === 'remove') return;
  const before = document.querySelector('.mullion-toast');
  const { activeElement } = document;
  const isHeld = before?.contains(activeElement);
  if (!isHeld) origin = activeElement as HTMLElement | null;
  before?.remove();

  const toast = document.createElement('div');
  toast.className = 'mullion-toast';
  toast.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = ctx.t(reason === 'refused' ? 'addRefused' : 'addFailed');
  toast.append(message);
  const close = () => {
    if (toast.contains(document.activeElement)) origin?.focus({ preventScroll: true });
    toast.remove();
  };
  if (reason !== 'refused') {
    const again = button(ctx.t('retry'), async () => {
      if (again.hasAttribute('aria-busy')) return;
      again.setAttribute('aria-busy', 'true');
      message.textContent = ctx.t('adding');
      await retry();
      close();
    });
    toast.append(again);
  }
  toast.append(button(ctx.t('close'), close));
  document.body.append(toast);
  if (isHeld) toast.querySelector('button')?.focus();
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
