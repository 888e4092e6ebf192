import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const girl = { childName: 'Mia', pronoun: 'she', childAge: 8 } as const;

it('knows the child by what its family calls it', () => {
  for (const told of [
    'My baby danced on the stage.',
    'Our lass danced on the stage.',
    'My little madam danced on the stage.',
    'Our wee one danced on the stage.',
    'The birthday girl danced on the stage.',
  ])
    assert.deepEqual(acted(`Mia waved. ${told}`, girl)[1], ['hero dance'], told);
});

it('takes nobody else for the child', () => {
  for (const told of [
    'Then this big girl danced on the stage.',
    'This girl from the other class danced on the stage.',
    'My baby danced with her baby brother.',
    'Our lad danced on the stage.',
  ])
    assert.notEqual(acted(`Mia waved. ${told}`, girl)[1]?.[0], 'hero dance', told);
});

it('lets an animal be a mother', () => {
  const { people } = planOf('The calf fell over and the mother licked it.', girl);
  assert.equal(people.filter(({ role }) => role === 'cow').length, 2);
  assert.ok(!people.some(({ role }) => role === 'mother'));
});

it('is related to no aunty of whom only the article is told', () => {
  assert.ok(planOf('The aunty opposite waved at Mia.', girl).people.some(({ role }) => role === 'woman'));
  assert.ok(planOf('Our aunty waved at Mia.', girl).people.some(({ role }) => role === 'aunt'));
});

it('knows the trade before a name', () => {
  const [, ray] = planOf('Our mailman Ray waved at Mia.', girl).people;
  assert.equal(ray?.trade, 'mail');
  assert.equal(ray?.role, 'man');
});
