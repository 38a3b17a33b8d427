import { fixturePages, wordPressPages } from './browser-stages.mjs';
import { phpChecks } from './php-checks.mjs';
import { budgets, buildBundle, goldenHtml, lint, types, unitTests } from './stages.mjs';

/**
 * What `npm test` runs, in this order.
 *
 * @param {import('./browser-stages.mjs').TestSite} site
 * @returns {import('./stages.mjs').Stage[]}
 */
export const testStages = (site) => [
  types,
  lint,
  unitTests,
  buildBundle,
  budgets,
  ...phpChecks(),
  fixturePages,
  goldenHtml,
  wordPressPages('wordpress', site),
];
