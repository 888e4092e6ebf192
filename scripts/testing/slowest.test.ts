import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failedLines, nodeTimes, playwrightTimes, slowestLines, vitestTimes } from './slowest.ts';

describe('times', () => {
  it('of node are read as they were written', () => {
    const tests = [{ file: '/home/a.test.ts', name: 'adds', seconds: 1.5 }];
    assert.deepEqual(nodeTimes(JSON.stringify({ passed: 1, tests })), tests);
  });

  it('of vitest are milliseconds, and none for what did not run', () => {
    const assertionResults = [{ fullName: 'a form is sent', duration: 250 }, { fullName: 'is left out' }];
    assert.deepEqual(
      vitestTimes(JSON.stringify({ testResults: [{ name: '/home/b.test.tsx', assertionResults }] })),
      [
        { file: '/home/b.test.tsx', name: 'a form is sent', seconds: 0.25 },
        { file: '/home/b.test.tsx', name: 'is left out', seconds: 0 },
      ],
    );
  });

  it('of playwright count every try, and carry the names around a test', () => {
    const spec = (title: string, ...durations: number[]) => ({
      file: 'c.test.ts',
      title,
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const report = {
      config: { rootDir: '/home/e2e' },
      suites: [
        {
          title: 'c.test.ts',
          specs: [spec('outside', 1000, 500)],
          suites: [{ title: 'on a phone', specs: [spec('inside', 20)] }],
        },
      ],
    };
    assert.deepEqual(playwrightTimes(JSON.stringify(report)), [
      { file: '/home/e2e/c.test.ts', name: 'outside', seconds: 1.5 },
      { file: '/home/e2e/c.test.ts', name: 'on a phone inside', seconds: 0.02 },
    ]);
  });
});

describe('slowestLines', () => {
  const test = (file: string, seconds: number) => ({ file, name: 'runs', seconds });

  it('has the slowest first, with places inside the repository', () => {
    const tests = [test('/home/a.ts', 1), test('/home/b.ts', 12.34), test('/else/c.ts', 3)];
    assert.deepEqual(slowestLines(tests, '/home'), [
      '   12.3 s  b.ts  runs',
      '    3.0 s  /else/c.ts  runs',
      '    1.0 s  a.ts  runs',
    ]);
  });

  it('has ten and no more', () => {
    const tests = Array.from({ length: 12 }, (_, n) => test('/home/a.ts', n));
    assert.equal(slowestLines(tests, '/home').length, 10);
  });
});

describe('failedLines', () => {
  it('names what failed wherever it ran, and the beginning of its reason', () => {
    const vitest = {
      testResults: [
        {
          name: '/home/b.test.tsx',
          assertionResults: [
            { fullName: 'is sent', failureMessages: [] },
            { fullName: 'is kept', failureMessages: ['lost\nat once\nand more'] },
          ],
        },
      ],
    };
    const results = [{ duration: 9, error: { message: 'no button' } }, { duration: 5 }];
    const playwright = {
      config: { rootDir: '/home/e2e' },
      suites: [{ title: 'c.test.ts', specs: [{ file: 'c.test.ts', title: 'buys', tests: [{ results }] }] }],
    };
    const tests = [
      ...nodeTimes(
        JSON.stringify({ tests: [{ file: '/home/a.ts', name: 'adds', seconds: 1, failure: '3' }] }),
      ),
      ...vitestTimes(JSON.stringify(vitest)),
      ...playwrightTimes(JSON.stringify(playwright)),
    ];
    assert.deepEqual(failedLines(tests, '/home', 2), [
      '✖ a.ts  adds',
      '    3',
      '✖ b.test.tsx  is kept',
      '    lost',
      '    at once',
      '✖ e2e/c.test.ts  buys',
      '    no button',
    ]);
  });
});
