import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';

const moves = (text: string): string[] =>
  planOf(text, { childName: 'Mia' }).moments.flatMap(({ seen }) =>
    seen.flatMap(({ picture, move }) => (move ? [`${picture} ${move}`] : [])),
  );

it('moves what the wind, a wave or a ball does something to', () => {
  assert.deepEqual(moves('The wind blew the umbrella away.'), ['umbrella fly']);
  assert.deepEqual(moves('A wave washed away the sandcastle.'), ['sandcastle roll']);
  assert.deepEqual(moves('The ball broke the window.'), ['soccer-ball fly', 'window break']);
});
