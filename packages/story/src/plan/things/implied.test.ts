import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPicture } from '@milestoon/things/pictures';
import { impliedBy } from './implied.ts';

test('what a verb brings with it has a picture', () => {
  for (const verb of ['comb', 'brush', 'pentear', 'peinar', 'sweep', 'cavar', 'telefonar', 'sew', 'rake'])
    assert.ok(hasPicture(impliedBy(verb) ?? ''), verb);
  assert.equal(impliedBy('walk'), undefined);
});
