/** How long one test took, and how it ended. */
export interface TimedTest {
  /** Relative to the repository, or as the report names it. */
  file: string;
  name: string;
  seconds: number;
  /** What it said when it failed. */
  failure?: string;
}

const because = (failure: string | undefined): Pick<TimedTest, 'failure'> =>
  failure === undefined ? {} : { failure };

/** The report of `count-reporter.ts`. */
export function nodeTimes(report: string): TimedTest[] {
  const { tests }: { tests: TimedTest[] } = JSON.parse(report);
  return tests;
}

interface VitestResult {
  fullName: string;
  duration?: number | null;
  /** Of what failed. */
  failureMessages?: string[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: VitestResult[] }[];
}

/** Vitest's JSON report. Its times are milliseconds; a test that did not run has none. */
export function vitestTimes(report: string): TimedTest[] {
  const { testResults }: VitestReport = JSON.parse(report);
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration, failureMessages = [] }) => ({
      file: file.name,
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      ...because(failureMessages[0]),
    })),
  );
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { results: PlaywrightTry[] }[] }[];
}

interface PlaywrightTry {
  duration: number;
  error?: { message?: string };
}

/** Playwright's JSON report. Its times are milliseconds; files are relative to its own folder. */
export function playwrightTimes(report: string): TimedTest[] {
  const { suites, config }: { suites: PlaywrightSuite[]; config: { rootDir: string } } = JSON.parse(report);
  const timesOf = (suite: PlaywrightSuite, names: readonly string[]): TimedTest[] => [
    ...(suite.specs ?? []).map((spec) => {
      const tries = spec.tests.flatMap((test) => test.results);
      return {
        file: `${config.rootDir}/${spec.file}`,
        name: [...names, spec.title].join(' '),
        seconds: tries.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...because(tries.find(({ error }) => error)?.error?.message),
      };
    }),
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
    .map((test) => `${test.seconds.toFixed(1).padStart(7)} s  ${whichOne(test, root)}`);
}

/** Every test that failed, and the first lines of what it said. */
export function failedLines(tests: readonly TimedTest[], root: string, linesEach = 12): string[] {
  return tests.flatMap((test) =>
    test.failure === undefined
      ? []
      : [
          `✖ ${whichOne(test, root)}`,
          ...test.failure
            .split('\n')
            .slice(0, linesEach)
            .map((line) => `    ${line}`),
        ],
  );
}

const whichOne = ({ file, name }: TimedTest, root: string): string =>
  `${file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file}  ${name}`;
