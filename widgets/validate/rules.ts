import { type Control, isCheckable, isControl, type Subject, subjectOf } from './control';
import { ISO_DATE, isDate, isEmail, isStep, isUrl, NUMBER } from './formats';

/** Whether a filled field keeps a rule with its parameter, which is as the markup has it. */
type Check = (subject: Subject, parameter: string) => boolean;

const number = (text: string) => Number(text || Number.NaN);

/** Both numbers of `[2,5]`, `2,5` or `2 5`. */
export function pairOf(text: string): [string, string] {
  const [from = '', to = ''] = text.match(/-?[\d.]+/g) ?? [];
  return [from, to];
}

/** A parameter that is no number asks for nothing. */
const isNone = (parameter: string) => Number.isNaN(number(parameter));

/** Dates and times are compared as text: their values sort as they pass. */
const isDated = ({ control }: Subject) => /^(date|month|week|time)/.test(control.type);

const isAtLeast: Check = (subject, low) =>
  isDated(subject) ? subject.value >= low : isNone(low) || Number(subject.value) >= Number(low);
const isAtMost: Check = (subject, high) =>
  isDated(subject) ? !high || subject.value <= high : isNone(high) || Number(subject.value) <= Number(high);
const isLongEnough: Check = ({ length }, low) => !(length < number(low));
const isShortEnough: Check = ({ length }, high) => !(length > number(high));

const both =
  (low: Check, high: Check): Check =>
  (subject, parameter) => {
    const [from, to] = pairOf(parameter);
    return low(subject, from) && high(subject, to);
  };

/** The list of `type=email multiple` is right when each of its addresses is. */
const areEmails: Check = ({ value, control }) =>
  (control.hasAttribute('multiple') ? value.split(',') : [value]).every((one) => isEmail(one));

/**
 * The control that `equalTo` names. The same form is asked first: a page may hold the form twice.
 *
 * @returns `null` when there is none, or when the selector cannot be read.
 */
export function twinOf(control: Control, selector: string): Control | null {
  try {
    const twin = control.form?.querySelector(selector) ?? document.querySelector(selector);
    return isControl(twin) ? twin : null;
  } catch {
    return null;
  }
}

const isSame: Check = ({ control, value }, selector) => {
  const twin = twinOf(control, selector);
  return !twin || subjectOf(twin).value === value;
};

/** Whether nothing is written, ticked or chosen. Blanks are something, as they are to the browser. */
export const isEmpty = ({ control, value, length }: Subject): boolean =>
  isCheckable(control) || control.type === 'select-multiple' ? !length : !value;

/** In the order in which they are asked. `remote` comes last, and elsewhere: it takes time. */
const RULES = {
  required: (subject) => !isEmpty(subject),
  email: areEmails,
  url: ({ value }) => isUrl(value),
  date: ({ value }) => isDate(value),
  dateISO: ({ value }) => ISO_DATE.test(value),
  number: ({ value }) => NUMBER.test(value),
  digits: ({ value }) => /^\d+$/.test(value),
  minlength: isLongEnough,
  maxlength: isShortEnough,
  rangelength: both(isLongEnough, isShortEnough),
  min: isAtLeast,
  max: isAtMost,
  range: both(isAtLeast, isAtMost),
  step: ({ value }, step) => isStep(value, step),
  equalTo: isSame,
} satisfies Record<string, Check>;

/** A rule that the markup can ask for. */
export type Rule = keyof typeof RULES | 'remote';
/** The rules of a field with their parameters. */
export type Rules = Partial<Record<Rule, string>>;

/**
 * The first rule that the field breaks. An empty field is right by every rule but `required` and
 * `equalTo`: who repeats nothing hasn't repeated the password.
 */
export function brokenRule(subject: Subject, rules: Rules): keyof typeof RULES | undefined {
  return (Object.keys(RULES) as (keyof typeof RULES)[]).find((rule) => {
    const parameter = rules[rule];
    if (parameter === undefined || (isEmpty(subject) && rule !== 'required' && rule !== 'equalTo'))
      return false;
    return !RULES[rule](subject, parameter);
  });
}
