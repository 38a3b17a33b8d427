import { vi } from 'vitest';
import { Ledger } from '../../../src/cart/ledger';
import type { Operation } from '../../../src/cart/operation';
import { type Conclude, Queue } from '../../../src/cart/queue';
import { type RawAnswer, Server } from '../../../src/cart/server';
import { operation } from './cart';
import { settled } from './page';
import { FakeShop } from './shop';

const REFUSED = { ok: false, reason: 'refused' } as const;

/** A shop, a ledger and queues over them; what was concluded is noted. */
export function queueWorld() {
  const shop = new FakeShop().install();
  const ledger = new Ledger();
  const concluded: [string, RawAnswer | null][] = [];
  const conclude: Conclude = async ({ id }, raw) => {
    concluded.push([id, raw]);
    return REFUSED;
  };
  return {
    shop,
    ledger,
    concluded,
    conclude,
    make: (end = conclude, of = ledger) => new Queue(of, new Server('/?wc-ajax=%%endpoint%%'), end),
    queued: (...ids: string[]): Operation[] => {
      const made = ids.map((id) => operation(id));
      for (const each of made) ledger.add(each);
      return made;
    },
    sent: () => shop.requests.map(({ body }) => body.get('mullion_request')),
    /** From now on the shop answers only when the function that comes back is called. */
    slowFetch: () => {
      const answers: (() => void)[] = [];
      vi.mocked(fetch).mockImplementation(async (url, init) => {
        const answer = await shop.answer(url, init);
        await new Promise<void>((resolve) => answers.push(resolve));
        return answer;
      });
      return async () => {
        answers.shift()?.();
        await settled();
      };
    },
  };
}
