import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpicturedOf } from './unpictured.ts';

const spanOf = (text: string, part: string): [number, number] => {
  const from = text.indexOf(part);
  return [from, from + part.length];
};

test('a sentence without any picture is told, whole; one that has a picture of a part is not', () => {
  const text =
    'Yesterdai we wnet. Mia saw ducks and laughed! She said "Look. A duck!" to us.\nTehy swmm awya';
  const pictured = [spanOf(text, 'Mia saw ducks'), spanOf(text, 'A duck')];
  assert.deepEqual(unpicturedOf(text, pictured), ['Yesterdai we wnet.', 'Tehy swmm awya']);
});

test('a number with a point in it parts no sentence', () => {
  assert.deepEqual(unpicturedOf('Mia ran. Teh caek wyghed 3.5 kilos todya.', [[0, 7]]), [
    'Teh caek wyghed 3.5 kilos todya.',
  ]);
});

test('nothing is missed of a word alone or of marks', () => {
  assert.deepEqual(unpicturedOf('Wow! 3 … 4. Mia ran.', [[12, 19]]), []);
  assert.deepEqual(unpicturedOf('', []), []);
});
