import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nodeCounts, playwrightCounts, settle, vitestCounts } from './counts.ts';

describe('counts', () => {
  it('of node: cancelled tests have failed', () => {
    const report = '{"tests":6,"passed":3,"failed":1,"cancelled":2,"skipped":0}';
    assert.deepEqual(nodeCounts(report), { passed: 3, failed: 3 });
  });

  it('of vitest: a file that cannot be loaded has failed', () => {
    const report = JSON.stringify({
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    });
    assert.deepEqual(vitestCounts(report), { passed: 4, failed: 2 });
  });

  it('of playwright: flaky tests and errors outside of tests have failed', () => {
    const report = '{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":0},"errors":[{}]}';
    assert.deepEqual(playwrightCounts(report), { passed: 5, failed: 3 });
  });
});

describe('settle', () => {
  it('never lets a stage that ended badly pass', () => {
    assert.deepEqual(settle({ passed: 3, failed: 0 }, false), { passed: 3, failed: 1 });
    assert.deepEqual(settle(undefined, true), { passed: 0, failed: 1 });
    assert.deepEqual(settle({ passed: 0, failed: 0 }, true), { passed: 0, failed: 1 });
  });

  it('keeps the counts of a good one', () => {
    assert.deepEqual(settle({ passed: 3, failed: 0 }, true), { passed: 3, failed: 0 });
    assert.deepEqual(settle({ passed: 3, failed: 2 }, false), { passed: 3, failed: 2 });
  });
});
