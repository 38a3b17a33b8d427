import { summaryLine, sumResults } from './results.mjs';
import { EVERYTHING } from './stages.mjs';

export const heading = (/** @type {string} */ name) =>
  `\n━━ ${name} ${'━'.repeat(Math.max(0, 60 - name.length))}`;

/**
 * Prints what each stage came to and, as the last line, the sum; the exit code follows it.
 *
 * @param {Array<import('./results.mjs').Result & { name: string, seconds: number }>} results
 */
export function reportResults(results) {
  const noSkip = process.env.MULLION_NO_SKIP === '1';
  const { skipped, ...sum } = sumResults(results, { noSkip });
  console.log(heading('Summary'));
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed ? '✗' : passed ? '✓' : '–'} ${name}: ${summaryLine({ passed, failed })} (${seconds.toFixed(1)} s)`,
    );
  }
  for (const what of skipped)
    console.log(`skipped: ${what}${noSkip ? ': a failure, as MULLION_NO_SKIP is 1' : ''}`);
  console.log(`\n${summaryLine(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/**
 * Runs a stage and measures it; one that throws is a failure with one line, and the next one still runs.
 *
 * @param {import('./stages.mjs').Stage} stage
 * @param {import('./run.mjs').Run} run
 * @param {import('./stages.mjs').Choice} [choice]
 */
export async function runStage({ id, name, check }, run, choice = EVERYTHING) {
  const started = performance.now();
  const result = await check(run, choice).catch((/** @type {Error} */ error) => {
    console.error(`${name}: ${error.message}`);
    return { passed: 0, failed: 1, isBroken: true };
  });
  return { ...result, id, name, seconds: (performance.now() - started) / 1000 };
}
