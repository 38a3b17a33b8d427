import fc from 'fast-check';
import type { Wish } from './model';
import type { Weather } from './network';
import type { FakeStorage } from './storage';

/** One thing that happens; a tab that there is not does nothing. */
export type Step =
  | { step: 'click'; tab: number; isShared: boolean; wish: Wish }
  | { step: 'wait'; ms: number }
  | { step: 'view'; tab: number; hasChunks: boolean }
  | { step: 'retry' | 'open' | 'close'; tab: number }
  | { step: 'storage'; tab: number; state: FakeStorage['state'] };

export interface History {
  steps: Step[];
  weather: Weather[];
}

export const MOST_TABS = 3;

const tab = fc.nat(MOST_TABS - 1);
const some = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const moment = fc.oneof(
  some(6, fc.integer({ min: 1, max: 400 })),
  some(2, fc.integer({ min: 400, max: 4000 })),
  some(1, fc.integer({ min: 4000, max: 40_000 })),
);

const wish: fc.Arbitrary<Wish> = fc.oneof(
  some(5, fc.constant<Wish>({ do: 'add' })),
  some(3, fc.record({ do: fc.constant('set' as const), quantity: fc.nat(5) })),
  some(2, fc.constant<Wish>({ do: 'remove' })),
  some(1, fc.constant<Wish>({ do: 'restore' })),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  some(12, fc.record({ step: fc.constant('click' as const), tab, isShared: fc.boolean(), wish })),
  some(6, fc.record({ step: fc.constant('wait' as const), ms: moment })),
  some(3, fc.record({ step: fc.constant('view' as const), tab, hasChunks: fc.constant(true) })),
  some(1, fc.record({ step: fc.constant('view' as const), tab, hasChunks: fc.constant(false) })),
  some(2, fc.record({ step: fc.constant('retry' as const), tab })),
  some(2, fc.record({ step: fc.constant('open' as const), tab })),
  some(1, fc.record({ step: fc.constant('close' as const), tab })),
  some(
    1,
    fc.record({
      step: fc.constant('storage' as const),
      tab,
      state: fc.constantFrom('fine' as const, 'full' as const, 'denied' as const),
    }),
  ),
);

const weather: fc.Arbitrary<Weather> = fc.record({
  kind: fc.oneof(
    some(3, fc.constant('fine' as const)),
    some(
      2,
      fc.constantFrom<Weather['kind']>(
        'lost-before',
        'lost-after',
        'error-before',
        'error-after',
        'html-after',
        'cut-after',
      ),
    ),
  ),
  there: moment,
  back: moment,
});

export const histories: fc.Arbitrary<History> = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 24 }),
  weather: fc.array(weather, { maxLength: 24 }),
});
