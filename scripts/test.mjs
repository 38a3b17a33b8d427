import { chooseTests } from './lib/choose-tests.mjs';
import { runLanes } from './lib/lanes.mjs';
import { heading, reportResults, runStage } from './lib/report-results.mjs';
import { runStreaming } from './lib/run.mjs';
import { testStages } from './lib/test-stages.mjs';
import { runMain } from './lib/user-error.mjs';

const { first, lanes, all, stopSites } = testStages();

process.on('SIGINT', async () => {
  await stopSites();
  process.exit(130);
});

await runMain(async () => {
  const args = process.argv.slice(2);
  const results = args.length > 0 ? await runChosen(args) : await runAll();
  await stopSites();
  reportResults(results);
});
process.exit();

async function runAll() {
  const built = await runLanes([[{ stage: first }]]);
  return [...built, ...(await runLanes(lanes.map((lane) => lane.map((stage) => ({ stage })))))];
}

/** One after another, and their output as it comes. */
async function runChosen(/** @type {string[]} */ args) {
  const results = [];
  for (const { stage, choice } of chooseTests(all, args)) {
    console.log(heading(stage.name));
    results.push(await runStage(stage, runStreaming, choice));
  }
  return results;
}
