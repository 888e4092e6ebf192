import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';
import { calledIn } from './nickname.ts';

const told: readonly (readonly [childName: string, text: string, called: string])[] = [
  ['Lachlan', 'Lachie found a lizard.', 'Lachie'],
  ['Penelope', 'Today Penny packed a suitcase.', 'Penny'],
  ['Samuel', 'Sammy built a rocket.', 'Sammy'],
  ['Matilda', 'Tilly is a wombat now.', 'Tilly'],
  ['Ottoline', 'Otti poked the clay.', 'Otti'],
  ['William', 'Bill ate a worm.', 'Bill'],
  ['Francisca', 'A Kika escondeu-se.', 'Kika'],
  ['Joaquín', 'El Joaco metió al gato en la mochila.', 'Joaco'],
  ['Facundo', 'Facu se tiró al barro.', 'Facu'],
  ['Penelope', 'Penelope and Penny the hen.', 'Penelope'],
  ['Mariana', 'She danced with her sister Ana.', 'Mariana'],
  ['Andrew', 'Went to the park. Drew a picture with chalk.', 'Andrew'],
  ['Andrew', 'Drew drew a picture.', 'Drew'],
  ['Andrew', 'Drew ran. He laughed.', 'Drew'],
  ['William', 'Will be tired tonight.', 'William'],
  ['William', 'Will ate a worm.', 'Will'],
  ['Mia', 'Leo fell into the mud.', 'Mia'],
  ['Jo', 'Joseph fell into the mud.', 'Jo'],
];

describe('the name a text calls its child', () => {
  for (const [childName, text, called] of told)
    it(`${childName}: ${text}`, () => assert.equal(calledIn(text, childName), called));

  it('is the child beside the whole name too', () => {
    const plan = planOf('Papá empujó a Valentina. Vale pedaleó.', { childName: 'Valentina' });
    assert.deepEqual(
      plan.moments.at(-1)?.acts.map(({ who }) => who),
      ['hero'],
    );
  });

  it('is the child in a small form of the whole name', () => {
    const plan = planOf('A Clara riu. A Clarinha dormiu.', { childName: 'Clara' });
    assert.equal(plan.moments.at(-1)?.acts[0]?.who, 'hero');
  });

  it('is the child, who keeps the name of its own', () => {
    const { people, moments } = planOf('Penny packed a suitcase.', { childName: 'Penelope' });
    assert.deepEqual(
      people.map(({ id, name }) => `${id} ${name}`),
      ['hero Penelope'],
    );
    assert.equal(moments[0]?.acts[0]?.who, 'hero');
  });
});

it('knows short names that are no beginnings', () => {
  assert.equal(calledIn('Abby got her first phone.', 'Abigail'), 'Abby');
  assert.equal(calledIn('Freddie fell over.', 'Frederick'), 'Freddie');
  assert.equal(calledIn('Ollie fell over.', 'Abigail'), 'Abigail');
});
