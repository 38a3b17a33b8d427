// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { runLanes } from '../../../scripts/lib/lanes.mjs';
import { oneResult } from '../../../scripts/lib/results.mjs';

afterEach(() => vi.restoreAllMocks());

const saying = (id: string, words: string, code: number) => ({
  id,
  name: id,
  check: async (run: (command: string, args: string[]) => Promise<boolean>) =>
    oneResult(await run(process.execPath, ['-e', `console.log('${words}'); process.exit(${code})`])),
});

test('what failed stands at the end again, for a record that keeps no more than that', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const results = await runLanes([
    [{ stage: saying('first', 'the price is covered', 1) }, { stage: saying('second', 'all is well', 0) }],
  ]);
  const printed = log.mock.calls.map(([text]) => String(text));
  expect(results.map(({ id, failed }) => [id, failed])).toEqual([
    ['first', 1],
    ['second', 0],
  ]);
  expect(printed.filter((text) => text.includes('the price is covered'))).toHaveLength(2);
  expect(printed.filter((text) => text.includes('all is well'))).toHaveLength(1);
  expect(printed.at(-1)).toMatch(/first: what failed/);
});
