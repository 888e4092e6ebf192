import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const thingsIn = (text: string): string[] => {
  const moment = planOf(text).moments.at(-1);
  assert.ok(moment, text);
  return [...moment.acts.flatMap(({ thing }) => thing ?? []), ...moment.seen.map(({ picture }) => picture)];
};

it('throws the ball of before', () => {
  assert.deepEqual(thingsIn('Mia bounced the basketball. She wheeled past Dad. Then she shot.'), [
    'basketball',
  ]);
});

it('eats what there is, nothing that was cut up to be cooked, and nothing twice', () => {
  const found = 'O quati arrancou o pastel da mão da Mia. Foi tão rápido.';
  assert.deepEqual(thingsIn(`${found} O bicho subiu na árvore e comeu.`), ['dumpling']);
  assert.deepEqual(thingsIn('Ela cortou a cebola. Mexeu. Cantou. Dançou. Riu. Provou.'), []);
  assert.deepEqual(thingsIn('A Mia comeu o pastel. Riu. Cantou. Dançou. Bateu palmas. Comeu.'), []);
});

it('does again with the same what is done again', () => {
  assert.ok(thingsIn('Mia poured the vinegar. The boys laughed. Her teacher poured.').length > 0);
});

it('has what is told of right behind it', () => {
  assert.ok(thingsIn('Mia still keeps the note I wrote.').includes('memo'));
});

it('has nothing else where something without a picture was made since', () => {
  assert.deepEqual(thingsIn('Mia found a ball. She built a dam. Then she threw.'), []);
});
