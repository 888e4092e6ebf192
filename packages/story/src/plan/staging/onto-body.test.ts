import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string) => {
  const moment = planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.at(-1);
  return {
    acts: moment?.acts.map(({ who, action, thing }) => [who, action, ...(thing ? [thing] : [])].join(' ')),
    seen: moment?.seen.map(({ picture, how, of }) => [picture, how, ...(of ? [of] : [])].join(' ')),
  };
};

it('has in the hair and on the finger what got there', () => {
  assert.deepEqual(shown('There were leaves in her hair.').seen, ['fallen-leaf worn hero']);
  assert.deepEqual(shown('A butterfly landed on her finger.'), { acts: ['hero hold butterfly'], seen: [] });
  assert.deepEqual(shown("A crab crawled over Dad's face.").seen, ['crab atop father']);
});

it('has on their heads what lands on somebody', () => {
  assert.deepEqual(shown('An acorn fell on Dad.').seen, ['acorn atop father']);
  assert.deepEqual(shown("Dad put a sponge full of foam on Mia's head.").seen, ['bubbles worn hero']);
});

it('takes out of the hand what is in the hair, and puts into the lap what lands there', () => {
  assert.deepEqual(shown('Mia had straw in her hair.'), { acts: ['hero laugh'], seen: ['hay worn hero'] });
  assert.deepEqual(shown("The ball landed in Grandma's lap.").acts, ['grandmother hold soccer-ball']);
});

it('dresses whom somebody puts something on', () => {
  assert.deepEqual(shown("Dad put a medal around Mia's neck."), {
    acts: ['father put-on', 'hero look'],
    seen: ['sports-medal worn hero'],
  });
  assert.deepEqual(shown("The doctor put Mia's arm in a cast.").seen, ['plaster worn hero']);
  assert.deepEqual(shown('The nurse put a plaster on her knee.').seen, ['knee-plaster worn hero']);
});

it('shows whose it is that an animal takes or chews', () => {
  assert.deepEqual(shown("A goat chewed on Mia's sleeve.").acts, ['goat eat', 'hero look']);
  assert.deepEqual(shown("A monkey stole Grandpa's hat.").acts, ['grandfather look']);
});

it('whitens the faces of all who are meant', () =>
  assert.deepEqual(shown('Mia and Dad baked. Their faces were white with flour.').seen, [
    'mud smeared hero',
    'mud smeared father',
  ]));

it('buries somebody in the sand and spills what is in a bowl', () => {
  assert.deepEqual(shown('Mia buried Dad in the sand.').seen, ['sand-heap cover father']);
  assert.ok(shown('Mia spilled a bowl of popcorn.').seen?.includes('popcorn ground'));
});
