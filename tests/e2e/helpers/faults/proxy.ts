import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, Exchange } from './exchange';
import { KINDS, type Kind, type Options } from './kinds';

/** A change of the server's answer, where no kind fits. */
export type Change = (answer: Answer) => Answer;
/** What happens to a request: a kind by its name, a change, or the first answer again and again, or a request twice. */
export type Fault = Kind | Change | 'kept' | 'twice';

interface Rule extends Options {
  where: string | RegExp;
  fault: Fault;
  left: number;
  kept?: Promise<Answer>;
}

/** The site at `origin` once more, where a test says what befalls a request. */
export class Faults {
  #rules: Rule[] = [];
  #port = 0;
  readonly #server: Server;
  /** What was asked, whether or not the server heard of it. */
  readonly asked: { line: string; body: string }[] = [];

  private constructor(readonly origin: string) {
    this.#server = createServer(async (request, response) => {
      try {
        await this.#answer(await Exchange.read(request, response, new URL(origin)));
      } catch {
        // The browser or the server has gone.
        response.destroy();
      }
    });
    // Node's 5 s end a connection while a test's next request is about to use it.
    this.#server.keepAliveTimeout = 60_000;
  }

  static async before(origin: string): Promise<Faults> {
    const faults = new Faults(origin);
    await faults.accept();
    return faults;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /**
   * @param where Part of `POST /?wc-ajax=add_to_cart`, or a pattern of it.
   */
  on(where: string | RegExp, fault: Fault, options: Options = {}): void {
    this.#rules.unshift({ ...options, where, fault, left: options.times ?? Number.POSITIVE_INFINITY });
  }

  /**
   * One request to this address, or its answer, is under way until the function that comes back is called.
   */
  hold(where: string | RegExp, what: 'request' | 'answer' = 'answer'): () => void {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.on(where, 'late', { times: 1, [what === 'answer' ? 'until' : 'reaches']: until });
    return release;
  }

  /** All is well again. */
  off(): void {
    this.#rules = [];
  }

  /** What was asked of an address. */
  requests(where: string | RegExp): { line: string; body: string }[] {
    return this.asked.filter(({ line }) => matches(where, line));
  }

  /** Connections are refused, as of a server that is not there. */
  refuse(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  /** Connections are accepted, at the address of before. */
  async accept(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async #answer(exchange: Exchange): Promise<void> {
    this.asked.push({ line: exchange.line, body: exchange.body.toString() });
    const rule = this.#rules.find(({ where, left }) => left > 0 && matches(where, exchange.line));
    if (!rule) return exchange.reply(await exchange.ask());
    rule.left -= 1;
    const answer = await this.#answerUnder(rule, exchange);
    if (rule.wait) await wait(rule.wait);
    await rule.until;
    const { fault } = rule;
    if (typeof fault === 'function') return exchange.reply(fault(answer));
    if (fault === 'kept' || fault === 'twice') return exchange.reply(answer);
    await KINDS[fault](exchange, answer, rule);
  }

  async #answerUnder(rule: Rule, exchange: Exchange): Promise<Answer> {
    if (rule.before) return { status: 200, headers: {}, body: Buffer.alloc(0) };
    if (rule.fault === 'kept') {
      rule.kept ??= exchange.ask();
      return rule.kept;
    }
    await rule.reaches;
    const answer = await exchange.ask();
    return rule.fault === 'twice' ? exchange.askAgain() : answer;
  }
}

const matches = (where: string | RegExp, line: string) =>
  typeof where === 'string' ? line.includes(where) : where.test(line);
