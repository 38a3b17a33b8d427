import type { Control, Subject } from './control';
import type { Rule, Rules } from './rules';

/** Rules without a parameter; a class may ask for them too. */
const FLAGS: Rule[] = ['required', 'email', 'url', 'date', 'dateISO', 'number', 'digits'];
const ALL: Rule[] = [
  ...FLAGS,
  ...(['minlength', 'maxlength', 'rangelength', 'min', 'max', 'range', 'step', 'equalTo', 'remote'] as const),
];

/** The browser itself minds the step of these, and starts from their min. */
const STEPPED = /^(number|range|date|month|week|time)/;

/** What native attributes, `data-rule-*` and classes ask of a field; any member may ask for its group. */
export function rulesOf({ control, members }: Subject): Rules {
  const rules: Rules = {};
  const { type } = control;
  if (/^(email|url|number)$/.test(type)) rules[type as Rule] = '';
  if (type === 'date') rules.dateISO = '';
  for (const member of members)
    for (const rule of ALL) {
      const parameter = parameterOf(member, rule);
      if (parameter !== undefined) rules[rule] ??= parameter;
    }
  return rules;
}

/** `undefined` where the rule isn't asked for; a rule that needs a parameter isn't without one. */
function parameterOf(control: Control, rule: Rule): string | undefined {
  const isFlag = FLAGS.includes(rule);
  const own = attributeOf(control, `data-rule-${rule}`);
  const plain = rule === 'step' && STEPPED.test(control.type) ? undefined : attributeOf(control, rule);
  if (plain || (isFlag && control.classList.contains(rule)) || (rule === 'required' && plain === ''))
    return own || plain || '';
  const isAsked = rule === 'required' && own ? isNeeded(control, own) : own || (isFlag && own === '');
  return isAsked ? own : undefined;
}

/** jQuery reads `false` and `null` as values, and such a rule isn't set. */
function attributeOf(control: Control, name: string): string | undefined {
  const value = control.getAttribute(name);
  return value === null || /^(false|null)$/.test(value) ? undefined : value;
}

/** `data-rule-required="#company:checked"`: needed only where the form holds a match. */
function isNeeded(control: Control, condition: string): boolean {
  try {
    return /^(true|required|1)$/.test(condition) || Boolean(control.form?.querySelector(condition));
  } catch {
    return false;
  }
}
