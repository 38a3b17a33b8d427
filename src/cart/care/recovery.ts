import type { Cart } from '../cart';
import { WATCH } from '../ledger';
import type { Answer, CartState, Operation } from '../types';
import { readAnswer, readCart } from './read-answer';

/** A page that was left may still be answering: how long it gets before its request is repeated, in ms. */
const GRACE = 1500;

/** How often one operation is sent again after a page view undid it. */
const MOST_REPAIRS = 3;

/** Entries that the server keeps (RequestLog.php). */
const FULL_LOG = 50;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Finds out what became of a request, and repeats only what the server has not done.
 *
 * Each request carries an identifier that the server keeps in the very session that holds the cart
 * (wp-plugin/src/Cart/RequestLog.php), so "is it in the cart?" has an exact answer, and sending it
 * again cannot do it twice.
 */
export function createRecovery(cart: Cart) {
  const { ledger, queue } = cart;
  const repairs = new Map<string, number>();

  /**
   * The cart if it holds the operation; `null` if it doesn't; a failure where nobody can say, because
   * the cart cannot be read or the shop keeps no log.
   */
  const find = async ({ id }: Operation): Promise<Answer | null> => {
    const answer = await readCart(queue);
    if (!answer.ok) return answer;
    if (!answer.state) return { ok: false, reason: 'unreadable' };
    return answer.state.requests.includes(id) ? answer : null;
  };

  /**
   * @param answer What came; `null` for a request that the last page left behind.
   */
  const recover = async (operation: Operation, answer: Answer | null): Promise<Answer> => {
    if (answer?.ok || answer?.reason === 'refused') return answer;
    if (answer?.retryAfter) await delay(answer.retryAfter);
    let found = await find(operation);
    if (!answer && !found) {
      await delay(GRACE);
      found = await find(operation);
    }
    if (found) return found;
    const second = readAnswer(await queue.send(operation));
    return second.ok || second.reason === 'refused' ? second : ((await find(operation)) ?? second);
  };

  /**
   * Queues again what an overlapping page view undid: it was done, the same session is still there,
   * and a cart of a later moment no longer holds it (threats.md 0.1).
   */
  const repair = (state: CartState, asOf: number) => {
    // A full log has dropped its oldest entries: what is missing from it may well be in the cart.
    if (state.requests.length >= FULL_LOG) return;
    const young = Date.now() - WATCH;
    for (const operation of ledger.operations) {
      const { status, at, generation, id } = operation;
      if (
        status !== 'done' ||
        at < young ||
        at > asOf ||
        generation !== state.generation ||
        state.requests.includes(id)
      )
        continue;
      const times = (repairs.get(id) ?? 0) + 1;
      repairs.set(id, times);
      if (times <= MOST_REPAIRS) ledger.mark(operation, 'queued');
    }
    void queue.pump();
  };

  return { recover, repair };
}
