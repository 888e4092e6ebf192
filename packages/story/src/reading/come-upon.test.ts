import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

it('has whoever is found at something do it, and the finder look', () => {
  for (const text of ['Mum caught Mia eating the cake.', 'Mum spotted Mia eating the cake.'])
    assert.deepEqual(acted(text), [['mother look', 'hero look'], ['hero eat']], text);
  assert.deepEqual(acted('A mãe apanhou a Mia a comer o bolo.')[0]?.[0], 'mother look');
  assert.deepEqual(acted('Mamá pilló a Mia comiendo el pastel.')[0]?.[0], 'mother look');
  assert.deepEqual(acted('Dad left Mia jumping on the bed.').at(-1), ['hero jump']);
});

it('leaves who does it besides', () => {
  assert.deepEqual(acted('Mum left the house crying.').at(-1), ['mother cry']);
  assert.deepEqual(acted('Mum caught Mia when she jumped.').at(-1), ['hero jump']);
});
