import path from 'node:path';
import { type Counts, nodeCounts, playwrightCounts, vitestCounts } from './counts.ts';
import { nodeTimes, playwrightTimes, type TimedTest, vitestTimes } from './slowest.ts';

export const groups = ['static', 'unit', 'e2e'] as const;
export type Group = (typeof groups)[number];

/** One step of `npm test`. */
export interface Stage {
  name: string;
  group: Group;
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [string, ...string[]];
  /** Relative to the repository. */
  folder?: string;
  env?: Record<string, string>;
  /** It keeps one processor busy: the next stage begins meanwhile, and what this one says comes when it is done. */
  beside?: true;
  /** Reads the report the stage writes. Without it the stage itself is the one test. */
  report?: {
    file: string;
    read: (report: string) => Counts;
    times: (report: string) => TimedTest[];
  };
}

const reporter = path.join(import.meta.dirname, 'count-reporter.ts');
/** Nothing but functions: their tests leave nothing behind, and most of what a process of each would do is to load. */
const pure = 'packages/{cast,domain,drawing,film,look,stage,story,things}/src/**/*.test.ts';
const nodeTests = [
  'packages/{contract,database,payments-emulator,studio}/src/**/*.test.ts',
  'apps/server/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'scripts/**/*.test.mjs',
];

const reported = (file: string): string[] => [
  '--test-reporter=dot',
  '--test-reporter-destination=stdout',
  `--test-reporter=${reporter}`,
  `--test-reporter-destination=${file}`,
];

/** Everything that is checked, cheapest first. Reports go to `folder`. */
export function stages(folder: string): Stage[] {
  const reportFile = (name: string): string => path.join(folder, `${name}.json`);
  return [
    { name: 'format', group: 'static', command: ['biome', 'format', '.'] },
    { name: 'lint', group: 'static', command: ['oxlint', '--deny-warnings'] },
    { name: 'types', group: 'static', beside: true, command: ['tsc', '-p', '.'] },
    { name: 'types of the web app', group: 'static', command: ['tsc', '-p', 'apps/web'] },
    {
      name: 'dependency rules',
      group: 'static',
      beside: true,
      command: ['node', 'scripts/dependency-rules/main.ts'],
    },
    {
      name: 'docblocks of doors',
      group: 'static',
      beside: true,
      command: ['node', 'scripts/door-docs/main.ts'],
    },
    { name: 'unused code', group: 'static', command: ['knip', '--no-progress', '--no-config-hints'] },
    {
      name: 'studio, server and scripts',
      group: 'unit',
      command: [
        'node',
        '--test',
        // Of three files one mostly waits, for a server, a job or a child process: two processors are kept busy.
        '--test-concurrency=3',
        ...reported(reportFile('node')),
        ...nodeTests,
      ],
      report: { file: reportFile('node'), read: nodeCounts, times: nodeTimes },
    },
    {
      name: 'story, cast, stage and film',
      group: 'unit',
      beside: true,
      command: ['node', '--test', '--test-isolation=none', ...reported(reportFile('pure')), pure],
      report: { file: reportFile('pure'), read: nodeCounts, times: nodeTimes },
    },
    {
      name: 'web app',
      group: 'unit',
      folder: 'apps/web',
      command: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${reportFile('web')}`,
      ],
      report: { file: reportFile('web'), read: vitestCounts, times: vitestTimes },
    },
    { name: 'web build', group: 'e2e', command: ['node', 'scripts/setup.mjs', '--build'] },
    {
      name: 'browser',
      group: 'e2e',
      command: ['playwright', 'test', '--config=e2e/playwright.config.ts'],
      env: { E2E_REPORT: reportFile('browser') },
      report: { file: reportFile('browser'), read: playwrightCounts, times: playwrightTimes },
    },
  ];
}
