import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SetName } from '@milestoon/stage';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text).moments.at(-1);
const endsAt = (set: SetName, texts: readonly string[]): void => {
  for (const text of texts) assert.equal(last(text)?.place.set, set, text);
};

it('has what is done in one place only done there, wherever somebody was before', () => {
  endsAt('garden', [
    'Mia baked bread in the kitchen. Then she mowed the lawn.',
    'A Mia fez pão na cozinha. Depois regou as plantas.',
    'Mia hizo pan en la cocina. Luego cortó el césped.',
  ]);
  endsAt('coop', [
    'We were at the pool. Later Mia fed the hens.',
    'Fomos à piscina. Mais tarde a Mia deu milho às galinhas.',
    'Fuimos a la piscina. Más tarde Mia dio de comer a las gallinas.',
  ]);
  endsAt('porch', [
    'We were at the pool. Then Mia showed it to the postman.',
    'Fomos à piscina. Depois a Mia mostrou-o ao carteiro.',
    'Fuimos a la piscina. Luego Mia se lo enseñó al cartero.',
  ]);
  endsAt('car', [
    'Mia baked bread in the kitchen. At last she put on her seat belt.',
    'A Mia fez pão na cozinha. Por fim pôs o cinto.',
    'Mia hizo pan en la cocina. Al final se puso el cinturón.',
  ]);
  endsAt('park', [
    'Mia drew at school. Afterwards she had a picnic.',
    'Mia dibujó en el cole. Después voló una cometa.',
  ]);
});

it('leaves whoever may do it where they are', () => {
  endsAt('farm', ['We were at the farm. Mia fed the hens.']);
  endsAt('beach', ['We were on the beach. Mia flew a kite.']);
});

it('gives each clause of a list the place and hour of its deed', () => {
  const places = (text: string) => planOf(text).moments.map(({ place, time }) => `${place.set} ${time}`);
  assert.deepEqual(
    places('Mia won a medal at the pool. She slept with it on and showed it to the postman.'),
    ['pool day', 'bedroom night', 'porch day'],
  );
  assert.deepEqual(
    places('A Mia ganhou uma medalha na piscina. Dormiu com ela e mostrou-a ao carteiro.').slice(1),
    ['bedroom night', 'porch day'],
  );
  assert.deepEqual(
    places('Mia ganó una medalla en la piscina. Durmió con ella y se la enseñó al cartero.').slice(1),
    ['bedroom night', 'porch day'],
  );
});

it('takes no nap and no journey for a night', () => {
  for (const text of [
    'Mia slept the whole way home.',
    'Mia had a nap on the sofa.',
    'A Mia dormiu a sesta no sofá.',
    'Mia durmió la siesta en el sofá.',
  ])
    assert.notEqual(last(text)?.time, 'night', text);
});
