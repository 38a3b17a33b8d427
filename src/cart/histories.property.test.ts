// @vitest-environment node
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { compile, type Run } from '../../tests/unit/helpers/tabs/compile';
import { histories } from '../../tests/unit/helpers/tabs/history';
import { play } from '../../tests/unit/helpers/tabs/play';

/** `MULLION_CART_HISTORIES=20000`: more; `MULLION_SEED=…` repeats those of a run, which prints it. */
const numRuns = Number(process.env.MULLION_CART_HISTORIES ?? 1000);
const seed = Number(process.env.MULLION_SEED ?? Math.floor(Math.random() * 2 ** 31));

let run: Run;
beforeAll(async () => {
  run = await compile();
});

test('whatever tabs, networks and page views do, the shop holds what the visitor asked for', async () => {
  const property = fc.asyncProperty(histories, async (history) => {
    expect(await play(run, history)).toEqual([]);
  });
  console.log(`${numRuns} histories from MULLION_SEED=${seed}`);
  await fc.assert(property, { numRuns, seed });
}, 600_000);
