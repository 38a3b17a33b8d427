import { safeUrl } from '../../src/dom/safe-url';
import type { Context } from '../../src/registry/context';
import { type Control, nameOf, type Subject, subjectOf } from './control';
import { createMessage, type Message, mark } from './message';
import { messageFor, nativeFault } from './messages';
import { rulesOf } from './read-rules';
import { createRemote } from './remote';
import { brokenRule, isEmpty, type Rules } from './rules';
import { serverErrorOf } from './server-error';

/** The address that answers for a value: of this site, or none. */
function questionOf(address: string, { name }: Control, value: string): string | null {
  const url = safeUrl(address);
  if (!url) return null;
  const question = new URL(url);
  question.searchParams.set(name, value);
  return question.href;
}

/** What is wrong with a field; `''` when nothing is, `undefined` while the server is asked. */
export type Problem = string | undefined;

/** Looks at one field at a time, and says below it what is wrong. */
export function createFields(ctx: Context, signal: AbortSignal) {
  /** What is wrong now. */
  const problems = new Map<Control, string>();
  const messages = new Map<Control, Message>();
  /** Fields whose problem another script has found. */
  const borrowed = new WeakSet<Control>();
  const remote = createRemote(signal);

  const check = (control: Control): Problem => {
    const subject = subjectOf(control);
    const rules = rulesOf(subject);
    const question =
      rules.remote && !isEmpty(subject) ? questionOf(rules.remote, control, subject.value) : null;
    const problem = findProblem(subject, rules, question);
    setProblem(subject, problem ?? '');
    if (problem === undefined && question) ask(subject, question);
    return problem;
  };

  const findProblem = (subject: Subject, rules: Rules, question: string | null): Problem => {
    const { control, members } = subject;
    // Ours goes before we look again; what another script has set stays, and counts.
    if (problems.has(control) && !borrowed.has(control))
      for (const member of members) member.setCustomValidity('');
    const fault = brokenRule(subject, rules) ?? nativeFault(subject);
    if (fault) return messageFor(ctx, subject, rules, fault);
    const foreign = members.find(({ validity }) => validity.customError)?.validationMessage;
    if (foreign) borrowed.add(control);
    else borrowed.delete(control);
    if (foreign || !question) return foreign ?? '';
    const verdict = remote.known.get(question);
    if (verdict === false) return messageFor(ctx, subject, rules, 'remote');
    return verdict === true || verdict === null ? '' : verdict;
  };

  /** What the server said stands until the field changes; ours never stands beside it. */
  const serverOf = (subject: Subject) => (messages.has(subject.control) ? undefined : serverErrorOf(subject));

  const setProblem = (subject: Subject, problem: string) => {
    const { control, members } = subject;
    if (!problem) {
      if (problems.has(control)) hush(control);
      return;
    }
    const known = serverOf(subject)?.text;
    problems.set(control, known || problem);
    mark(members, known || problem);
    if (!known) say(subject, problem, 'error');
  };

  const say = (subject: Subject, text: string, tone?: 'error') => {
    const { control } = subject;
    const message = messages.get(control) ?? createMessage(subject);
    messages.set(control, message);
    message.say(text, tone);
  };

  /** Takes everything of ours from a field. */
  const hush = (control: Control) => {
    problems.delete(control);
    mark(subjectOf(control).members, '');
    messages.get(control)?.remove();
    messages.delete(control);
  };

  /** Asks the server, and looks again when it has answered. */
  const ask = async (subject: Subject, question: string) => {
    const { control } = subject;
    // The line is there from the visitor's own action on: an answer that comes later moves nothing.
    say(subject, ctx.t('validate.checking'));
    const verdict = await remote.ask(control, question);
    if (verdict === undefined) return;
    const problem = check(control);
    const praise = verdict ? ctx.t('validate.accepted') : '';
    if (problem === '') say(subject, praise);
    if (problem !== undefined) announce(control, problem || praise);
  };

  const announce = (control: Control, text: Problem) => {
    if (text) ctx.announce(ctx.t('validate.item', nameOf(subjectOf(control)), text));
  };

  /** The field has changed: what was said of its last value is over. True if the server had said it. */
  const touch = (control: Control): boolean => {
    const server = serverOf(subjectOf(control));
    server?.drop();
    remote.cancel(control);
    if (!problems.has(control)) messages.get(control)?.say('');
    return Boolean(server);
  };

  /** Takes everything of ours from all fields but those that `keep` names. */
  const clear = (keep: Control[] = []) => {
    for (const control of new Set([...problems.keys(), ...messages.keys()]))
      if (!keep.includes(control)) {
        remote.cancel(control);
        hush(control);
      }
  };

  return { check, touch, clear, announce, problems, settled: remote.settled };
}

export type Fields = ReturnType<typeof createFields>;
