import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { Ledger } from './ledger';
import { Queue } from './queue';
import type { Server } from './server';

afterEach(() => sessionStorage.clear());

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('click' as const), isAllowed: fc.boolean() }) },
  { weight: 4, arbitrary: fc.constant({ do: 'answer' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'pause' as const }, { do: 'go on' as const }) },
);

/** A server whose answers come when the test lets them. */
function slowServer() {
  const waiting: (() => void)[] = [];
  const sent: string[] = [];
  let most = 0;
  const send: Server['send'] = ({ id }) => {
    sent.push(id);
    return new Promise((resolve) => {
      waiting.push(() => resolve({ status: 200, text: '{}' }));
      most = Math.max(most, waiting.length);
    });
  };
  return { sent, waiting, most: () => most, server: { send } as Server };
}

test('whenever clicks, answers and pauses come: first in first out, once each, one at a time', async () => {
  const property = fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 25 }), async (s, steps) => {
    sessionStorage.clear();
    const { sent, waiting, most, server } = slowServer();
    const ledger = new Ledger();
    const ended: string[] = [];
    const queue = new Queue(
      ledger,
      server,
      s.scheduleFunction(async () => ({ ok: false, reason: 'refused' })),
    );
    const asked: string[] = [];
    let sentAtPause: number | undefined;
    for (const [index, now] of steps.entries()) {
      if (now.do === 'click') {
        const item = operation(`id${index}`);
        item.allowed = s.schedule(Promise.resolve(now.isAllowed));
        if (now.isAllowed) asked.push(item.id);
        ledger.add(item);
        void item.done.then(() => ended.push(item.id));
        void queue.pump();
      } else if (now.do === 'answer') waiting.shift()?.();
      else {
        queue.pause(now.do === 'pause');
        sentAtPause = now.do === 'pause' ? sent.length : undefined;
      }
      if (s.count()) await s.waitOne();
      expect(sent).toEqual(asked.slice(0, sent.length));
      expect(sent.length).toBe(sentAtPause ?? sent.length);
    }
    queue.pause(false);
    while (ledger.next()) {
      waiting.shift()?.();
      if (s.count()) await s.waitOne();
      await Promise.resolve();
    }
    await Promise.resolve();
    expect(sent).toEqual(asked);
    expect(most()).toBeLessThanOrEqual(1);
    expect(ended.length).toBe(steps.filter((now) => now.do === 'click').length);
  });
  await fc.assert(property, { numRuns: 150 });
});
