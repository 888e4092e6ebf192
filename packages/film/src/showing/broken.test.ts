import assert from 'node:assert/strict';
import { it } from 'node:test';
import { apply, type DrawOp, fill, rectangle } from '@milestoon/drawing';
import { pictureOf } from '@milestoon/things/pictures';
import { broken } from './broken.ts';

const whole: DrawOp[] = [fill(rectangle(-0.5, -1, 0.5, 0), '#ff0000')];
const doll = pictureOf('rag-doll');

it('is whole until it breaks, and then its upper part leans over beside the lower one', () => {
  assert.ok(doll);
  assert.deepEqual(broken(whole, doll, 0), whole);
  const [lower, upper] = broken(whole, doll, 1);
  assert.ok(lower?.kind === 'clip' && upper?.kind === 'group' && upper.matrix);
  const [a, b] = upper.matrix;
  assert.ok(Math.atan2(b, a) > 0.4, 'it leans');
  assert.ok(apply(upper.matrix, [0, -0.4])[0] > 0.02, 'it lies aside');
  assert.equal(upper.ops[0]?.kind, 'clip');
});
