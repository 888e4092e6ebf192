import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { withoutAsides } from './asides.ts';

const setsOf = (text: string, title = 'A day') =>
  planOf(text, { title }).moments.map(({ place }) => place.set);

it('goes nowhere for what only explains', () => {
  const sets = setsOf(
    "We said goodbye to Grandad. Mia put a toffee on the coffin, because they always had one in the car. She held Granny's hand.",
    "Grandad's funeral",
  );
  assert.equal(sets[0], 'church');
  assert.equal(sets.at(-1), 'church');
  assert.equal(
    setsOf("Mia sang at dinner, she'd been practicing in the bath. Then she found the cookie.").at(-1),
    'kitchen',
  );
});

it('begins where somebody had been practising', () => {
  assert.equal(setsOf("She'd been practising at the pool for weeks. Today Mia swam a length.")[0], 'pool');
});

it('is on the bus where that is told, whatever the rest is about', () => {
  assert.equal(
    setsOf('En la biblioteca le dieron otro libro a Mia y se lo leyó a su hermana en el autobús.').at(-1),
    'bus',
  );
});

it('runs across the field of its match', () => {
  assert.ok(
    setsOf('Mia hit the ball and ran to third base. She ran all the way back across the field.').every(
      (set) => set === 'pitch',
    ),
  );
});

it('takes only what is usual for an aside', () => {
  const softened = 'Mia cried because the butter in the kitchen softened.';
  assert.equal(withoutAsides(softened), softened);
  assert.match(withoutAsides('Mia cried because they often had butter.'), /^Mia cried +\.$/);
});
