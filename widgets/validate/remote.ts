import { within } from '../../src/dom/within';
import type { Control } from './control';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 300;
/** Milliseconds after which a silent server counts as "I don't know". */
const PATIENCE = 5000;

/** `true`: right; `null`: unknown, which keeps nobody back; `false` or a sentence: wrong. */
export type Verdict = boolean | string | null;

interface Run {
  question: string;
  stop: AbortController;
  /** `undefined` when another question has taken its place. */
  verdict: Promise<Verdict | undefined>;
}

/**
 * Asks the server about values, each once.
 *
 * Nothing here can hold a form back for good: silence, an error and an answer that can't be read all
 * count as unknown, and the server looks again when the form arrives.
 */
export class Remote {
  readonly #known = new Map<string, Verdict>();
  readonly #runs = new Map<Control, Run>();

  constructor(signal: AbortSignal) {
    signal.addEventListener('abort', () => {
      for (const control of [...this.#runs.keys()]) this.cancel(control);
    });
  }

  /** What the server has answered before; `undefined` where it has not. */
  known(question: string): Verdict | undefined {
    return this.#known.get(question);
  }

  ask(control: Control, question: string): Promise<Verdict | undefined> {
    const running = this.#runs.get(control);
    if (running?.question === question) return running.verdict;
    this.cancel(control);
    const stop = new AbortController();
    const verdict = answer(question, stop.signal).then((found) => {
      if (this.#runs.get(control)?.stop !== stop) return undefined;
      this.#runs.delete(control);
      this.#known.set(question, found);
      return found;
    });
    this.#runs.set(control, { question, stop, verdict });
    return verdict;
  }

  /** Forgets the question under way: its value is gone. */
  cancel(control: Control): void {
    const run = this.#runs.get(control);
    this.#runs.delete(control);
    run?.stop.abort();
  }

  /** Every question under way, answered or given up. */
  settled(): Promise<unknown> {
    return Promise.all([...this.#runs.values()].map(({ verdict }) => verdict));
  }
}

async function answer(question: string, signal: AbortSignal): Promise<Verdict> {
  await pause(PAUSE, signal);
  if (signal.aborted) return null;
  const ended = within(signal, PATIENCE);
  try {
    const response = await fetch(question, { headers: { Accept: 'application/json' }, signal: ended });
    return response.ok ? verdictOf(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Over at once when nobody waits any more. */
const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** `true`, `false`, the same as text, or what is wrong in words; anything else says nothing. */
function verdictOf(answer: unknown): Verdict {
  if (answer === true || answer === 'true') return true;
  if (answer === false || answer === 'false' || answer === '') return false;
  return typeof answer === 'string' ? answer.slice(0, 500) : null;
}
