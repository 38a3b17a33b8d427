import type { Instance } from '../../src/registry/define-widget';
import { type Control, isChoice, type Subject } from './control';
import { pairOf, type Rule, type Rules } from './rules';

/** What may be wrong: a rule of the markup, or one that only the browser minds. */
export type Fault = Rule | 'pattern';

/** What the browser finds wrong with a field or one of its group, beyond what our rules have seen. */
export function nativeFault({ members }: Subject): Fault | undefined {
  for (const { validity, type } of members) {
    if (validity.valueMissing) return 'required';
    if (validity.patternMismatch) return 'pattern';
    if (validity.stepMismatch) return 'step';
    if (validity.typeMismatch) return type === 'url' ? 'url' : 'email';
    if (validity.badInput) return 'date';
  }
}

/**
 * What is said of a fault: the field's own `data-msg-…`, what the site's owner has set, or the
 * product's sentence. Always shown as text.
 */
export function messageFor(
  { t, config }: Pick<Instance, 't' | 'config'>,
  subject: Subject,
  rules: Rules,
  fault: Fault,
): string {
  const parameters = parametersOf(subject, rules, fault);
  const key = keyOf(subject, fault);
  const set = config.settings.validate;
  const text = subject.members.map((member) => ownMessage(member, fault)).find(Boolean) || set?.[key];
  return text ? fill(`${text}`, parameters) : t(`validate.${key}`, ...parameters);
}

const ownMessage = (control: Element, fault: Fault) =>
  control.getAttribute(`data-msg-${fault}`) ||
  control.getAttribute('data-msg') ||
  // The HTML standard lets a title explain a pattern.
  (fault === 'pattern' && control.getAttribute('title'));

/** `{0}` as in messages made for jQuery Validation, `%s` as in ours. */
function fill(text: string, parameters: string[]): string {
  let next = 0;
  return text.replace(/\$?\{(\d)\}|%s/g, (_, index) => parameters[index ?? next++] ?? '');
}

/** Choosing is spoken of in other words than writing. */
function keyOf({ control }: Subject, fault: Fault): string {
  if (isChoice(control) && /^(required|.*length)$/.test(fault)) return `${fault}-choice`;
  return control.type === 'date' && fault === 'dateISO' ? 'date' : fault;
}

function parametersOf({ control }: Subject, rules: Rules, fault: Fault): string[] {
  const raw = rules[fault as Rule] || control.getAttribute(fault) || '';
  if (fault === 'step') return [nearestSteps(control as HTMLInputElement, raw)];
  return (fault.startsWith('range') ? pairOf(raw) : [raw]).map((limit) => readable(control, limit));
}

/** The allowed values around what was typed, counted from the field's `min` as its browser does. */
function nearestSteps(control: HTMLInputElement, step: string): string {
  const isNative = control.validity.stepMismatch;
  const near = (['stepDown', 'stepUp'] as const).map((way) => {
    const probe = control.cloneNode() as HTMLInputElement;
    if (!isNative) Object.assign(probe, { type: 'number', step, min: '', max: '' });
    probe[way]();
    return readable(control, probe.value);
  });
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(new Set(near));
}

/** As people write it, and the browser's own fields show it; a field for text takes a decimal point alone. */
function readable({ type }: Control, value: string): string {
  if (type === 'date' && Date.parse(value))
    return new Date(value).toLocaleDateString(language(), { timeZone: 'UTC' });
  const [, point = ''] = (0.5).toLocaleString(language());
  return type === 'number' ? value.replace('.', point) : value;
}

const language = () => document.documentElement.lang || undefined;
