import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Seen } from '@milestoon/story/screenplay';
import { takenUp } from './taken-up.ts';

const ties = [
  { member: 'hero', action: 'tie', emotion: 'happy', facing: 'right', place: 0, to: 'mother' },
] as const;
const thingIn = (...seen: Seen[]) => takenUp(ties, seen)[0]?.thing;

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

it('has the arms round a tree that is hugged, and not where somebody is', () => {
  const hugs = { member: 'hero', action: 'hug', emotion: 'happy', facing: 'right', place: 0 } as const;
  const mother = { member: 'mother', action: 'look', emotion: 'happy', facing: 'left', place: 0.3 } as const;
  const tree: Seen = { picture: 'palm-tree', how: 'ground' };
  assert.equal(takenUp([hugs], [tree])[0]?.thing?.picture, 'palm-tree');
  assert.equal(takenUp([{ ...hugs, to: 'mother' }, mother], [tree])[0]?.thing, undefined);
});
