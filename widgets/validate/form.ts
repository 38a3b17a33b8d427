import type { Context } from '../../src/registry/context';
import { type Control, subjectOf } from './control';
import { createFields } from './fields';
import { watchFields } from './moments';
import { goTo } from './place';
import { createSummary } from './summary';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** A form was to be sent and is wrong; `errors` are in the order of the fields. */
    'form-invalid': { form: HTMLFormElement; errors: { field: Element; message: string }[] };
    /** A form is right, and is sent unless another script takes it. */
    'form-valid': { form: HTMLFormElement };
  }
}

/** `pending` while the server is asked about a field. */
export type Verdict = 'valid' | 'invalid' | 'pending';

/** One form that is looked after, until `stop`. */
export interface CheckedForm {
  /** Checks every field; leads the visitor to the first that is wrong. */
  check(): Verdict;
  /** The same, and waits for what the server is asked. */
  validate(): Promise<boolean>;
  stop(): void;
}

const forms = new WeakMap<HTMLFormElement, CheckedForm>();

/** The one {@link CheckedForm} of a form; the first caller says whether it has a summary. */
export function checkedForm(form: HTMLFormElement, ctx: Context, summary?: boolean | null): CheckedForm {
  const checked = forms.get(form) ?? createCheckedForm(form, ctx, summary);
  forms.set(form, checked);
  return checked;
}

function createCheckedForm(form: HTMLFormElement, ctx: Context, wantsSummary?: boolean | null): CheckedForm {
  const end = new AbortController();
  const { signal } = end;
  const summary = createSummary(form, ctx);
  const fields = createFields(ctx, signal);
  const { lookAtAll, forget } = watchFields(form, fields, signal);
  // The browser's own bubbles wait while ours are there; without script they do the work.
  form.noValidate = true;

  const lead = (controls: Control[]) => {
    const errors = controls.map((control) => ({
      subject: subjectOf(control),
      message: fields.problems.get(control) ?? '',
    }));
    if (wantsSummary ?? errors.length > 1) summary.show(errors);
    else summary.remove();
    if (errors[0]) goTo(errors[0].subject);
    const told = errors.map(({ subject, message }) => ({ field: subject.control, message }));
    ctx.bus.emit('form-invalid', { form, errors: told });
  };

  const check = (): Verdict => {
    const found = lookAtAll();
    const wrong = found.filter(({ problem }) => problem);
    if (wrong.length) {
      lead(wrong.map(({ control }) => control));
      return 'invalid';
    }
    if (found.some(({ problem }) => problem === undefined)) return 'pending';
    summary.remove();
    ctx.bus.emit('form-valid', { form });
    return 'valid';
  };

  const validate = async () => {
    let verdict = check();
    while (verdict === 'pending' && !signal.aborted) {
      await fields.settled();
      if (!signal.aborted) verdict = check();
    }
    return verdict === 'valid';
  };

  const restart = () => {
    forget();
    summary.remove();
  };
  form.addEventListener('reset', (event) => event.defaultPrevented || restart(), { signal });

  const stop = () => {
    end.abort();
    restart();
    form.noValidate = false;
    forms.delete(form);
  };
  return { check, validate, stop };
}
