import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string): string => {
  const [moment] = planOf(text).moments;
  const bed = moment?.seen.find(({ picture, how }) => picture === 'bed' && how === 'support');
  return `${moment?.acts.map(({ who, action }) => `${who} ${action}`).join(', ')}; bed of ${bed?.of}`;
};

it('has whoever is put to bed in it, in three languages', () => {
  for (const text of ['Mum tucked Mia in.', 'Mamá acostó a Mia.'])
    assert.equal(shown(text), 'mother put-down, hero look; bed of hero', text);
  assert.equal(shown('A mãe deitou a Mia na cama.'), 'mother put-down, hero lie-down; bed of hero');
});

it('puts nobody to bed where something is only put on it', () => {
  assert.equal(shown('Mum put the book on the bed.'), 'mother put-down; bed of undefined');
});

it('has nobody lie down who lays a baby, a doll or a brother down', () => {
  for (const text of [
    'Mia acostó al bebé en la cuna.',
    'Mia acostó a su hermanito en la cuna.',
    'Mia acostó a su muñeca en la cama.',
  ])
    assert.ok(shown(text).startsWith('hero put-down'), `${text}: ${shown(text)}`);
});
