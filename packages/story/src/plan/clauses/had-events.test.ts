import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf as plannedOf } from '../../testing/plan-of.ts';
import { planOfStory } from '../../write-screenplay.ts';

const deedsIn = (description: string): string[] => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  return (plan?.moments ?? []).flatMap(({ acts }) =>
    acts.map(({ who, action, thing, to }) =>
      [who, action, ...(thing ? [thing] : []), ...(to ? [`→ ${to}`] : [])].join(' '),
    ),
  );
};

const told: readonly (readonly [text: string, first: string])[] = [
  ['Mia had a race with her cousin.', 'hero run → cousin'],
  ['Mia had a pillow fight with her sister.', 'hero hit pillow → sister'],
  ['Mia had a fever.', 'hero lie-down'],
  ['Mia had a nosebleed.', 'hero cry'],
  ["Mia had a sleepover at Ana's house.", 'hero sleep'],
  ['Mia went to her first swimming lesson.', 'hero swim'],
  ['Mia had a piano exam.', 'hero play-music musical-keyboard'],
  ['Mia had a maths test.', 'hero write'],
  ['Mia has a new baby brother.', 'hero hug → baby'],
  ['A Mia teve febre.', 'hero lie-down'],
  ['A Mia teve aula de natação.', 'hero swim'],
  ['Mia tuvo una pesadilla.', 'hero sleep'],
  ['Mia tuvo clase de natación.', 'hero swim'],
];
for (const [text, first] of told)
  it(`shows what is had: ${text}`, () => assert.equal(deedsIn(text)[0], first));

it('has nothing to do with a thing of that name', () => {
  assert.deepEqual(deedsIn('Mia threw the ball.'), ['hero throw soccer-ball']);
});

it('is done by somebody else where somebody has it done', () => {
  assert.deepEqual(deedsIn('Mia had her hair cut by Grandma.'), [
    'grandmother cut scissors → hero',
    'hero sit → grandmother',
  ]);
  assert.deepEqual(deedsIn('Mia had her hair cut.'), ['woman cut scissors → hero', 'hero sit → woman']);
  assert.deepEqual(deedsIn('Mia had her face painted.'), ['woman wipe paintbrush → hero', 'hero look']);
  assert.deepEqual(deedsIn('Mia had her face painted like a cat.'), ['hero look']);
  assert.deepEqual(deedsIn('Mia had her hair braided.')[0], 'woman dress → hero');
  assert.deepEqual(deedsIn('Mia had her finger bandaged.')[0], 'doctor dress adhesive-bandage → hero');
});

it('is done to whose body it is done to', () => {
  assert.deepEqual(deedsIn("Mia painted the dog's tail."), ['hero paint → dog', 'dog look → hero']);
  assert.deepEqual(deedsIn('Mia pulled the tail of the cat.')[0], 'hero pull → cat');
});

it('lies quietly with a fever, and does not rage as in a tantrum', () => {
  for (const text of ['Mia had a fever.', 'A Mia teve febre.', 'Mia tuvo fiebre.'])
    assert.equal(plannedOf(text).moments[0]?.acts[0]?.emotion, 'sleepy', text);
});
