export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: object[];
}

/** Written by `npm run faults` and `npm run bench`, whose parts are scenarios and measurements. */
export interface PartsReport {
  passed: number;
  failed: number;
}

export const addCounts = (a: Counts, b: Partial<Counts>): Counts => ({
  passed: a.passed + (b.passed ?? 0),
  failed: a.failed + (b.failed ?? 0),
  skipped: a.skipped + (b.skipped ?? 0),
});

/** A file that did not even load counts as one failure, as does a run that failed without naming a test. */
export function countJestTests(report: JestReport): Counts {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that needed a second try counts as passed, and is listed; a run in which nothing ran did not pass. */
export function countPlaywrightTests({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + errors.length;
  const passed = stats.expected + stats.flaky;
  return { passed, failed: passed + failed === 0 ? 1 : failed, skipped: stats.skipped };
}

/** A run in which nothing ran did not pass. */
export const countPartTests = ({ passed, failed }: PartsReport): Counts => ({
  passed,
  failed: passed + failed === 0 ? 1 : failed,
  skipped: 0,
});

/** `N passed, N failed`, and how many were skipped when any were. */
export function formatSummary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
