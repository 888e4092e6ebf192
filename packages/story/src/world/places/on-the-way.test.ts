import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const setsOf = (description: string): (string | null)[] =>
  planOf(description).moments.map(({ place }) => place.set);

it('travels in what one goes by, and is there in the next sentence', () => {
  for (const [text, sets] of [
    ['Dad drove Mia to the zoo. She saw a lion.', ['car', 'zoo']],
    ['We took the train to the beach. Mia dug a hole.', ['train', 'beach']],
    ['We went by bus to the museum. Mia held my hand.', ['bus', 'museum']],
  ] as const)
    assert.deepEqual(setsOf(text), sets, text);
});

it('stays in what one goes by where nothing is known of the end of the journey', () => {
  assert.deepEqual(setsOf('We took the train to Lisbon. Mia looked out of the window.'), ['train', 'train']);
});

it('has nobody in the car who is travelled to', () => {
  const [drive] = planOf('Mom drove Mia to the doctor. He looked in her ear.').moments;
  assert.deepEqual(drive?.acts.map(({ who }) => who).toSorted(), ['hero', 'mother']);
});

it('returns to where somebody was spoken of by there', () => {
  assert.equal(setsOf('Dad saw our dog in the park. We drove there. Mia hugged the dog.').at(-1), 'park');
});

it('is where one was brought when it is told behind how one went', () => {
  assert.equal(setsOf('Dad took Mia to the museum. We went by tram. Mia saw a skeleton.').at(-1), 'museum');
});

it('is on the way in what one came by, on foot on the street, and asleep in the car', () => {
  assert.equal(setsOf('We took the bus to the zoo. Mia saw a lion. On the way home she sang.').at(-1), 'bus');
  assert.equal(setsOf('Mia played in the park. On the way home she found a coin.').at(-1), 'street');
  assert.equal(setsOf('Mia played in the park. On the way home she fell asleep.').at(-1), 'car');
  assert.equal(setsOf('On the way to school Mia jumped over a wall.').at(-1), 'street');
});
