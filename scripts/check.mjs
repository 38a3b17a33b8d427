import { runLanes } from './lib/lanes.mjs';
import { phpChecks } from './lib/php-checks.mjs';
import { reportResults } from './lib/report-results.mjs';
import { budgets, buildBundle, lint, types, unitTests } from './lib/stages.mjs';

// Two lanes, as the budgets weigh what the build has written, and PHPUnit reads it.
const lanes = [
  [types, lint, unitTests],
  [buildBundle, budgets, ...phpChecks()],
];

reportResults(await runLanes(lanes.map((lane) => lane.map((stage) => ({ stage })))));
