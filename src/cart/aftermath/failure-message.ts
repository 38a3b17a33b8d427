import type { MullionEvents } from '../../bus/events';
import type { Translate } from '../../i18n/translate';

/**
 * Says that a cart request failed, and offers to send it again: seen, spoken, and it stays until the
 * visitor closes it. What fails meanwhile is added. WooCommerce leaves the button loading for ever
 * instead.
 */
export class FailureMessage {
  /** Where the visitor was before the message. */
  #origin: HTMLElement | null = null;
  #toast: HTMLElement | undefined;
  #sentences = new Set<string>();
  /** Names of what earlier pages left: it is said here, also when it is sent again. */
  readonly #orphans = new Set<string>();
  /** All that its button sends again. */
  #retries: (() => Promise<unknown>)[] = [];

  constructor(private readonly t: Translate) {}

  show({ operation, reason, retry }: MullionEvents['cart-failed']): void {
    const { id, kind, isOld } = operation;
    // A removal follows its link, a quantity's stepper says it; a refusal with an address has already left the page.
    if (kind !== 'add' && !isOld && !this.#orphans.has(id)) return;
    if (isOld) this.#orphans.add(id);
    const { activeElement } = document;
    const isHeld = this.#toast?.contains(activeElement);
    if (!isHeld) this.#origin = activeElement as HTMLElement | null;
    if (!this.#toast?.isConnected) this.#forget();
    this.#toast?.remove();
    const ofAdd = reason === 'refused' ? 'addRefused' : 'addFailed';
    this.#sentences.add(this.t(kind === 'add' ? ofAdd : 'changeFailed'));
    if (reason !== 'refused') this.#retries.push(retry);
    const toast = this.#build();
    this.#toast = toast;
    document.body.append(toast);
    if (isHeld) toast.querySelector('button')?.focus();
  }

  #build(): HTMLElement {
    const toast = document.createElement('div');
    toast.className = 'mullion-toast';
    toast.setAttribute('role', 'alert');
    toast.append(...[...this.#sentences].map(paragraph));
    if (this.#retries.length > 0) toast.append(this.#againButton(toast));
    toast.append(button(this.t('close'), () => this.#close(toast)));
    return toast;
  }

  #againButton(toast: HTMLElement): HTMLElement {
    const retries = this.#retries;
    const again = button(this.t('retry'), async () => {
      if (again.hasAttribute('aria-busy')) return;
      again.setAttribute('aria-busy', 'true');
      for (const sentence of toast.querySelectorAll('p')) sentence.remove();
      toast.prepend(paragraph(this.t('adding')));
      // What fails from now on is a message of its own.
      this.#forget();
      await Promise.all(retries.map((send) => send()));
      this.#close(toast);
    });
    return again;
  }

  #forget(): void {
    this.#sentences = new Set();
    this.#retries = [];
  }

  #close(toast: HTMLElement): void {
    if (toast.contains(document.activeElement)) this.#origin?.focus({ preventScroll: true });
    toast.remove();
  }
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
