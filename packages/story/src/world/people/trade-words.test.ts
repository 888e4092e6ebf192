import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

function tradesOf(description: string): (string | undefined)[] {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.people.filter(({ id }) => id !== 'hero').map(({ trade }) => trade);
}

it('hears what strangers do, in each language', () => {
  for (const [text, trade] of [
    ['The mail carrier waved at Mia.', 'mail'],
    ['Our bus driver waved at Mia.', 'driver'],
    ['The barber waved at Mia.', 'barber'],
    ['The nurse waved at Mia.', 'nurse'],
    ['A police officer waved at Mia.', 'police'],
    ['O carteiro acenou à Mia.', 'mail'],
    ['A fada dos dentes acenou à Mia.', 'fairy'],
    ['La peluquera saludó a Mia.', 'barber'],
    ['El bombero saludó a Mia.', 'firefighter'],
  ] as const)
    assert.deepEqual(tradesOf(text), [trade], text);
});

it('makes no worker of a thing or of one of the family', () => {
  assert.deepEqual(tradesOf('Mia played with her toy pirate.'), []);
  assert.deepEqual(tradesOf('Grandma waved at Mia.'), [undefined]);
});
