import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const seen = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [
    ...seen.map(({ picture, how, at }) => `${picture} ${how}${at ? ` on ${at.picture}` : ''}`),
    ...acts.flatMap(({ thing }) => thing ?? []),
  ]);

it('shows the shadow that hands throw on a wall, and no animal', () => {
  for (const text of [
    'Grandpa made a rabbit with his hands on the wall.',
    'O avô fez uma sombra de coelho na parede com as mãos.',
    'El abuelo hizo un conejo con las manos en la pared.',
  ])
    assert.deepEqual(seen(text), ['rabbit shadow'], text);
});

it('leaves what is printed or used up out of the room', () => {
  assert.deepEqual(seen('Mia made a card with hearts on it.'), ['card']);
  assert.deepEqual(seen('A Mia fez um cartão com corações.'), ['card']);
  assert.deepEqual(seen('Mia hizo una tarjeta con flores.'), ['card']);
  assert.deepEqual(seen('Mia made a crown out of paper.'), ['crown']);
  assert.deepEqual(seen('Mia built a tower with blocks.'), ['toy-blocks beside']);
  assert.ok(seen('Mia carried a bag with apples in it.').some((each) => each.startsWith('red-apple')));
});

it('shows what is painted on a wall as a picture, and a made mask as a mask', () => {
  for (const text of [
    'Mia painted a flower on the wall.',
    'A Mia pintou uma flor na parede.',
    'Mia pintó una flor en la pared.',
  ])
    assert.ok(seen(text).includes('blossom wall'), `${text}: ${seen(text)}`);
  for (const text of [
    'Mia made a cat mask.',
    'A Mia fez uma máscara de gato.',
    'Mia hizo una máscara de gato.',
  ])
    assert.deepEqual(seen(text), ['mask'], text);
});

it('has what a book is about in the thoughts, and what tops a cake on it', () => {
  assert.ok(seen('A Mia leu um livro sobre tubarões.').includes('shark bubble'));
  assert.ok(seen('Mia leyó un libro sobre tiburones.').includes('shark bubble'));
  assert.ok(seen('Grandma baked a cake with a unicorn on top.').includes('unicorn ground on shortcake'));
  assert.ok(seen('A avó fez um bolo com um unicórnio.').includes('unicorn ground on shortcake'));
});
