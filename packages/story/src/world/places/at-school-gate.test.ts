import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text).moments.at(-1)?.place.set;

it('is before a school where children are brought, fetched and come out', () => {
  for (const text of [
    'First day of school. At the gate Mia held my leg.',
    'Mia painted at school. At three she came out smiling.',
    'Mia painted at school. I picked her up at three.',
    'First day of school. She walked there with her backpack.',
    'Primeiro dia de escola. No portão agarrou-se à minha perna.',
    'A Mia abraçou-me à porta da escola.',
    'Primer día de cole. En la puerta se agarró a mi pierna.',
    'Mia pintó en el cole. A las tres salió sonriendo.',
    'Mia me abrazó en la puerta del cole.',
  ])
    assert.equal(last(text), 'schoolgate', text);
});

it('is in a school otherwise', () => {
  for (const text of [
    'First day of school. She played with the blocks.',
    'Mia painted at school. She knocked on the door.',
    'Primer día de cole. Jugó con los bloques.',
  ])
    assert.equal(last(text), 'classroom', text);
});
