import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const tom = { childName: 'Tom', pronoun: 'he' } as const;
const others = (text: string): string[] =>
  planOf(text, tom).people.flatMap(({ id }) => (id === 'hero' ? [] : [id]));
const pictures = (text: string): string[] => {
  const moment = planOf(text, tom).moments.at(-1);
  return [
    ...(moment?.acts ?? []).flatMap(({ thing }) => thing ?? []),
    ...(moment?.seen ?? []).map(({ picture }) => picture),
  ];
};

it('is nobody what only is called like somebody', () => {
  for (const text of [
    'Tom put on his new trainers.',
    'Tom got a bird feeder.',
    'Tom wore a mouth guard.',
    'Tom got a baby monitor.',
    'Tom comió una dona.',
    'Tom ate a hot dog.',
    'Tom comió un perrito caliente.',
    'O Tom comeu a papa.',
    'Tom recibió una Biblia.',
  ])
    assert.deepEqual(others(text), [], text);
  assert.deepEqual(pictures('Tom comió una dona.'), ['doughnut']);
  assert.deepEqual(pictures('Tom vio un canguro.'), ['kangaroo']);
});

it('is somebody who is one', () => {
  assert.deepEqual(others('Tom stroked a guinea pig.'), ['guinea-pig']);
  assert.deepEqual(others('Tom stroked the hot little dog.'), ['dog']);
  assert.deepEqual(others('The trainer hugged Tom.'), ['teacher']);
  assert.deepEqual(others('La canguro abrazó a Tom.'), ['woman']);
  assert.deepEqual(others('O papá abraçou o Tom.'), ['father']);
  assert.deepEqual(others('A bus driver smiled at Tom.'), ['man']);
});
