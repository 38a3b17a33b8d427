import { safeUrl } from '../../src/dom/safe-url';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { showOverlay } from './overlay';
import { subscribe } from './subscribe';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The server has taken the address; with double opt-in it waits for the visitor's word by mail. */
    'newsletter-subscribed': { form: HTMLFormElement };
  }
}

/** Sends the form in the background, once for each wish, and says in a dialog what became of it. */
export function startNewsletter(instance: Instance): Cleanup {
  const { element } = instance;
  // Not the property: the form has a field of that name.
  const action = safeUrl(element.getAttribute('action'));
  if (!(element instanceof HTMLFormElement) || !action)
    throw new WidgetError(
      'bad-markup',
      'newsletter',
      'It should be a <form> with an action on this site: /wp-admin/admin-ajax.php.',
    );
  new Subscription(element, action, instance).start();
  return () => {
    element.noValidate = false;
  };
}

type Services = Pick<Instance, 't' | 'bus' | 'load' | 'signal'>;

/** What one form asks for, from the press to the dialog. */
class Subscription {
  readonly #form: HTMLFormElement;
  readonly #action: string;
  readonly #services: Services;
  readonly #parts;
  #isBusy = false;

  constructor(form: HTMLFormElement, action: string, services: Services) {
    this.#form = form;
    this.#action = action;
    this.#services = services;
    // Asked for now: a dialog has to come also when the network has gone by then.
    this.#parts = { validate: services.load('validate'), modal: services.load('modal') };
    for (const part of Object.values(this.#parts)) part.catch(() => {});
  }

  start(): void {
    // Our own messages instead of the browser's; those come where the chunk does not.
    this.#form.noValidate = true;
    this.#form.addEventListener('submit', this.#onSubmit, { signal: this.#services.signal });
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (this.#isBusy) return;
    this.#isBusy = true;
    void this.#submit().finally(() => {
      this.#isBusy = false;
    });
  };

  async #submit(): Promise<void> {
    const { t, bus, signal } = this.#services;
    if (!(await this.#isValid()) || signal.aborted) return;
    const isDone = await this.#send();
    if (signal.aborted) return;
    if (isDone) {
      this.#form.reset();
      bus.emit('newsletter-subscribed', { form: this.#form });
    }
    // Not waited for: the form can be used again before the dialog is closed.
    if (isDone) void this.#say(t('newsletter.done'), this.#doneText());
    else void this.#say(t('newsletter.failed'), t('newsletter.failed-text'));
  }

  async #isValid(): Promise<boolean> {
    const validate = await this.#parts.validate.catch(() => null);
    if (!validate) return this.#form.reportValidity();
    return validate.validateForm(this.#form, this.#services.signal);
  }

  async #send(): Promise<boolean> {
    const { t, signal } = this.#services;
    const hideOverlay = showOverlay(t('newsletter.sending'));
    signal.addEventListener('abort', hideOverlay);
    const isDone = await subscribe(this.#form, this.#action, signal);
    signal.removeEventListener('abort', hideOverlay);
    hideOverlay();
    return isDone;
  }

  async #say(title: string, text: string): Promise<void> {
    const modal = await this.#parts.modal.catch(() => null);
    if (modal) await modal.alert({ title, text });
    else window.alert(`${title}\n\n${text}`);
  }

  #doneText(): string {
    // Where the server waits for a word by mail, the answer that the form holds says what is left to do.
    const confirm = this.#form.querySelector('.mullion-newsletter__confirm')?.textContent ?? '';
    return `${this.#services.t('newsletter.done-text')}\n${confirm}`.trim();
  }
}
