import { fieldName } from '../../src/dom/field-name';
import { isShown } from '../../src/dom/is-shown';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a rule looks at. */
export interface Subject {
  control: Control;
  /** Every control of the group: radio buttons or checkboxes of one name, else the control alone. */
  members: Control[];
  value: string;
  /** Ticked boxes, chosen options, or UTF-16 units of the text, as `maxlength` counts them. */
  length: number;
}

export const isControl = (node: unknown): node is Control =>
  node instanceof Element && node.matches('input,select,textarea');

export const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Whether a message speaks of choosing, not of writing. */
export const isChoice = (control: Control): boolean => isCheckable(control) || control.matches('select');

const controlsOf = (form: HTMLFormElement | HTMLFieldSetElement) => [...form.elements].filter(isControl);

export function membersOf(control: Control): Control[] {
  const { form, name, type } = control;
  if (!isCheckable(control) || !form || !name) return [control];
  return controlsOf(form).filter((other) => other.type === type && other.name === name);
}

/** One control stands for its group: the first. */
export const leaderOf = (control: Control): Control => membersOf(control)[0] ?? control;

/** The form's fields that a visitor can answer, each group once. */
export const fieldsOf = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter((control) => leaderOf(control) === control && !membersOf(control).every(isIgnored));

/** Hidden, disabled and button-like controls hold nothing to correct. */
const isIgnored = (control: Control) =>
  /^(submit|reset|button|image|hidden)$/.test(control.type) ||
  control.matches(':disabled') ||
  !isShown(control);

export function subjectOf(control: Control): Subject {
  const members = membersOf(control);
  const value = textOf(control, members);
  return { control, members, value, length: lengthOf(control, members, value) };
}

function textOf(control: Control, members: Control[]): string {
  if (isCheckable(control)) return ticked(members)[0]?.value ?? '';
  // What cannot be read ("12-" in a number field) isn't empty, though its value is.
  return control.validity.badInput ? 'NaN' : control.value;
}

function lengthOf(control: Control, members: Control[], value: string): number {
  if (isCheckable(control)) return ticked(members).length;
  return control instanceof HTMLSelectElement ? control.selectedOptions.length : value.length;
}

const ticked = (members: Control[]) => members.filter((member) => (member as HTMLInputElement).checked);

/** The fieldset that holds this group and nothing else. */
export function fieldsetOf({ members }: Pick<Subject, 'members'>): HTMLFieldSetElement | null {
  const [first] = members;
  const set = first && isCheckable(first) ? first.closest('fieldset') : null;
  return set && controlsOf(set).every((one) => members.includes(one)) ? set : null;
}

/** The element that names the field to the eye: its legend or label. */
export function captionOf(subject: Pick<Subject, 'control' | 'members'>): Element | null {
  const labels = [...(subject.control.labels ?? [])];
  return (
    fieldsetOf(subject)?.querySelector('legend') ?? labels.find((label) => !label.matches('.error')) ?? null
  );
}

/** The field's name as the visitor reads it. */
export const nameOf = (subject: Pick<Subject, 'control' | 'members'>): string =>
  fieldName(subject.control, captionOf(subject));
