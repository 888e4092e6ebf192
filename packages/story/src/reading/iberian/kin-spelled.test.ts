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
