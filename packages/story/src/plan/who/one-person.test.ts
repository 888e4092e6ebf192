import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import type { PlanPerson } from '../plan.ts';

const others = (text: string, childName = 'Mia'): PlanPerson[] =>
  planOf(text, { childName, pronoun: childName === 'Mia' ? 'she' : 'he' }).people.filter(
    ({ id }) => id !== 'hero',
  );
const known = ({ role, trade, gender, age }: PlanPerson): string =>
  [role, trade, gender, age].filter((each) => each !== undefined).join(' ');

it('has one person where the text tells what they are and their name', () => {
  assert.deepEqual(others('Mia hugged the firefighter, Tom. Tom laughed.').map(known), [
    'man firefighter boy',
  ]);
  assert.deepEqual(others('Mia hugged our neighbour, Mrs. Halvorsen, 84.').map(known), ['woman girl 84']);
  assert.deepEqual(others('A Mia viu o porteiro Seu Jorge. Seu Jorge riu.').map(known), ['man doorman boy']);
  assert.deepEqual(others('O porteiro Seu Jorge acenou para a Mia.').map(known), ['man doorman boy']);
  assert.equal(others('Mia waved at the firefighter, Tom and Ana.').length, 3);
});

it('has a stranger be a woman or a man by what is her own, where that is nobody else’s', () => {
  assert.equal(others('The bus driver, Jean, gave Callum her phone.', 'Callum')[0]?.role, 'woman');
  assert.equal(others('The bus driver, Jean, gave Mia her phone.')[0]?.role, 'man');
});

it('tells ages and who expects a child by words', () => {
  assert.deepEqual(others('A teenage girl hugged Mia.').map(known), ['friend girl 15']);
  assert.deepEqual(others('Una chica joven abrazó a Mia.').map(known), ['woman girl 22']);
  assert.deepEqual(others('An old man waved at Mia.').map(known), ['man boy 72']);
  assert.equal(others('Uma senhora grávida abraçou a Mia.')[0]?.trade, 'expecting');
  assert.equal(others('My pregnant sister hugged Mia.')[0]?.role, 'aunt');
});
