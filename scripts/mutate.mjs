/**
 * `npm run mutate`: puts each fault of tests/mutations into a copy of the project and runs the test
 * that has to see it. The copy is outside of the project and goes with the process.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { changesBundle, changesContent, readMutations } from './lib/mutations.mjs';
import { scratchCopy } from './lib/scratch-copy.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const HELP = `Puts faults into a copy of the project, one at a time, and runs the test that has to see each.

Usage: npm run mutate -- [PATTERN]

  PATTERN   Only the faults whose name has this in it: see tests/mutations.
  --help    This text.`;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(130));

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const [pattern = ''] = positionals;
  // Those that need no bundle of their own come first: they share the one without a fault.
  const mutations = readMutations()
    .filter(({ name }) => name.includes(pattern))
    .sort((a, b) => Number(changesBundle(a)) - Number(changesBundle(b)));
  if (mutations.length === 0) throw new UserError(`No file in tests/mutations has "${pattern}" in its name.`);
  // Its modules work in the copy: they know their project by where they stand.
  const copy = scratchCopy();
  const { openLab } = await import(`${copy}/scripts/lib/mutation-lab.mjs`);
  const lab = openLab();
  try {
    console.log(`Without a fault, the ${mutations.length} tests …`);
    await lab.expectGreen(mutations.map(({ test }) => test));
    report(await tryAll(lab, copy, mutations));
  } finally {
    await lab.close();
  }
});
process.exit();

/**
 * @param {import('./lib/mutation-lab.mjs').Lab} lab
 * @param {string} copy
 * @param {import('./lib/mutations.mjs').Mutation[]} mutations
 */
async function tryAll(lab, copy, mutations) {
  const results = [];
  for (const mutation of mutations) {
    const started = performance.now();
    const verdict = await tryOne(lab, copy, mutation);
    const seconds = (performance.now() - started) / 1000;
    console.log(`${verdict.padEnd(14)} ${mutation.name} (${seconds.toFixed(1)} s): ${mutation.fault}`);
    results.push({ verdict, name: mutation.name, seconds });
  }
  return results;
}

/**
 * @param {import('./lib/mutation-lab.mjs').Lab} lab
 * @param {string} copy
 * @param {import('./lib/mutations.mjs').Mutation} mutation
 */
async function tryOne(lab, copy, mutation) {
  const { path, test } = mutation;
  if (!apply(copy, path)) return 'does not apply';
  const isContent = changesContent(mutation);
  try {
    // With the fault there is another site, and after it again.
    if (isContent) await lab.close();
    return await lab.verdict(test, changesBundle(mutation));
  } finally {
    apply(copy, path, '--reverse');
    if (isContent) await lab.close();
  }
}

/** @param {string} copy @param {string} patch @param {string[]} options */
function apply(copy, patch, ...options) {
  try {
    execFileSync('git', ['apply', ...options, patch], { cwd: copy, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** @param {Array<{ verdict: string, name: string, seconds: number }>} results */
function report(results) {
  const bad = results.filter(({ verdict }) => verdict !== 'caught');
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  console.log(
    `\n${results.length - bad.length} of ${results.length} faults were caught (${minutes.toFixed(1)} min).`,
  );
  for (const { verdict, name } of bad) console.log(`  ${verdict}: ${name}`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}
