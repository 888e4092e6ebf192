import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('sees nobody sleep before whom something else is done', () => {
  assert.deepEqual(acted('Mia leyó un cuento antes de dormir.'), [['hero read']]);
  assert.deepEqual(acted('A Mia leu um livro antes de dormir.'), [['hero read']]);
  assert.deepEqual(acted('Mia brushed her teeth before going to bed.'), [['hero brush']]);
  assert.deepEqual(acted('Ela soprou a vela antes de acender.'), [['hero blow']]);
  assert.equal(acted('A Mia comeu antes de sair.').length, 2);
  assert.equal(acted('Mia leyó un cuento y se durmió.').length, 2);
});
