import {
  addCounts,
  countJestTests,
  countPartTests,
  countPlaywrightTests,
  formatSummary,
} from '../src/test-run/test-counts.js';

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
};
const browser = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

it('adds up to one line', () => {
  expect(formatSummary(addCounts(countJestTests(jest), countPlaywrightTests(browser)))).toBe(
    '8 passed, 0 failed',
  );
  expect(formatSummary({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

it('a file that does not load, or a run that fails without a failed test, is a failure', () => {
  expect(countJestTests({ ...jest, numRuntimeErrorTestSuites: 1, success: false }).failed).toBe(1);
  expect(countJestTests({ ...jest, success: false }).failed).toBe(1);
});

it('counts a test of the browser that passed at the second try as passed', () => {
  expect(countPlaywrightTests({ ...browser, stats: { ...browser.stats, flaky: 1 } })).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
  });
});

it('a browser run in which nothing ran, or something broke outside of tests, is a failure', () => {
  expect(countPlaywrightTests({ ...browser, stats: { ...browser.stats, expected: 0 } }).failed).toBe(1);
  expect(countPlaywrightTests({ ...browser, errors: [{}] }).failed).toBe(1);
});

it('counts the parts of a run of faults or of the bench, and a run without any as a failure', () => {
  expect(countPartTests({ passed: 4, failed: 1 })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(countPartTests({ passed: 0, failed: 0 }).failed).toBe(1);
});
