import type { Answer } from '../answer';
import type { Operation } from '../operation';
import type { Server } from '../server';
import { readAnswer, readCart } from './read';

/** A request of a page that was left may still be under way: how long it gets before it is looked for again, in ms. */
const GRACE = [1500, 3000, 6000];

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Finds out what became of a request, and repeats only what the server has not done.
 *
 * Each request carries an identifier that the server keeps in the very session that holds the cart
 * (wp-plugin/src/Cart/RequestLog.php), so "is it in the cart?" has an exact answer, and sending it
 * again cannot do it twice.
 */
export function createRecover(server: Server) {
  /**
   * The cart if it holds the operation; `null` if it doesn't; a failure where nobody can say, because
   * the cart cannot be read or the shop keeps no log.
   */
  const find = async ({ id }: Operation): Promise<Answer | null> => {
    const answer = await readCart(server);
    if (!answer.ok) return answer;
    if (!answer.state) return { ok: false, reason: 'unreadable' };
    return answer.state.requests.includes(id) ? answer : null;
  };

  /**
   * @param answer What came; `null` for a request that the last page left behind.
   */
  return async (operation: Operation, answer: Answer | null): Promise<Answer> => {
    if (answer?.ok || answer?.reason === 'refused') return answer;
    if (answer?.retryAfter) await delay(answer.retryAfter);
    let found = await find(operation);
    if (!answer)
      for (const ms of GRACE) {
        if (found) break;
        await delay(ms);
        found = await find(operation);
      }
    if (found) return found;
    const second = readAnswer(await server.send(operation));
    if (second.ok || second.reason === 'refused') return second;
    // A shop that tells the cart can be reached.
    return (await find(operation)) ?? { ok: false, reason: 'unreadable' };
  };
}
