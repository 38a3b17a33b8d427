import type { Context } from '../../src/registry/context';
import type { CheckedForm } from './form';
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
export function guardSubmit(form: HTMLFormElement, ctx: Context, checked: CheckedForm, signal: AbortSignal) {
  let isWaiting = false;
  let isPassing = false;
  let sent = { at: Number.NEGATIVE_INFINITY, by: null as HTMLElement | null };

  const onSubmit = (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return;
    const submitter = event.submitter as Submitter | null;
    if (submitter?.formNoValidate || submitter?.classList.contains('cancel')) return;
    const isAgain = submitter === sent.by && event.timeStamp - sent.at < TWICE;
    const verdict = isPassing ? 'valid' : isWaiting || isAgain ? 'invalid' : checked.check();
    if (verdict === 'valid') {
      sent = { at: event.timeStamp, by: submitter };
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (verdict === 'pending') wait(submitter);
  };

  /** Sends the form when the server has answered about its fields, or has had its time. */
  const wait = async (submitter: Submitter | null) => {
    const setBusy = (isBusy: boolean) => {
      isWaiting = isBusy;
      for (const element of [form, submitter ?? form])
        setAttribute(element, 'aria-busy', isBusy ? 'true' : '');
    };
    setBusy(true);
    ctx.announce(ctx.t('validate.checking'));
    const isValid = await checked.validate();
    setBusy(false);
    if (!isValid || signal.aborted) return;
    isPassing = true;
    // The button's name and value go with the form; a button that is gone meanwhile would throw.
    form.requestSubmit(submitter?.form === form ? submitter : null);
    isPassing = false;
  };

  document.addEventListener('submit', onSubmit, { capture: true, signal });
}
