import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, type Emotion, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { StoryShot } from '../film.ts';
import { takingIn } from './reactions.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const mum = newCastMember({ id: 'mum', name: 'Mum', role: 'mother', hero, seed: 3 });

/** Feelings of the mother who takes a moment in, one after the other. */
function facesOf(action: Action, emotion: Emotion, moment?: number): Emotion[] {
  const acting = { from: 0, action, emotion, x: 960, speed: 0, facing: 'left' as const };
  const shot = {
    from: 0,
    to: 60,
    actors: [{ member: 'mum', y: 885, acting: [acting] }],
    ...(moment === undefined ? {} : { moment }),
  } as unknown as StoryShot;
  return takingIn(shot, 'mum', { hero, mum }).actors.flatMap(({ acting: all }) =>
    all.map(({ emotion: felt }) => felt),
  );
}

test('whoever is frightened, sad or angry in a told moment is not amused by it', () => {
  for (const emotion of ['surprised', 'sad', 'scared', 'angry'] as const)
    assert.deepEqual(facesOf('stand', emotion, 0), [emotion, emotion]);
  assert.deepEqual(facesOf('cry', 'neutral', 0), ['sad', 'sad']);
});

test('whoever laughs keeps no straight face first', () => {
  assert.equal(facesOf('laugh', 'happy', 0)[0], 'laughing');
});

test('where nothing is told of them they make something of it', () => {
  assert.equal(facesOf('stand', 'happy', 0).at(-1), 'laughing');
  assert.equal(facesOf('stand', 'surprised').at(-1), 'laughing');
});
