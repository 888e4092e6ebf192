import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawOp } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { newHero } from '../hero.ts';
import { perform } from '../perform.ts';
import type { Performance } from '../performance.ts';
import { newCastMember } from '../relatives.ts';
import { spotAt } from './spot-at.ts';
import { bodySpots } from './spots.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const dog = newCastMember({ id: 'dog', name: 'Rex', role: 'dog', hero, seed: 5 });
const standing: Performance = {
  action: 'stand',
  emotion: 'happy',
  frame: 40,
  actionFrame: 40,
  facing: 'right',
};

const names = (ops: readonly DrawOp[]): string[] =>
  ops.flatMap((op) => ('ops' in op ? [...('name' in op && op.name ? [op.name] : []), ...names(op.ops)] : []));

test('the spots of a body are where its parts are, one above the other', () => {
  const high = (['head', 'forehead', 'nose', 'chin', 'chest', 'belly', 'knee', 'foot'] as const).map(
    (spot) => spotAt(hero, standing, spot)[1],
  );
  assert.deepEqual(
    high.toSorted((a, b) => a - b),
    high,
  );
  const [, sitting] = spotAt(hero, { ...standing, action: 'sit' }, 'head');
  assert.ok(sitting > (high[0] ?? 0) + 50, 'a head goes down with whoever sits');
});

test('a person and an animal have something at every spot', () => {
  const picture = pictureOf('leaf-fluttering-in-wind') ?? pictureOf('fallen-leaf');
  assert.ok(picture);
  for (const character of [hero, dog])
    for (const spot of bodySpots) {
      const drawn = names(perform(character, { ...standing, onBody: [{ spot, thing: { picture } }] }));
      assert.ok(
        drawn.includes(`seen:atop:${picture.name}:${spot}`),
        `${character.role} has nothing at ${spot}`,
      );
    }
});
