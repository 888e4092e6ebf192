import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { onCake } from './on-cake.ts';

const on = (told: string): string[] => {
  const [moment] = planOf('Mia ran.').moments;
  assert.ok(moment);
  const seen = [
    { picture: 'birthday-cake', how: 'table' },
    { picture: 'rag-doll', how: 'ground' },
  ] as const;
  return onCake({ ...moment, seen: [...seen] }, told).seen.flatMap(({ picture, at }) =>
    at ? [picture] : [],
  );
};

it('has on the cake what the cake is told to have', () => {
  for (const told of ['a cake with a doll on top', 'um bolo com uma boneca', 'un pastel con una muñeca'])
    assert.deepEqual(on(told), ['rag-doll'], told);
});

it('leaves with whoever eats what is theirs', () => {
  for (const told of [
    'ate cake with her doll',
    'comeu bolo com a sua boneca',
    'comeu bolo com a boneca dela',
    'comió pastel con su muñeca',
  ])
    assert.deepEqual(on(told), [], told);
  const [moment] = planOf('Mia was eating cupcakes with her doll in the garden.').moments;
  assert.ok(moment?.seen.some(({ picture, at }) => picture === 'rag-doll' && !at));
});
