import type { MullionEvents } from '../../bus/events';
import type { Context } from '../../registry/context';

/**
 * Says that a cart request failed, and offers to send it again: seen, spoken, and it stays until
 * the visitor closes it. WooCommerce leaves the button loading for ever instead.
 */
export function showFailure(ctx: Context, { operation, reason, retry }: MullionEvents['cart-failed']): void {
  // A removal follows its link; a refusal with an address has already left the page.
  if (operation.kind === 'remove') return;
  document.querySelector('.mullion-toast')?.remove();
  const toast = document.createElement('div');
  toast.className = 'mullion-toast';
  toast.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = ctx.t(reason === 'refused' ? 'addRefused' : 'addFailed');
  toast.append(message);
  const close = () => toast.remove();
  if (reason !== 'refused') {
    toast.append(
      button(ctx.t('retry'), () => {
        close();
        retry();
      }),
    );
  }
  toast.append(button(ctx.t('close'), close));
  document.body.append(toast);
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
