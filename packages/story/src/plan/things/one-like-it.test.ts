import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text).moments.at(-1);
const pictures = (text: string): string[] => {
  const { acts = [], seen = [] } = last(text) ?? {};
  return [...acts.flatMap(({ thing }) => thing ?? []), ...seen.map(({ picture }) => picture)];
};

test('the first, the second and what is hers are one of what was told of', () => {
  const [fallen] = last('Mia preparó unas galletas con su abuela. La primera se le cayó.')?.seen ?? [];
  assert.deepEqual([fallen?.picture, fallen?.move], ['cookie', 'fall']);
  for (const text of [
    'La niña compró dos globos en la feria. Mia soltó el último.',
    'La niña tenía un globo rojo. Su prima soltó el suyo.',
  ])
    assert.ok(pictures(text).includes('balloon'), text);
});

test('of nothing that agrees there is no first', () => {
  assert.deepEqual(pictures('La niña compró un globo en la feria. Mia señaló la primera.'), []);
});

test('a rest is of the food that was told of', () => {
  assert.ok(
    pictures('La niña compró un melón. Mia se lo dio a probar al perro. Después tiró el resto.').some(
      (each) => each.includes('melon'),
    ),
  );
});

test('what is whispered into an ear is said to somebody', () => {
  const [first] = last('La niña corrió por el pasillo. Su papá le susurró algo al oído.')?.acts ?? [];
  assert.deepEqual([first?.who, first?.action, first?.to], ['father', 'whisper', 'hero']);
});
