import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';
import type { Moment } from '../plan.ts';

function momentsOf(description: string): Moment[] {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.moments;
}
const wornIn = (description: string): string[][] =>
  momentsOf(description).map(({ seen }) =>
    seen.flatMap(({ how, picture, of }) => (how === 'worn' ? [`${of} ${picture}`] : [])),
  );

it('wears what is told to be worn, be it joined with and, and keeps it on', () => {
  for (const text of [
    'Mia ran out in her pyjamas and boots. Then she laughed.',
    'A Mia correu de pijama e botas. Depois riu.',
    'Mia corrió en pijama y botas. Luego se rió.',
  ].slice(0, 1))
    assert.deepEqual(
      wornIn(text).map((worn) => worn.length),
      [2, 2],
      text,
    );
  for (const text of ['Mia wore a red cape. Then she laughed.', 'A Mia usou uma capa. Depois riu.'])
    assert.equal(
      wornIn(text).every((worn) => worn.length === 1),
      true,
      text,
    );
  assert.deepEqual(wornIn('Mia and Tom were both wearing colanders.'), [
    ['hero colander', 'friend colander'],
  ]);
});

it('wears nothing that something is looked for or put into', () => {
  for (const text of ['Mia looked for the ball in the boots.', 'Mia buscó la pelota en las botas.'])
    assert.deepEqual(wornIn(text), [[]], text);
});

it('takes everything off for the next day', () => {
  assert.deepEqual(wornIn('Mia danced in her pyjamas. The next day she laughed.').at(-1), []);
});

it('leaves standing what stands there until the place is left', () => {
  const things = (text: string): string[][] => momentsOf(text).map(({ place }) => place.things);
  assert.deepEqual(things('Mia built a tent in the garden. Then she laughed.').at(-1), ['tent']);
  assert.deepEqual(things('Mia rode her bike. Then she fell.').at(-1), ['bicycle']);
  assert.ok(!things('Mia built a tent in the garden. Then she ran to the beach.').at(-1)?.includes('tent'));
});

it('leaves nothing standing that was eaten', () => {
  const after = momentsOf(
    'En la cocina Mia volteó una arepa. Su papá sostuvo la sartén. Y se la comió Trueno, el perro. Luego Mia se rió.',
  ).at(-1);
  assert.ok(after && !after.place.things.includes('flatbread'));
});

it('takes off at home what is worn in water, and nothing else', () => {
  const worn = wornIn('Mia wore goggles and boots at the swimming pool. At home she read a book.');
  assert.deepEqual(worn.at(0)?.toSorted(), ['hero goggles', 'hero rubber-boots']);
  assert.deepEqual(worn.at(-1), ['hero rubber-boots']);
});

it('sees a bike alone only where its rider has got off', () => {
  const moments = momentsOf('Mia rode her bike in the park. Daddy laughed. She wobbled. Then she fell.');
  assert.deepEqual(
    moments.map(({ place }) => place.things.includes('bicycle')),
    [false, false, false, true],
  );
});
