import { type Control, fieldsOf, isControl, leaderOf, membersOf, subjectOf } from './control';
import type { Fields } from './fields';
import { rulesOf } from './read-rules';
import { twinOf } from './rules';

/**
 * When a field is looked at: after a change, as the visitor leaves it; with every key once it was
 * wrong, so that the error goes as soon as it is right. Nobody is corrected while typing for the first time.
 */
export function watchFields(form: HTMLFormElement, fields: Fields, signal: AbortSignal) {
  const changed = new WeakSet<Control>();
  const seen = new WeakSet<Control>();
  const live = new WeakSet<Control>();

  const look = (control: Control) => {
    changed.delete(control);
    seen.add(control);
    const problem = fields.check(control);
    if (problem) live.add(control);
    return problem;
  };

  const onInput = ({ target }: Event) => {
    if (!isControl(target) || target.form !== form) return;
    const control = leaderOf(target);
    changed.add(control);
    if (fields.touch(control) || fields.problems.has(control)) live.add(control);
    if (live.has(control)) look(control);
    lookAtTwins(target, live);
  };

  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    if (!isControl(target) || target.form !== form) return;
    if (membersOf(target).includes(relatedTarget as Control) || !changed.has(leaderOf(target))) return;
    afterPress(() => {
      const control = leaderOf(target);
      if (!changed.has(control)) return;
      fields.announce(control, look(control));
      lookAtTwins(target, seen);
    });
  };

  /** An error that appears while a button is held down moves the button away under the pointer. */
  const afterPress = (callback: () => void) => {
    if (!document.querySelector(':active')) callback();
    else
      document.addEventListener('mouseup', () => setTimeout(() => signal.aborted || callback()), {
        once: true,
        capture: true,
        signal,
      });
  };

  /** Fields that have to equal this one, as far as they are in `among`. */
  const lookAtTwins = (target: Control, among: WeakSet<Control>) => {
    for (const control of fieldsOf(form)) {
      if (control === target || !among.has(control)) continue;
      const { equalTo } = rulesOf(subjectOf(control));
      if (equalTo && twinOf(control, equalTo) === target) look(control);
    }
  };

  /** Fields outside the form that belong to it (`form="…"`) are listened to on their own. */
  const listen = (target: HTMLElement) => {
    target.addEventListener('input', onInput, { signal });
    target.addEventListener('change', onInput, { signal });
    target.addEventListener('focusout', onLeave, { signal });
  };
  listen(form);

  /** Looks at every field there is now. */
  const lookAtAll = () => {
    const controls = fieldsOf(form);
    fields.clear(controls);
    for (const control of controls) if (!form.contains(control)) membersOf(control).forEach(listen);
    return controls.map((control) => ({ control, problem: look(control) }));
  };

  /** From now on as if nobody had been here. */
  const forget = () => {
    for (const control of fieldsOf(form)) for (const set of [changed, seen, live]) set.delete(control);
    fields.clear();
  };

  return { lookAtAll, forget };
}
