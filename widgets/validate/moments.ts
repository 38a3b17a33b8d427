import { type Control, fieldsOf, isControl, leaderOf, membersOf, subjectOf } from './control';
import type { Fields, Problem } from './fields';
import { rulesOf } from './read-rules';
import { twinOf } from './rules';

/**
 * When a field is looked at: after a change, as the visitor leaves it; with every key once it was
 * wrong, so that the error goes as soon as it is right. Nobody is corrected while typing for the first time.
 */
export class Moments {
  readonly #form: HTMLFormElement;
  readonly #fields: Fields;
  readonly #signal: AbortSignal;
  readonly #changed = new WeakSet<Control>();
  readonly #seen = new WeakSet<Control>();
  /** Fields that are looked at with every key. */
  readonly #live = new WeakSet<Control>();
  #isPressBeginning = false;

  constructor(form: HTMLFormElement, fields: Fields, signal: AbortSignal) {
    this.#form = form;
    this.#fields = fields;
    this.#signal = signal;
  }

  start(): void {
    this.#listen(this.#form);
    document.addEventListener('mousedown', this.#onPress, { capture: true, signal: this.#signal });
  }

  /** Looks at every field there is now. */
  lookAtAll(): { control: Control; problem: Problem }[] {
    const controls = fieldsOf(this.#form);
    this.#fields.clear(controls);
    for (const control of controls)
      if (!this.#form.contains(control)) for (const member of membersOf(control)) this.#listen(member);
    return controls.map((control) => ({ control, problem: this.#look(control) }));
  }

  /** From now on as if nobody had been here. */
  forget(): void {
    for (const control of fieldsOf(this.#form))
      for (const set of [this.#changed, this.#seen, this.#live]) set.delete(control);
    this.#fields.clear();
  }

  /** Fields outside the form that belong to it (`form="…"`) are listened to on their own. */
  #listen(target: HTMLElement): void {
    const options = { signal: this.#signal };
    target.addEventListener('input', this.#onInput, options);
    target.addEventListener('change', this.#onInput, options);
    target.addEventListener('focusout', this.#onLeave, options);
  }

  readonly #onInput = ({ target }: Event): void => {
    if (!isControl(target) || target.form !== this.#form) return;
    const control = leaderOf(target);
    this.#changed.add(control);
    if (this.#fields.touch(control) || this.#fields.problemOf(control)) this.#live.add(control);
    if (this.#live.has(control)) this.#look(control);
    this.#lookAtTwins(target, this.#live);
  };

  readonly #onLeave = ({ target, relatedTarget }: FocusEvent): void => {
    if (!isControl(target) || target.form !== this.#form) return;
    if (membersOf(target).includes(relatedTarget as Control) || !this.#changed.has(leaderOf(target))) return;
    this.#afterPress(() => {
      const control = leaderOf(target);
      if (!this.#changed.has(control)) return;
      this.#fields.announce(control, this.#look(control));
      this.#lookAtTwins(target, this.#seen);
    });
  };

  readonly #onPress = (): void => {
    this.#isPressBeginning = true;
    setTimeout(() => (this.#isPressBeginning = false));
  };

  #look(control: Control): Problem {
    this.#changed.delete(control);
    this.#seen.add(control);
    const problem = this.#fields.check(control);
    if (problem) this.#live.add(control);
    return problem;
  }

  /**
   * An error that appears while a button is held down moves the button away under the pointer. In Firefox the field has lost the
   * focus before the button is `:active`.
   */
  #afterPress(callback: () => void): void {
    const signal = this.#signal;
    if (!this.#isPressBeginning && !document.querySelector(':active')) {
      callback();
      return;
    }
    const release = () => setTimeout(() => signal.aborted || callback());
    document.addEventListener('mouseup', release, { once: true, capture: true, signal });
  }

  /** Fields that have to equal this one, as far as they are in `among`. */
  #lookAtTwins(target: Control, among: WeakSet<Control>): void {
    for (const control of fieldsOf(this.#form)) {
      if (control === target || !among.has(control)) continue;
      const { equalTo } = rulesOf(subjectOf(control));
      if (equalTo && twinOf(control, equalTo) === target) this.#look(control);
    }
  }
}
