import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const hours = (text: string): (string | null)[] => planOf(text).moments.map(({ time }) => time);

it('has the hour that ends a sentence from its beginning on', () => {
  for (const text of [
    'Mia woke up and cried in the middle of the night.',
    'A Mia acordou e veio para a nossa cama a meio da noite.',
    'Mia cogió su linterna y buscó erizos en el jardín por la noche.',
  ])
    assert.deepEqual(hours(text), ['night', 'night'], text);
});

it('leaves what was before the hour where it was', () => {
  assert.equal(hours('Mia played in the garden and then watched the stars there at night.')[0], null);
  assert.equal(hours('In the morning Mia painted at home and slept at night.')[0], 'day');
});

it('sleeps in bed at night, and naps by day', () => {
  assert.deepEqual(hours('Mia fell asleep in her bed.'), ['night']);
  assert.deepEqual(hours('Mia napped in her cot after lunch.'), ['day']);
  assert.deepEqual(hours('Mia had the flu. She fell asleep in her bed.').at(-1), null);
});
