import assert from 'node:assert/strict';
import { test } from 'node:test';
import { milestonesAt } from './milestones.ts';

test('ideas fit the age, and there are some at every age', () => {
  assert.deepEqual(milestonesAt(0.4).slice(0, 3), ['smile', 'tooth', 'crawling']);
  assert.ok(milestonesAt(1).includes('steps'));
  assert.ok(!milestonesAt(4).includes('steps'));
  assert.ok(milestonesAt(6).includes('lostTooth'));
  for (let age = 0; age <= 99; age += 0.5) assert.ok(milestonesAt(age).length >= 4, `at ${age}`);
});
