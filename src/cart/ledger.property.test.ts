import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { Ledger } from './ledger';

beforeEach(() => sessionStorage.clear());

const kind = fc.constantFrom('add', 'remove', 'set', 'restore');
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), kind, body: fc.string({ minLength: 1, unit: 'grapheme' }) }),
  fc.record({ do: fc.constantFrom('send' as const, 'drop' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('rewrite' as const), which: fc.nat(9), body: fc.string({ minLength: 1 }) }),
  fc.record({ do: fc.constantFrom('next page' as const, 'back' as const) }),
);

const told = ({ operations }: Ledger) =>
  operations.map(({ id, kind, body, status }) => ({ id, kind, body, status }));

test('whatever is clicked, sent, rewritten and dropped, the next page has just what is left, in order', () => {
  const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    sessionStorage.clear();
    let ledger = new Ledger();
    let expected: ReturnType<typeof told> = [];
    steps.forEach((now, index) => {
      const found = 'which' in now ? ledger.operations[now.which] : undefined;
      const mine = 'which' in now ? expected[now.which] : undefined;
      if (now.do === 'add') {
        ledger.add(operation(`id${index}`, { kind: now.kind, body: now.body }));
        expected.push({ id: `id${index}`, kind: now.kind, body: now.body, status: 'queued' });
      } else if (now.do === 'next page') ledger = new Ledger();
      else if (now.do === 'back') ledger.reload();
      else if (found && mine && now.do === 'drop') {
        ledger.drop(found);
        expected = expected.filter((one) => one !== mine);
      } else if (found && mine) {
        const change = 'body' in now ? { body: now.body } : { status: 'sent' as const };
        ledger.update(found, change);
        Object.assign(mine, change);
      }
      expect(told(ledger)).toEqual(expected);
      expect(told(new Ledger())).toEqual(expected);
    });
  });
  fc.assert(property, { numRuns: 200 });
});

test('whatever stands in the storage, what comes out of it can be sent, and each once', () => {
  const nearly = fc.record(
    {
      id: fc.oneof(fc.string(), fc.constantFrom('a1', 'b2', 'a&b=1', 'a b')),
      kind: fc.oneof(kind, fc.string(), fc.constant('constructor')),
      body: fc.oneof(fc.string(), fc.constant('product_id=1')),
      status: fc.oneof(fc.constantFrom('queued', 'sent', 'done'), fc.string()),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof({ weight: 4, arbitrary: nearly }, fc.jsonValue())).map((list) => JSON.stringify(list)),
  );
  const property = fc.property(text, (stored) => {
    sessionStorage.setItem('mullion_cart', stored);
    for (const { id, kind, body, status } of new Ledger().operations) {
      expect(`${id}`).toMatch(/^\w+$/);
      expect(['add', 'remove', 'set', 'restore']).toContain(kind);
      expect(['queued', 'sent']).toContain(status);
      expect(body).toBeTruthy();
    }
  });
  fc.assert(property, { numRuns: 500 });
});
