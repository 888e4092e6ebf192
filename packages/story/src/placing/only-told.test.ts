import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown } from '../testing/plan-of.ts';

const sets = (...texts: string[]): (string | null | undefined)[] => texts.map((text) => lastShown(text).set);

it('is not where something is that is only told, read or asked of', () => {
  assert.deepEqual(
    sets('Mia told Mum about the frog.', 'She talked about the beach with Grandma.', 'Mia asked for a boat.'),
    ['living', 'living', 'living'],
  );
});

it('flies nowhere when clothes are taken off, and lends no book when a foot is stamped', () => {
  assert.deepEqual(sets('Mia took off her socks.', 'Mia stamped her foot.'), ['living', 'living']);
});

it('plays with a train at home, and works on a piece of wood anywhere', () => {
  assert.deepEqual(
    sets(
      'Mia fixed the train with tape.',
      'She pushed the train along the floor.',
      'Mia hammered a nail into the wood.',
    ),
    ['living', 'living', 'living'],
  );
  assert.deepEqual(sets('Mia got lost in the wood.'), ['forest']);
});

it('dries plates and washes fruit in the kitchen, and faces in the bathroom', () => {
  assert.deepEqual(
    sets('Mia dried the plates with a towel.', 'Mia washed the strawberries.', 'Mia washed her face.'),
    ['kitchen', 'kitchen', 'bathroom'],
  );
  assert.deepEqual(sets('Dad dried Mia with a towel.'), ['bathroom']);
  assert.deepEqual(sets('Mia ran after the ice cream van.'), ['street']);
});
