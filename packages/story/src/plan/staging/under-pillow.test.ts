import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string): string => {
  const [moment] = planOf(text).moments;
  const bed = moment?.seen.find(({ picture, how }) => picture === 'bed' && how === 'support');
  return `${moment?.acts.map(({ who, action, thing }) => `${who} ${action} ${thing}`).join(', ')}; bed of ${bed?.of}`;
};

it('has whoever puts or finds something under a pillow in that bed, in three languages', () => {
  assert.equal(shown('Mia put her tooth under her pillow.'), 'hero hold tooth; bed of hero');
  assert.equal(shown('Ela achou uma moeda debaixo do travesseiro.'), 'hero hold coin; bed of hero');
  assert.equal(
    shown('Por la mañana Mia encontró una moneda debajo de la almohada.'),
    'hero hold coin; bed of hero',
  );
});

it('puts no parent to bed who lays something there', () => {
  assert.ok(!shown('Dad put the coin under her pillow.').includes('bed of father'));
});
