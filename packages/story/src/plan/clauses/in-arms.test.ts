import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const leo = { childName: 'Leo', pronoun: 'he' } as const;
const last = (description: string): string[] => acted(description, leo).at(-1) ?? [];

it('has on the arm whoever is carried in somebody’s arms', () => {
  for (const text of [
    'O pai levou o Leo ao colo.',
    'O Leo adormeceu no carro. O pai levou-o ao colo para a cama.',
    'O pai pegou nele ao colo.',
    'Leo se durmió en el coche. Papá lo llevó en brazos a la cama.',
    'Papá cogió a Leo en brazos.',
  ])
    assert.deepEqual(last(text), ['father lift', 'hero in-arms'], text);
  assert.deepEqual(last('O pai deu colo ao Leo.'), ['father hug', 'hero hug']);
  assert.deepEqual(last('O Leo voltou ao colo do pai.'), ['hero hug', 'father hug']);
});

it('seats both where one has the other in the lap', () => {
  assert.deepEqual(last('A avó sentou o Leo ao colo.'), ['grandmother sit', 'hero sit']);
  assert.deepEqual(last('La abuela sentó a Leo en la silla.'), ['grandmother put-down', 'hero sit']);
});
