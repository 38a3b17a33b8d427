import { heading, reportResults, runStage } from './lib/report-results.mjs';
import { runCollecting } from './lib/run.mjs';
import { budgets, buildBundle, lint, types, unitTests } from './lib/stages.mjs';

// Two lanes, as the budgets weigh what the build has written.
const lanes = [
  [types, lint, unitTests],
  [buildBundle, budgets],
];

const results = await Promise.all(lanes.map(runLane));
reportResults(results.flat());

/** @param {import('./lib/stages.mjs').Stage[]} stages */
async function runLane(stages) {
  const results = [];
  for (const stage of stages) {
    const { run, output } = runCollecting();
    const result = await runStage(stage, run);
    console.log(`${heading(stage.name)}\n${output().trim()}`);
    results.push(result);
  }
  return results;
}
