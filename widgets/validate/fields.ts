import { safeUrl } from '../../src/dom/safe-url';
import type { Instance } from '../../src/registry/define-widget';
import { type Control, nameOf, type Subject, subjectOf } from './control';
import { createMessage, type Message, mark } from './message';
import { messageFor, nativeFault } from './messages';
import { rulesOf } from './read-rules';
import { Remote } from './remote';
import { brokenRule, isEmpty, type Rules } from './rules';
import { type ServerError, serverErrorOf } from './server-error';

/** What is wrong with a field; `''` when nothing is, `undefined` while the server is asked. */
export type Problem = string | undefined;

/** Looks at one field at a time, and says below it what is wrong. */
export class Fields {
  readonly #services: Pick<Instance, 't' | 'announce' | 'config'>;
  readonly #tell: (subject: Subject, problem: Problem) => void;
  readonly #remote: Remote;
  readonly #problems = new Map<Control, string>();
  readonly #messages = new Map<Control, Message>();
  /** Fields whose problem another script has found. */
  readonly #borrowed = new WeakSet<Control>();

  /** @param tell Hears what each look at a field has found. */
  constructor(
    services: Pick<Instance, 't' | 'announce' | 'config'>,
    tell: (subject: Subject, problem: Problem) => void,
    signal: AbortSignal,
  ) {
    this.#services = services;
    this.#tell = tell;
    this.#remote = new Remote(signal);
  }

  /** What was found wrong when the field was last looked at. */
  problemOf(control: Control): Problem {
    return this.#problems.get(control);
  }

  check(control: Control): Problem {
    const subject = subjectOf(control);
    const rules = rulesOf(subject);
    const question = isEmpty(subject) ? null : questionOf(rules.remote, control, subject.value);
    const problem = this.#find(subject, rules, question);
    this.#setProblem(subject, problem);
    this.#tell(subject, problem);
    if (problem === undefined && question) this.#ask(subject, question);
    return problem;
  }

  /** The field has changed: what was said of its last value is over. True if the server had said it. */
  touch(control: Control): boolean {
    const server = this.#serverError(subjectOf(control));
    server?.drop();
    this.#remote.cancel(control);
    if (!this.#problems.has(control)) this.#messages.get(control)?.say('');
    return Boolean(server);
  }

  /** Takes everything of ours from all fields but those that `keep` names. */
  clear(keep: Control[] = []): void {
    for (const control of new Set([...this.#problems.keys(), ...this.#messages.keys()])) {
      if (keep.includes(control)) continue;
      this.#remote.cancel(control);
      this.#hush(control);
    }
  }

  announce(control: Control, text: Problem): void {
    const { t, announce } = this.#services;
    if (text) announce(t('validate.item', nameOf(subjectOf(control)), text));
  }

  /** Every question to the server that is under way, answered or given up. */
  settled(): Promise<unknown> {
    return this.#remote.settled();
  }

  #find(subject: Subject, rules: Rules, question: string | null): Problem {
    const { control, members } = subject;
    // Ours goes before we look again; what another script has set stays, and counts.
    if (this.#problems.has(control) && !this.#borrowed.has(control))
      for (const member of members) member.setCustomValidity('');
    const fault = brokenRule(subject, rules) ?? nativeFault(subject);
    if (fault) return messageFor(this.#services, subject, rules, fault);
    const foreign = members.find(({ validity }) => validity.customError)?.validationMessage;
    if (foreign) this.#borrowed.add(control);
    else this.#borrowed.delete(control);
    if (foreign || !question) return foreign ?? '';
    const verdict = this.#remote.known(question);
    if (verdict === false) return messageFor(this.#services, subject, rules, 'remote');
    return verdict === true || verdict === null ? '' : verdict;
  }

  /** What the server said stands until the field changes; ours never stands beside it. */
  #serverError(subject: Subject): ServerError | undefined {
    return this.#messages.has(subject.control) ? undefined : serverErrorOf(subject);
  }

  #setProblem(subject: Subject, problem: Problem): void {
    const { control, members } = subject;
    if (!problem) {
      if (this.#problems.has(control)) this.#hush(control);
      return;
    }
    const known = this.#serverError(subject)?.text;
    this.#problems.set(control, known || problem);
    mark(members, known || problem);
    if (!known) this.#say(subject, problem, 'error');
  }

  #say(subject: Subject, text: string, tone?: 'error'): void {
    const { control } = subject;
    const message = this.#messages.get(control) ?? createMessage(subject);
    this.#messages.set(control, message);
    message.say(text, tone);
  }

  /** Takes everything of ours from a field. */
  #hush(control: Control): void {
    this.#problems.delete(control);
    mark(subjectOf(control).members, '');
    this.#messages.get(control)?.remove();
    this.#messages.delete(control);
  }

  /** Asks the server, and looks again when it has answered. */
  async #ask(subject: Subject, question: string): Promise<void> {
    const { control } = subject;
    const { t } = this.#services;
    // The line is there from the visitor's own action on: an answer that comes later moves nothing.
    this.#say(subject, t('validate.checking'));
    const verdict = await this.#remote.ask(control, question);
    if (verdict === undefined) return;
    const problem = this.check(control);
    const praise = verdict ? t('validate.accepted') : '';
    if (problem === '') this.#say(subject, praise);
    if (problem !== undefined) this.announce(control, problem || praise);
  }
}

/** The address that answers for a value: of this site, or none. */
function questionOf(address: string | undefined, { name }: Control, value: string): string | null {
  const url = safeUrl(address);
  if (!url) return null;
  const question = new URL(url);
  question.searchParams.set(name, value);
  return question.href;
}
