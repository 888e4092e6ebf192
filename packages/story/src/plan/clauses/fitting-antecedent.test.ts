import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Every picture of the last moment, in hands and elsewhere. */
const lastOf = (description: string): string[] => {
  const { acts, seen } = planOf(description).moments.at(-1) ?? { acts: [], seen: [] };
  return [...acts.flatMap(({ thing }) => thing ?? []), ...seen.map(({ picture }) => picture)];
};

it('means by a pronoun what the verb can be said of', () => {
  for (const [text, picture] of [
    ['Mia baked a cake with Mom. She licked the spoon. They put it in the oven.', 'shortcake'],
    ['Mia made a kite. She held the string. It flew high.', 'kite'],
    ['Mia got a hat and a balloon. She put it on.', 'sun-hat'],
    ['Mia got milk and a cookie. She drank it.', 'glass-of-milk'],
    ['Mia baked a cake. She licked the spoon. She put candles on it.', 'shortcake'],
  ] as const)
    assert.ok(lastOf(text).includes(picture), `${text} ${lastOf(text).join(' ')}`);
});

it('takes a piece, the whole thing and another one for what was spoken of before', () => {
  for (const [text, picture] of [
    ['Dad cut the cake with a knife. Mia ate two pieces.', 'shortcake'],
    ['Mia got a sandwich. She sat on a bench. She ate the whole thing.', 'sandwich'],
    ['Mia lost her hat. Dad bought her a new one.', 'sun-hat'],
  ] as const)
    assert.ok(lastOf(text).includes(picture), `${text} ${lastOf(text).join(' ')}`);
});

it('gives a piece to whoever is alive', () => {
  const [, , gives] = planOf(
    'Mia carried a bag of bread. A duck came up to her. She gave it a piece.',
  ).moments;
  assert.deepEqual(
    gives?.acts.map(({ who, action, to, thing }) => [who, action, to, thing]),
    [
      ['hero', 'hand-over', 'duck', 'bread'],
      ['duck', 'receive', 'hero', undefined],
    ],
  );
});

it('leaves a pronoun as it was where the verb is said of anything', () => {
  assert.ok(lastOf('Mia ate a cake. She found a ball. She showed it to Dad.').includes('soccer-ball'));
});

it('means one thing by it, and not the one that does something to it', () => {
  for (const [text, picture] of [
    ['Mia built a raft. She tied the logs together. She pushed it into the river.', 'canoe'],
    ['Mia got a book with Dad. She found a ball. A wave came and knocked it down.', 'soccer-ball'],
    ['Mia put a picture in an envelope. She stuck a stamp on it. Grandma opened it.', 'envelope'],
    ['Mia got ice cream. She ate three bowls.', 'ice-cream'],
    ['Mia got a scooter. Dad cooked soup. She tried it on the street. Then she parked it.', 'kick-scooter'],
  ] as const)
    assert.ok(lastOf(text).includes(picture), `${text} ${lastOf(text).join(' ')}`);
});

it('is the animal that barks, licks and sleeps', () => {
  assert.deepEqual(
    planOf('Mia opened a box. There was a puppy. It licked her face.')
      .moments.at(-1)
      ?.acts.map(({ who }) => who),
    ['dog', 'hero'],
  );
});

it('rides on what one had before', () => {
  const acts = planOf('Mia got a bike. She rode along the river.').moments.at(-1)?.acts;
  assert.deepEqual(
    acts?.map(({ action }) => action),
    ['bike'],
  );
});
