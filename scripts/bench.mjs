/**
 * `npm run bench`: the same pages as Mullion, jQuery + Owl, Swiper and plain HTML, measured side by
 * side in one run. Slow numbers are news, not a failure: it fails only where something doesn't work.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { openBrowser } from '../tests/bench/browser/open.mjs';
import { bundlePeers } from '../tests/bench/bundle.mjs';
import { measure } from '../tests/bench/measure.mjs';
import { HELP, parseBenchOptions } from '../tests/bench/options.mjs';
import { installPeers } from '../tests/bench/peers.mjs';
import { markdownReport, shortReport, textReport } from '../tests/bench/report/report.mjs';
import { startBenchServer } from '../tests/bench/serve.mjs';
import { build } from './lib/build.mjs';
import { writeMarked } from './lib/marked.mjs';
import { step } from './lib/progress.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  const options = parseBenchOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const server = await startBenchServer(options.port);
  try {
    if (!options.built) await step('Building Mullion', build);
    await step('Installing the peers into .cache/bench', installPeers);
    await step("Bundling the peers' page scripts", bundlePeers);
    await run(server.url, options);
  } finally {
    await server.stop();
  }
});

/** @param {string} origin @param {ReturnType<typeof parseBenchOptions>} options */
async function run(origin, options) {
  const browser = await openBrowser();
  try {
    const results = await measure(browser, origin, options, (line) => console.log(`  ${line}`));
    const machine = `${cpus().length} cores, Chromium ${browser.version()}`;
    const facts = { runs: options.runs, machine };
    console.log(`\n${textReport(results, facts)}`);
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...facts, results }, null, 2)}\n`);
    if (options.writeDocs) {
      writeMarked('docs/performance.md', 'bench', markdownReport(results, facts));
      writeMarked('README.md', 'bench', shortReport(results, facts));
    }
  } finally {
    await browser.close();
  }
}
