import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const doing = (text: string): number | undefined =>
  acted(text)
    .at(-1)
    ?.filter((each) => !/ look$/.test(each)).length;

it('shares what those who are together do together', () => {
  for (const text of [
    'Mia sat on the wall with Grandpa, eating plums.',
    'Mia sat on the swing with Grandma, singing.',
    'A Mia sentou no muro com a avó, comendo pipoca.',
    'Mia se sentó en el muro con el abuelo, comiendo ciruelas.',
  ])
    assert.equal(doing(text), 2, text);
});

it('leaves to the child what it wears, holds, rides or licks', () => {
  for (const text of [
    'Mia walked to school with Dad, wearing her new coat.',
    'Mia danced with her brother, wearing her princess dress.',
    'Mia baked a cake with Mum, licking the spoon.',
    'Mia went to the park with Grandma, riding her scooter.',
    'Mia sat on the bench with Dad, eating his chips.',
    'Mia walked home with Dad, jumping in every puddle.',
    'A Mia foi à escola com o pai, levando a mochila.',
    'Mia fue a la fiesta con su papá, llevando su vestido.',
  ])
    assert.equal(doing(text), 1, text);
});

it('sits on the lap and rides on the shoulders of the company', () => {
  assert.deepEqual(acted('Mia read with Mum, sitting on her lap.').at(-1), ['hero sit', 'mother sit']);
  assert.deepEqual(acted('Mia walked with Dad, riding on his shoulders.').at(-1), [
    'hero ride',
    'father shoulder-carry',
  ]);
});
