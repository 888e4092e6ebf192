import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('feeds ducks instead of eating with them', () => {
  for (const text of ['A Mia deu de comer aos patos.', 'Mia dio de comer a los patos.'])
    assert.deepEqual(acted(text), [['hero hand-over', 'duck receive']], text);
});

it('leaves who gives and who eats what they do', () => {
  assert.deepEqual(acted('A Mia comeu um bolo.'), [['hero eat']]);
});

it('eats what somebody feeds themselves, and gives what they feed others', () => {
  assert.deepEqual(acted('Mia fed herself a whole pot of yoghurt with a spoon.'), [['hero eat']]);
  assert.deepEqual(acted('Mia fed herself.'), [['hero eat']]);
  assert.deepEqual(acted('Mia fed Daddy with a spoon.'), [['hero hand-over', 'father receive']]);
});
