import type { Context } from '../../src/registry/context';
import { showOverlay } from './overlay';
import { subscribe } from './subscribe';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The server has taken the address; with double opt-in it waits for the visitor's word by mail. */
    'newsletter-subscribed': { form: HTMLFormElement };
  }
}

/** Sends the form in the background, once for each wish, and says in a dialog what became of it. */
export function startNewsletter(form: HTMLFormElement, action: string, ctx: Context, signal: AbortSignal) {
  let isBusy = false;
  // Asked for now: a dialog has to come also when the network has gone by then.
  const parts = { validate: ctx.load('validate'), modal: ctx.load('modal') };
  for (const part of Object.values(parts)) part.catch(() => {});
  // Our own messages instead of the browser's; those come where the chunk does not.
  form.noValidate = true;

  const isValid = async () => {
    const validate = await parts.validate.catch(() => null);
    return validate ? validate.validateForm(form, signal) : form.reportValidity();
  };

  const send = async () => {
    const overlay = showOverlay(ctx.t('newsletter.sending'));
    signal.addEventListener('abort', overlay);
    const isDone = await subscribe(form, action, signal);
    signal.removeEventListener('abort', overlay);
    overlay();
    return isDone;
  };

  const say = async (title: string, text: string) => {
    const modal = await parts.modal.catch(() => null);
    if (modal) await modal.alert({ title, text });
    else window.alert(`${title}\n\n${text}`);
  };

  const doneText = () => {
    // Where the server waits for a word by mail, the answer that the form holds says what is left to do.
    const confirm = form.querySelector('.mullion-newsletter__confirm')?.textContent ?? '';
    return `${ctx.t('newsletter.done-text')}\n${confirm}`.trim();
  };

  const submit = async () => {
    if (!(await isValid()) || signal.aborted) return;
    const isDone = await send();
    if (signal.aborted) return;
    if (isDone) {
      form.reset();
      ctx.bus.emit('newsletter-subscribed', { form });
    }
    // Not waited for: the form can be used again before the dialog is closed.
    if (isDone) void say(ctx.t('newsletter.done'), doneText());
    else void say(ctx.t('newsletter.failed'), ctx.t('newsletter.failed-text'));
  };

  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    void submit().finally(() => {
      isBusy = false;
    });
  };
  form.addEventListener('submit', onSubmit, { signal });
  return () => {
    form.noValidate = false;
  };
}
