import assert from 'node:assert/strict';
import test from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { beginsAtHome, isAshore, PlacesBefore } from './returning.ts';

/** Where a story about Mia is, moment after moment, without repeats. */
const places = (text: string): (string | null)[] => {
  const sets = planOf(text, { childName: 'Mia' }).moments.map(({ place }) => place.set);
  return sets.filter((set, at) => set !== sets[at - 1]);
};

const stories: readonly (readonly [string, string, (string | null)[]])[] = [
  [
    'nobody is on the street between rooms in the dark',
    'Mia walked to the bathroom in the dark.',
    ['bathroom'],
  ],
  [
    'whoever runs to somebody in the rain is where that is told',
    'Mia ran to me across the playground in the rain.',
    ['playground'],
  ],
  ['confetti rains on a stage', 'Mia marched to the stage through the rain of confetti.', ['stage']],
  ['a sledge goes through the snow', 'A Mia foi à neve. Andou de trenó pela neve.', ['snow']],
  ['a boat is left for the beach that is told', 'Mia got off the boat and onto the island beach.', ['beach']],
  ['a ride of the fair is no ship', 'Mia stepped off the boat ride at the fair.', ['fair']],
  [
    'a fever comes back and nobody goes anywhere',
    'Mia lay in bed. She sat in the kitchen. The fever came back and Mum held her.',
    ['bedroom', 'kitchen'],
  ],
  [
    'back and forth is no way back',
    'Mia played in the garden. In the kitchen she sang. She went back and forth with her doll.',
    ['garden', 'kitchen'],
  ],
  [
    'from where they drove to nobody runs back to the kitchen',
    'Mia sat in the kitchen. Then we drove to the park. She ran back and kissed the dog.',
    ['kitchen', 'car', 'park'],
  ],
  [
    'what is done before a drive in its sentence is not done in the car',
    'Mia hugged the doctor and we drove home.',
    ['doctor', 'car'],
  ],
  [
    'whoever is carried back is where they were before',
    'Mia lay in her bed. She crept to the kitchen. Dad carried her back.',
    ['bedroom', 'kitchen', 'bedroom'],
  ],
  [
    'on the way to a church through the snow nobody is in it yet',
    'We walked to church through the snow. Mia sang in the second row.',
    ['street', 'church'],
  ],
  [
    'whoever goes out anyway is outside',
    'Mia sat in the kitchen. She went out anyway and jumped.',
    ['kitchen', 'garden'],
  ],
  [
    'a yard is that of the school where they are',
    'At school Mia wrote her name. They played tag in the yard.',
    ['classroom', 'schoolyard'],
  ],
  [
    'what fog hides is not where anybody is',
    'The fog was so thick that Mia could not see the school. Mia held hands with Dad.',
    ['street'],
  ],
  [
    'nobody is where what they listen to is',
    'Mia lay in the tent. At night, in the tent, she listened to the sea.',
    ['tent'],
  ],
  [
    'a path to a garage is before it',
    'Mia played in the garden. She shovelled the path to the garage.',
    ['garden'],
  ],
  [
    'nobody stays in the snow in the evening',
    'Mia rode her sledge in the snow. In the evening Mum warmed her feet.',
    ['snow', 'living'],
  ],
];
for (const [name, text, sets] of stories) test(name, () => assert.deepEqual(places(text), sets));

test('a sentence that begins at home is there', () => {
  assert.ok(beginsAtHome('De volta a casa adormeceu no sofá'));
  assert.ok(beginsAtHome('Later, back home, he ate soup'));
  assert.ok(!beginsAtHome('She wanted to stay at home'));
});

test('whoever leaves a boat is where it lies, but for boats of parks, drivers and other places', () => {
  assert.ok(isAshore('Back on land she put it on a bench'));
  assert.ok(!isAshore('land was in sight'));
  assert.ok(!isAshore('A Mia desceu do barco pirata do parque', { language: 'pt' }));
  assert.ok(!isAshore('O pai saiu do barco', { language: 'pt' }));
  assert.ok(isAshore('Mia bajó del barco', { language: 'es' }));
  assert.ok(
    !isAshore('Mia bajó del barco', { text: 'Mia bajó del barco y corrió por la playa', language: 'es' }),
  );
});

test('doing something again is no going back', () => {
  const before = new PlacesBefore();
  before.visit('garden', 0);
  before.visit('kitchen', 1);
  const said = { sentence: 2, mode: 'done' } as const;
  assert.equal(before.back(said, 'quando voltou a rir'), null);
  assert.equal(before.back(said, 'quando voltou, riu'), 'garden');
  assert.equal(before.back({ ...said, sentence: 9 }, 'quando voltou, riu'), null);
});

test('a family comes back home', () => {
  const before = new PlacesBefore();
  before.visit('garden', 0);
  before.visit('shop', 1);
  assert.equal(before.back({ sentence: 2, mode: 'done' }, 'Quando voltámos, a Mia riu'), 'living');
  assert.equal(before.back({ sentence: 2, mode: 'done' }, 'Cuando volvimos, Mia rio'), 'living');
});
