import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const played = (text: string, title = 'A day'): (string | undefined)[] =>
  planOf(text, { title }).moments.flatMap(({ acts }) =>
    acts.flatMap(({ who, action, thing }) => (who === 'hero' && action === 'play-music' ? [thing] : [])),
  );

it('has the child play the instrument of the story where none is named', () => {
  assert.deepEqual(played('Mia brought her trombone. She performed in the square.'), ['trombone']);
  assert.deepEqual(played('Mia performed in the square.', 'The violin'), ['violin']);
  assert.deepEqual(played('Mia tocó en la plaza.', 'El trombón'), ['trombone']);
});

it('invents none', () => {
  assert.deepEqual(played('Mia performed in the square.'), [undefined]);
});
