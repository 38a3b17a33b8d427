import { requestSubmit } from '../../src/dom/request-submit';
import type { Instance } from '../../src/registry/define-widget';
import type { CheckedForm, Verdict } from './form';
import { setAttribute } from './message';

type Submitter = HTMLButtonElement | HTMLInputElement;

/** Milliseconds within which a second press on the same button is no second wish. */
const TWICE = 1000;

/**
 * Lets a form be sent when it is right, once.
 *
 * The document's capture phase comes before every listener on the form, whenever it was added: other
 * scripts see only what may be sent.
 */
export class SubmitGuard {
  readonly #form: HTMLFormElement;
  readonly #checked: CheckedForm;
  readonly #services: Pick<Instance, 't' | 'announce' | 'signal'>;
  #isWaiting = false;
  #isPassing = false;
  #sent = { at: Number.NEGATIVE_INFINITY, by: null as HTMLElement | null };

  constructor(
    form: HTMLFormElement,
    checked: CheckedForm,
    services: Pick<Instance, 't' | 'announce' | 'signal'>,
  ) {
    this.#form = form;
    this.#checked = checked;
    this.#services = services;
  }

  start(): void {
    const { signal } = this.#services;
    document.addEventListener('submit', this.#onSubmit, { capture: true, signal });
    addEventListener('submit', this.#onGoing, { signal });
  }

  /** What no script has taken leads out of the page; without a connection into the browser's own fault. */
  readonly #onGoing = (event: SubmitEvent): void => {
    const { target, defaultPrevented } = event;
    if (target !== this.#form || this.#form.method !== 'post' || defaultPrevented || navigator.onLine) return;
    event.preventDefault();
    this.#sent.at = Number.NEGATIVE_INFINITY;
    this.#checked.say(this.#services.t('validate.offline'));
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    if (event.target !== this.#form || event.defaultPrevented) return;
    const submitter = event.submitter as Submitter | null;
    if (submitter?.formNoValidate || submitter?.classList.contains('cancel')) return;
    const verdict = this.#judge(submitter, event.timeStamp);
    if (verdict === 'valid') {
      this.#sent = { at: event.timeStamp, by: submitter };
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (verdict === 'pending') this.#wait(submitter);
  };

  #judge(submitter: Submitter | null, time: number): Verdict {
    if (this.#isPassing) return 'valid';
    const isAgain = submitter === this.#sent.by && time - this.#sent.at < TWICE;
    return this.#isWaiting || isAgain ? 'invalid' : this.#checked.check();
  }

  /** Sends the form when the server has answered about its fields, or has had its time. */
  async #wait(submitter: Submitter | null): Promise<void> {
    const { t, announce, signal } = this.#services;
    this.#setBusy(true, submitter);
    announce(t('validate.checking'));
    const isValid = await this.#checked.validate();
    this.#setBusy(false, submitter);
    if (!isValid || signal.aborted) return;
    this.#isPassing = true;
    // A button that is gone meanwhile would throw.
    requestSubmit(this.#form, submitter?.form === this.#form ? submitter : null);
    this.#isPassing = false;
  }

  #setBusy(isBusy: boolean, submitter: Submitter | null): void {
    this.#isWaiting = isBusy;
    for (const element of [this.#form, submitter ?? this.#form])
      setAttribute(element, 'aria-busy', isBusy ? 'true' : '');
  }
}
