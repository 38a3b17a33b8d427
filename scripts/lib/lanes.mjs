import { heading, runStage } from './report-results.mjs';
import { runCollecting } from './run.mjs';

/** @typedef {{ stage: import('./stages.mjs').Stage, choice?: import('./stages.mjs').Choice }} Chosen */

/**
 * Runs lanes side by side and the stages of each one after another; each shows its output whole.
 *
 * @param {Chosen[][]} lanes
 */
export async function runLanes(lanes) {
  const results = await Promise.all(lanes.map(runLane));
  return results.flat();
}

async function runLane(/** @type {Chosen[]} */ lane) {
  const results = [];
  for (const { stage, choice } of lane) {
    const { run, output } = runCollecting();
    const result = await runStage(stage, run, choice);
    console.log(`${heading(`${stage.name} (${result.seconds.toFixed(1)} s)`)}\n${output().trim()}`);
    results.push(result);
  }
  return results;
}
