import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';
import { likenedPlaces } from './likened-places.ts';

it('finds the place something is likened to, and the room that is', () => {
  assert.deepEqual(likenedPlaces('We came home. The kitchen looked like a beach! Then we slept.', 'en'), {
    to: ['beach'],
    rooms: [{ set: 'kitchen', from: 13, to: 45 }],
  });
  assert.deepEqual(likenedPlaces('O banheiro virou uma piscina.', 'pt').to, ['pool']);
  assert.deepEqual(likenedPlaces('El pasillo parecía el desierto.', 'es').to, ['beach']);
});

it('leaves a place the text also speaks of, and what is likened to no place', () => {
  assert.deepEqual(likenedPlaces('Fomos à praia, e a sala parecia uma praia.', 'pt').to, []);
  assert.deepEqual(likenedPlaces('She looked like a queen. We looked at a beach.', 'en').to, []);
});

const setsOf = (text: string): (string | null)[] => [
  ...new Set(planOf(text).moments.map(({ place }) => place.set)),
];

it('stays in the room that is likened to another place', () => {
  assert.deepEqual(setsOf('Mia emptied her shoes and the hallway looked like a desert.'), ['hallway']);
  assert.deepEqual(setsOf('A Mia entornou a areia e a sala parecia uma praia.'), ['living']);
  assert.deepEqual(setsOf('El baño se convirtió en una piscina y Mia saltó en los charcos.'), ['bathroom']);
});

it('has the likeness in a thought, and no such weather', () => {
  const seen = planOf('O corredor parecia um deserto quando a Mia esvaziou os sapatos.').moments.flatMap(
    ({ seen: things }) => things.filter(({ picture }) => picture === 'desert').map(({ how }) => how),
  );
  assert.deepEqual(seen, ['bubble']);
  for (const text of [
    'A Mia sacudiu a almofada e parecia que estava a nevar.',
    'Na cozinha parecia que tinha nevado, e a Mia varreu a farinha.',
    "Mia threw the feathers, and you'd have thought it was snowing.",
    'Mia sacudió la harina y se diría que nevaba.',
  ])
    assert.ok(
      planOf(text).moments.every(({ weather }) => weather !== 'snow'),
      text,
    );
});
