import { heading, runStage } from './report-results.mjs';
import { runCollecting } from './run.mjs';

/** What a runner says of its failures stands last in its output; a record of a run may keep little more than its end. */
const LINES_REPEATED = 120;

/** @typedef {{ stage: import('./stages.mjs').Stage, choice?: import('./stages.mjs').Choice }} Chosen */

/**
 * Runs lanes side by side and the stages of each one after another; each shows its output whole, and
 * one that failed shows the end of it again when all is done.
 *
 * @param {Chosen[][]} lanes
 */
export async function runLanes(lanes) {
  const results = (await Promise.all(lanes.map(runLane))).flat();
  for (const { name, failed, output } of results) {
    if (failed > 0) console.log(`${heading(`${name}: what failed`)}\n${lastLines(output)}`);
  }
  return results;
}

const lastLines = (/** @type {string} */ text) => text.split('\n').slice(-LINES_REPEATED).join('\n');

async function runLane(/** @type {Chosen[]} */ lane) {
  const results = [];
  for (const { stage, choice } of lane) {
    const { run, output } = runCollecting();
    const result = await runStage(stage, run, choice);
    const text = output().trim();
    console.log(`${heading(`${stage.name} (${result.seconds.toFixed(1)} s)`)}\n${text}`);
    results.push({ ...result, output: text });
  }
  return results;
}
