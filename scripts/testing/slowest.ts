/** How long one test took. */
export interface TimedTest {
  /** Relative to the repository, or as the report names it. */
  file: string;
  name: string;
  seconds: number;
}

/** The report of `count-reporter.ts`. */
export function nodeTimes(report: string): TimedTest[] {
  const { tests }: { tests: TimedTest[] } = JSON.parse(report);
  return tests;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** Vitest's JSON report. Its times are milliseconds; a test that did not run has none. */
export function vitestTimes(report: string): TimedTest[] {
  const { testResults }: VitestReport = JSON.parse(report);
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      file: file.name,
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

/** Playwright's JSON report. Its times are milliseconds; files are relative to its own folder. */
export function playwrightTimes(report: string): TimedTest[] {
  const { suites, config }: { suites: PlaywrightSuite[]; config: { rootDir: string } } = JSON.parse(report);
  const timesOf = (suite: PlaywrightSuite, names: readonly string[]): TimedTest[] => [
    ...(suite.specs ?? []).map((spec) => ({
      file: `${config.rootDir}/${spec.file}`,
      name: [...names, spec.title].join(' '),
      seconds:
        spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...(suite.suites ?? []).flatMap((inner) => timesOf(inner, [...names, inner.title])),
  ];
  // The outermost suites are files: their titles are no part of a test's name.
  return suites.flatMap((file) => timesOf(file, []));
}

/** Lines of a table of the slowest tests of a run, the slowest first. */
export function slowestLines(tests: readonly TimedTest[], root: string, howMany = 10): string[] {
  return [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, howMany)
    .map(({ file, name, seconds }) => {
      const place = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
      return `${seconds.toFixed(1).padStart(7)} s  ${place}  ${name}`;
    });
}
