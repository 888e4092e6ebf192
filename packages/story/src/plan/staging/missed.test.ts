import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const felt = (description: string): string[][] =>
  planOf(description).moments.map(({ acts }) =>
    acts.map(({ who, action, emotion }) => `${who} ${action} ${emotion}`),
  );

it('a child that is gone is not in the picture, and is looked for in fear', () => {
  for (const text of [
    'I turned round in the shop and Mia was gone. I looked behind the boots.',
    "We couldn't find Mia anywhere. I looked in the garden.",
    'At the zoo Mia disappeared. I looked behind the bench.',
  ])
    assert.deepEqual(felt(text).slice(-2), [['mother search scared'], ['mother search scared']], text);
  for (const text of ['Na praia a Mia desapareceu.', 'En el parque Mia se perdió.'])
    assert.deepEqual(felt(text), [['mother search scared']], text);
});

it('is there again as soon as it does something', () => {
  assert.deepEqual(felt('At the zoo Mia disappeared. Then she sat behind the bench.').at(-1), [
    'hero sit happy',
  ]);
});

it('a thing that is gone is looked for by the child, and is in its thought', () => {
  const [gone, looks] = planOf('Her teddy was gone. Mia looked in the kitchen.').moments;
  assert.deepEqual(gone?.seen, [{ picture: 'teddy-bear', how: 'bubble', of: 'hero' }]);
  assert.deepEqual(
    looks?.acts.map(({ action, emotion }) => `${action} ${emotion}`),
    ['search sad'],
  );
});

it('whoever is afraid is so in what they do next, until something ends it', () => {
  assert.deepEqual(felt('Mia was scared of the thunder. She sat on my bed. Then she laughed.').slice(1), [
    ['hero sit scared'],
    ['hero laugh laughing'],
  ]);
  assert.deepEqual(felt('Mia cried. Grandma hugged her. She sat on the chair.').at(-1), ['hero sit happy']);
});

it('does not weigh on somebody else', () => {
  assert.deepEqual(felt('Mia cried. Dad opened the door.').at(-1), ['father open happy']);
});
