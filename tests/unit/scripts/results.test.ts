// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  oneResult,
  readJunit,
  readPlaywright,
  readVitest,
  runnerResult,
  summaryLine,
  sumResults,
} from '../../../scripts/lib/results.mjs';

const dir = mkdtempSync(join(tmpdir(), 'mullion-results-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('the sum over all runners', () => {
  const results = [
    oneResult(true),
    oneResult(false),
    { passed: 40, failed: 2, skipped: ['PHPStan (no php)'] },
  ];

  test('adds every runner and names what was skipped', () => {
    expect(sumResults(results)).toEqual({ passed: 41, failed: 3, skipped: ['PHPStan (no php)'] });
  });

  test('counts a skip as a failure where nothing may be skipped', () => {
    expect(sumResults(results, { noSkip: true })).toMatchObject({ passed: 41, failed: 4 });
  });

  test('is the last line as the README shows it', () => {
    expect(summaryLine(sumResults(results))).toBe('41 passed, 3 failed');
  });
});

describe("a runner's report", () => {
  test('of Vitest: a file that cannot be loaded is a failure without a failed test', () => {
    const counts = {
      numPassedTests: 5,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [],
    };
    expect(readVitest(JSON.stringify(counts))).toEqual({ passed: 5, failed: 1, skipped: [], isBroken: true });
  });

  test('of Vitest: a skipped test is named', () => {
    const counts = {
      numPassedTests: 5,
      numFailedTests: 2,
      numFailedTestSuites: 1,
      testResults: [
        { assertionResults: [{ status: 'passed', fullName: 'a' }] },
        { assertionResults: [{ status: 'skipped', fullName: 'golden b' }] },
      ],
    };
    const skipped = ['"golden b" (the test itself says when)'];
    expect(readVitest(JSON.stringify(counts))).toEqual({ passed: 5, failed: 2, skipped });
  });

  test('of Playwright: an error outside of a test counts too', () => {
    const report = {
      stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [{ message: 'no web server' }],
    };
    expect(readPlaywright(JSON.stringify(report))).toEqual({ passed: 7, failed: 2, skipped: [] });
  });

  test('of PHPUnit: the outermost suite has the numbers', () => {
    const xml =
      '<testsuites>\n<testsuite name="Mullion" tests="9" assertions="30" errors="1" failures="2" skipped="1" time="0.1">' +
      '<testsuite name="Inner" tests="4" errors="0" failures="0" skipped="0"></testsuite></testsuite></testsuites>';
    expect(readJunit(xml)).toMatchObject({
      passed: 5,
      failed: 3,
      skipped: [expect.stringContaining('1 PHPUnit')],
    });
    expect(readJunit('<testsuites/>')).toEqual({ passed: 0, failed: 0, skipped: [] });
  });
});

describe('a runner that fails without saying so', () => {
  const read = (json: string) => JSON.parse(json);

  test('and wrote no report is one failure', () => {
    const report = join(dir, 'never-written.json');
    expect(runnerResult({ ok: false, report, read })).toEqual({ passed: 0, failed: 1, isBroken: true });
    expect(runnerResult({ ok: true, report, read })).toEqual({ passed: 0, failed: 1, isBroken: true });
  });

  test('and counted only passes is one failure', () => {
    const report = join(dir, 'crashed-at-the-end.json');
    writeFileSync(report, '{"passed": 3, "failed": 0}');
    expect(runnerResult({ ok: false, report, read })).toEqual({ passed: 3, failed: 1, isBroken: true });
    expect(runnerResult({ ok: true, report, read })).toEqual({ passed: 3, failed: 0 });
  });
});
