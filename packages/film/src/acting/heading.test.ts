import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '@milestoon/cast';
import type { Acting } from '../film.ts';
import { turningAt } from './heading.ts';

const acting = (action: Action, facing: Acting['facing'], from: number): Acting => ({
  action,
  facing,
  from,
  emotion: 'happy',
  x: 0,
  speed: 0,
});
const turn = (before: Acting, now: Acting): { body: number; head: number }[] =>
  Array.from({ length: 24 }, (_, i) => turningAt(now, before, now.from + i).heading).filter(
    (heading) => heading !== undefined,
  );

test('who keeps standing three-quarter has no heading', () => {
  assert.deepEqual(turningAt(acting('stand', 'left', 0), null, 5), {});
  assert.deepEqual(turningAt(acting('wave', 'left', 20), acting('stand', 'left', 0), 22), {});
});

test('from side to side somebody turns over the front: eyes, head, body', () => {
  const [before, now] = [acting('stand', 'right', 0), acting('stand', 'left', 20)];
  assert.deepEqual(turningAt(now, before, 20).leading, [-0.9, 0]);
  const headings = turn(before, now);
  assert.ok(headings.length >= 10);
  for (const { body, head } of headings) {
    assert.ok(Math.abs(body) < 10 && Math.abs(head) < 10);
    assert.ok(head <= body, `head at ${head}, body at ${body}`);
  }
  assert.deepEqual(turningAt(now, before, 60), {});
});

test('turning away goes over the profile, in steps small enough to be seen', () => {
  const headings = turn(acting('stand', 'right', 0), acting('walk-away', 'right', 20));
  headings.forEach(({ body, head }, i) => {
    assert.ok(head >= body);
    const before = headings[i - 1];
    if (before) assert.ok(body >= before.body && body - before.body < 32, `${before.body} → ${body}`);
  });
  assert.ok(headings.some(({ body }) => body > 60 && body < 120));
  assert.deepEqual(headings.at(-1), { body: 176, head: 176 });
});

test('the eyes shut on the way round and are open when the turn begins and ends', () => {
  const [before, now] = [acting('stand', 'right', 0), acting('stand', 'left', 20)];
  const lids = Array.from({ length: 14 }, (_, i) => turningAt(now, before, 20 + i).blink ?? 0);
  assert.equal(lids[0], 0);
  assert.ok(lids.some((shut) => shut === 1) && lids.slice(9).every((shut) => shut === 0), lids.join(' '));
});
