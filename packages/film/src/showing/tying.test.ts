import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Seen } from '@milestoon/story/screenplay';
import { tying } from './tying.ts';

const ties = [
  { member: 'hero', action: 'tie', emotion: 'happy', facing: 'right', place: 0, to: 'mother' },
] as const;
const thingIn = (...seen: Seen[]) => tying(ties, seen)[0]?.thing;

it('has a ribbon in the hands, in its colour; a shoe stays on the foot, and what is large where it stands', () => {
  assert.deepEqual(thingIn({ picture: 'ribbon', how: 'ground', color: '#ff0000' }), {
    picture: 'ribbon',
    color: '#ff0000',
  });
  assert.equal(thingIn({ picture: 'running-shoe', how: 'beside', of: 'hero' }), undefined);
  assert.equal(thingIn({ picture: 'automobile', how: 'ground' }), undefined);
  assert.equal(thingIn({ picture: 'ribbon', how: 'beside', of: 'mother' }), undefined);
  assert.equal(thingIn({ picture: 'ribbon', how: 'worn', of: 'hero' }), undefined);
});
