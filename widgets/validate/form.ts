import { rememberAttributes } from '../../src/dom/remember-attributes';
import type { Instance } from '../../src/registry/define-widget';
import { type Control, subjectOf } from './control';
import { Fields } from './fields';
import { Moments } from './moments';
import { goTo } from './place';
import { Summary } from './summary';

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

/** What looking after a form takes of the page's services. */
export type Services = Pick<Instance, 't' | 'announce' | 'bus' | 'config'>;

/** One form that is looked after, until `stop`. */
export class CheckedForm {
  static readonly #all = new WeakMap<HTMLFormElement, CheckedForm>();
  readonly #form: HTMLFormElement;
  readonly #bus: Services['bus'];
  /** Whether errors are listed at the top; by default where there are two. */
  readonly #hasSummary: boolean | null;
  readonly #end = new AbortController();
  #putBack = () => {};
  readonly #summary: Summary;
  readonly #fields: Fields;
  readonly #moments: Moments;

  private constructor(form: HTMLFormElement, services: Services, hasSummary: boolean | null) {
    const { signal } = this.#end;
    this.#form = form;
    this.#bus = services.bus;
    this.#hasSummary = hasSummary;
    this.#summary = new Summary(form, services.t);
    this.#fields = new Fields(services, (...found) => this.#summary.follow(...found), signal);
    this.#moments = new Moments(form, this.#fields, signal);
  }

  /** The one of a form; the first caller says whether it has a summary. */
  static of(form: HTMLFormElement, services: Services, hasSummary: boolean | null = null): CheckedForm {
    const known = CheckedForm.#all.get(form);
    if (known) return known;
    const checked = new CheckedForm(form, services, hasSummary);
    CheckedForm.#all.set(form, checked);
    checked.#start();
    return checked;
  }

  /** Checks every field; leads the visitor to the first that is wrong. */
  check(): Verdict {
    const found = this.#moments.lookAtAll();
    const wrong = found.filter(({ problem }) => problem);
    if (wrong.length) {
      this.#lead(wrong.map(({ control }) => control));
      return 'invalid';
    }
    if (found.some(({ problem }) => problem === undefined)) return 'pending';
    this.#summary.remove();
    this.#bus.emit('form-valid', { form: this.#form });
    return 'valid';
  }

  /** The same, and waits for what the server is asked. */
  async validate(): Promise<boolean> {
    const { signal } = this.#end;
    let verdict = this.check();
    while (verdict === 'pending' && !signal.aborted) {
      await this.#fields.settled();
      if (!signal.aborted) verdict = this.check();
    }
    return verdict === 'valid';
  }

  /** Why a form that is right is not sent. */
  say(text: string): void {
    this.#summary.say(text);
  }

  stop(): void {
    this.#end.abort();
    this.#forget();
    this.#putBack();
    CheckedForm.#all.delete(this.#form);
  }

  #start(): void {
    const { signal } = this.#end;
    this.#moments.start();
    // The browser's own bubbles wait while ours are there; without script they do the work.
    this.#putBack = rememberAttributes([this.#form], ['novalidate']);
    this.#form.setAttribute('novalidate', 'mullion');
    const onReset = (event: Event) => event.defaultPrevented || this.#forget();
    this.#form.addEventListener('reset', onReset, { signal });
  }

  #forget(): void {
    this.#moments.forget();
    this.#summary.remove();
  }

  #lead(controls: Control[]): void {
    const errors = controls.map((control) => ({
      subject: subjectOf(control),
      message: this.#fields.problemOf(control) ?? '',
    }));
    if (this.#hasSummary ?? errors.length > 1) this.#summary.show(errors);
    else this.#summary.remove();
    if (errors[0]) goTo(errors[0].subject);
    const told = errors.map(({ subject, message }) => ({ field: subject.control, message }));
    this.#bus.emit('form-invalid', { form: this.#form, errors: told });
  }
}
