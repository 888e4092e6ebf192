/** How many tests went well and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The report of `count-reporter.ts`. A cancelled test has failed. */
export function nodeCounts(report: string): Counts {
  const { passed, failed, cancelled }: { passed?: number; failed?: number; cancelled?: number } =
    JSON.parse(report);
  return { passed: passed ?? 0, failed: (failed ?? 0) + (cancelled ?? 0) };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Vitest's JSON report. A file that could not be loaded has no tests and counts as one that failed. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(report);
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

/** Playwright's JSON report. What passes only sometimes has failed. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors }: PlaywrightReport = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + (errors?.length ?? 0) };
}

/** A stage that ended badly has at least one failure, whatever its report says; an empty one has not passed. */
export function settle(counts: Counts | undefined, succeeded: boolean): Counts {
  if (!counts) return { passed: 0, failed: 1 };
  const isEmpty = counts.passed + counts.failed === 0;
  const failed = Math.max(counts.failed, succeeded && !isEmpty ? 0 : 1);
  return { passed: counts.passed, failed };
}
