import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('reads kin without their accents, grandparents by the word before', () => {
  assert.deepEqual(acted('A mae pulou.'), [['mother jump']]);
  assert.deepEqual(acted('O irmao pulou.'), [['brother jump']]);
  assert.deepEqual(acted('A avo pulou e depois o avo dormiu.'), [
    ['grandmother jump'],
    ['grandfather sleep'],
  ]);
});

it('reads the Spanish mother without her accent where nobody can be at the breast', () => {
  assert.deepEqual(acted('Luego mama le dio un abrazo.'), [['mother hug', 'hero hug']]);
  assert.deepEqual(acted('Mia fue al parque y su mama saltó.').at(-1), ['mother jump']);
});
