import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const toWhom = (text: string): (string | undefined)[] =>
  planOf(text).moments.map(({ acts }) => acts.find(({ who }) => who !== 'hero')?.to);

it('does to the child what is done to a body of which nobody says whose it is', () => {
  for (const text of [
    'Passei pomada no dedinho.',
    'A enfermeira furou as orelhas.',
    'La enfermera limpió la herida.',
    'Su papá sopló la rodilla.',
    'Her counselor painted a blue stripe on each cheek.',
    'The nurse cleaned the cut.',
  ])
    assert.deepEqual(toWhom(text), ['hero'], text);
});

it('leaves everybody their own hands and eyes', () => {
  assert.deepEqual(toWhom('Grandma stuck a carrot in for the nose.'), [undefined]);
  assert.deepEqual(toWhom('O avô lavou as mãos. A avó limpou os olhos.'), [undefined, undefined]);
});
