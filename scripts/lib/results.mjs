import { readFileSync } from 'node:fs';

/**
 * What a stage of the tests came to.
 *
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [skipped] What didn't run, each with its reason.
 * @property {boolean} [isBroken] It failed without a test that failed: nothing could be run.
 */

/** One thing that either holds or doesn't: a type check, a build. */
export const oneResult = (/** @type {boolean} */ ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * Adds results up; where nothing may be skipped, each skip is a failure.
 *
 * @param {Result[]} results
 * @param {{ noSkip?: boolean }} [options]
 */
export function sumResults(results, { noSkip = false } = {}) {
  const skipped = results.flatMap((result) => result.skipped ?? []);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, noSkip ? skipped.length : 0);
  return { passed, failed, skipped };
}

export const summaryLine = (/** @type {{ passed: number, failed: number }} */ { passed, failed }) =>
  `${passed} passed, ${failed} failed`;

/**
 * A runner's own numbers, made worse where its exit code says more than they do: a runner that
 * crashed, or found no test at all, is a failure too.
 *
 * @param {{ ok: boolean, report: string, read: (text: string) => Result }} run
 * @returns {Result}
 */
export function runnerResult({ ok, report, read }) {
  const result = readReport(report, read);
  return ok || result.failed > 0 ? result : { ...result, failed: 1, isBroken: true };
}

/** @param {string} file @param {(text: string) => Result} read @returns {Result} */
function readReport(file, read) {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, isBroken: true };
  }
}

/** @param {string} json @returns {Result} */
export function readVitest(json) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(json);
  // A file that can't be loaded has no failed test in it, only a failed suite.
  const failed = numFailedTests || numFailedTestSuites;
  /** @type {Array<{ status: string, fullName: string }>} */
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => `"${fullName}" (the test itself says when)`);
  return { passed: numPassedTests, failed, skipped, ...(failed > numFailedTests && { isBroken: true }) };
}

/** @param {string} json @returns {Result} */
export function readPlaywright(json) {
  const { stats, errors } = JSON.parse(json);
  const failed = stats.unexpected + errors.length;
  const skipped = skippedTests('Playwright', stats.skipped);
  const isBroken = failed > 0 && stats.unexpected === 0;
  return { passed: stats.expected + stats.flaky, failed, skipped, ...(isBroken && { isBroken }) };
}

/** @param {string} xml @returns {Result} */
export function readJunit(xml) {
  const all = /<testsuite [^>]*>/.exec(xml)?.[0] ?? '';
  const count = (/** @type {string} */ name) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(all)?.[1] ?? 0);
  const [failed, skipped] = [count('failures') + count('errors'), count('skipped')];
  return { passed: count('tests') - failed - skipped, failed, skipped: skippedTests('PHPUnit', skipped) };
}

const skippedTests = (/** @type {string} */ runner, /** @type {number} */ count) =>
  count > 0 ? [`${count} ${runner} tests (marked to be skipped in the tests themselves)`] : [];
