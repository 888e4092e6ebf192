import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flip } from './flip.ts';
import { raiseHand } from './raise-hand.ts';
import { walk } from './walk.ts';
import { write } from './write.ts';

test('crutches are walked with, a marshmallow is on a stick, and a blackboard hangs before who writes on it', () => {
  assert.ok(walk.withKinds?.some(({ names, motion }) => names.test('crutch') && motion.props?.(0).front));
  assert.ok(flip.withKind?.names.test('marshmallow') && !flip.withKind.names.test('pancakes'));
  assert.equal(write.withKind?.motion.slot?.(0).layer, 'behind');
});

test('a hand that is put up stays up', () => {
  const { move } = raiseHand.motion;
  assert.ok(typeof move !== 'function');
  const kept = move.keys.filter(({ at }) => at >= (move.loopFrom ?? 0));
  assert.ok(
    kept.length > 2 &&
      kept.every(({ pose }) => Number((pose.arms?.far as { angle?: number } | undefined)?.angle ?? 0) > 120),
  );
});
