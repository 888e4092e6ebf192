import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

it('feeds ducks instead of eating with them', () => {
  for (const text of ['A Mia deu de comer aos patos.', 'Mia dio de comer a los patos.'])
    assert.deepEqual(acted(text), [['hero hand-over', 'duck receive']], text);
});

it('leaves who gives and who eats what they do', () => {
  assert.deepEqual(acted('A Mia comeu um bolo.'), [['hero eat']]);
});
