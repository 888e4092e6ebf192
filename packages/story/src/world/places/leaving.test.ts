import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const setsOf = (text: string): (string | null)[] => planOf(text).moments.map(({ place }) => place.set);

it('is before the door once somebody has left', () => {
  for (const [from, text] of [
    ['museum', 'We went to the museum and Mia saw the dinosaurs. When we left Mia ate an apple.'],
    ['doctor', 'A Mia foi ao médico levar uma vacina. Quando saímos comeu um gelado.'],
    ['shop', 'Fuimos al supermercado. A la salida Mia saludó a un perro.'],
  ] as const) {
    const sets = setsOf(text);
    assert.equal(sets[0], from, text);
    assert.equal(sets.at(-1), 'street', text);
  }
});

it('stays where only somebody else, a room or a bird goes out of something', () => {
  assert.equal(
    setsOf('Mia was baking in the kitchen. When Dad left the room she ate the dough.').at(-1),
    'kitchen',
  );
  assert.equal(setsOf('Salió una paloma del sombrero en el teatro y Mia gritó.').at(-1), 'stage');
});

it('stays where leaving is only what had to be done', () => {
  assert.equal(setsOf('At the zoo Mia saw the lions and cried when we had to leave.').at(-1), 'zoo');
});

it('carries and walks home along the street', () => {
  assert.equal(
    setsOf('Mia took out six books at the library and carried them home herself.').at(-1),
    'street',
  );
  assert.deepEqual(
    setsOf('We were at the swimming pool. Mia swam. We walked home and she ate a banana.').slice(-2),
    ['street', 'living'],
  );
});

it('leaves a café, with its accent and without', () => {
  for (const cafe of ['café', 'cafe'])
    assert.equal(
      setsOf(`Mia ate a cake in the ${cafe}. Mia left the ${cafe} and waved.`).at(-1),
      'street',
      cafe,
    );
});
