import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const deeds = (acts: readonly { who: string; action: string }[] = []): string[] =>
  acts.map(({ who, action }) => `${who} ${action}`);

it('does what is wished in the thought of who wishes it', () => {
  const [moment] = planOf('Mia wanted to dance with Grandma.').moments;
  assert.deepEqual(deeds(moment?.acts), ['hero think']);
  assert.equal(moment?.imagined?.of, 'hero');
  assert.deepEqual(deeds(moment?.imagined?.acts), ['hero dance', 'grandmother dance']);
});

it('gives a fear to who is afraid, and not to who would fall', () => {
  const moment = planOf('Dad was scared that Mia would fall off the wall.').moments.at(-1);
  assert.equal(moment?.imagined?.of, 'father');
  assert.deepEqual(deeds(moment?.imagined?.acts), ['hero fall']);
});

it('shows what nearly happened, and what never did, in a thought', () => {
  const [near] = planOf('Mia almost fell off the chair.').moments;
  assert.deepEqual([deeds(near?.acts), deeds(near?.imagined?.acts)], [['hero think'], ['hero fall']]);
  const [never] = planOf('Mia had never seen snow.').moments;
  assert.deepEqual(
    never?.seen.map(({ picture, how }) => `${picture} ${how}`),
    ['snowflake bubble'],
  );
});

it('moves nobody to where they have never been', () => {
  const places = planOf(
    'Mia sat in the kitchen. She had never been on a train. She ate a banana.',
  ).moments.map(({ place }) => place.set);
  assert.equal(places.at(-1), 'kitchen');
});
