import assert from 'node:assert/strict';
import { it } from 'node:test';
import { weatherInWords } from './weather.ts';

it('rains where it pours, buckets or tips down', () => {
  for (const told of [
    'It was bucketing down at the park',
    'it was absolutely chucking it down',
    'It poured down all day',
    'Rain was pouring down',
    'Pouring down, so Mia wore wellies',
    'It poured with rain',
    'Hubo un temporal',
    'Ficámos em casa com o temporal',
  ])
    assert.equal(weatherInWords(told), 'rain', told);
});

it('stays dry where somebody pours something down', () => {
  for (const told of [
    'Mia took the cup and poured it down the sink',
    'Mia tipped it down her shirt',
    'Mia chucked it down the slide',
    'Mia had milk pouring down her face',
    "it poured down Dad's back",
    'Mia se puso un tatuaje temporal',
    'A Mia fez uma tatuagem temporal',
  ])
    assert.equal(weatherInWords(told), null, told);
});
