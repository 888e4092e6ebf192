import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('the verb on which a deed hangs is told with it', () => {
  for (const [text, words] of [
    ['A Mia caiu. Foi buscar um penso.', 'Foi buscar um penso'],
    ['A Mia comeu a sopa. Não queria dormir.', 'queria dormir'],
    ['Mia ate her soup. Then she went to fetch a towel.', 'she went to fetch a towel'],
  ] as const)
    assert.equal(text.slice(...(planOf(text).moments.at(-1)?.told ?? [])), words);
});
