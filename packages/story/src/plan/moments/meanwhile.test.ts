import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who does what in each moment. */
const told = (text: string): string[] =>
  planOf(text).moments.map(({ acts }) =>
    acts
      .map(({ who, action }) => `${who} ${action}`)
      .toSorted()
      .join(', '),
  );

it('shows both at what they do at the same time, in either moment', () => {
  for (const text of [
    'Mum chopped the carrots while Mia stirred the soup.',
    'While Mum chopped the carrots, Mia stirred the soup.',
    'Mum was chopping the carrots and Mia was stirring the soup.',
    'A mãe cortava as cenouras enquanto a Mia mexia a sopa.',
    'Mamá cortaba las zanahorias mientras Mia removía la sopa.',
  ])
    assert.deepEqual(told(text), ['hero cook, mother slice', 'hero cook, mother slice'], text);
});

it('lets whoever sleeps sleep on while something is done to them', () => {
  for (const text of [
    'While Grandma slept, Mia tied her laces together.',
    'Enquanto a avó dormia, a Mia atou-lhe os atacadores.',
    'Mientras la abuela dormía, Mia le ató los cordones.',
  ])
    assert.equal(told(text).at(-1), 'grandmother sleep, hero tie', text);
});

it('keeps whoever waited until somebody came', () => {
  assert.equal(told('Mia waited at the window until Dad came home.').at(-1), 'father walk, hero wait');
});

it('keeps whoever something was done to the thing of, and whoever is laughed about', () => {
  assert.equal(told('Mia built a tower and her brother knocked it down.').at(-1), 'brother hit, hero build');
  assert.equal(
    told('A Mia construiu uma torre e o irmão deitou-a abaixo.').at(-1),
    'brother hit, hero build',
  );
  assert.equal(told('Mia construyó una torre y su hermano la tiró.').at(-1), 'brother hit, hero build');
  assert.deepEqual(
    planOf('Dad told a joke and everybody laughed.')
      .moments.at(-1)
      ?.acts.map(({ who }) => who),
    ['hero', 'father'],
  );
});

it('leaves out whoever has gone, is looked for, or has nothing to do with it', () => {
  assert.equal(told('Mia hid and Dad looked for her everywhere.').at(-1)?.includes('hero hide'), false);
  assert.deepEqual(
    told('El padre de Mia le quitó los ruedines y pedaleó hasta la panadería.').at(-1),
    'hero bike',
  );
  for (const text of [
    'While Mum was at work, Mia and Grandpa baked a cake.',
    'Enquanto a mãe estava no trabalho, a Mia fez um desenho.',
    'Mientras mamá estaba en el trabajo, Mia hizo un dibujo.',
  ])
    assert.equal(told(text).at(-1)?.includes('mother'), false, text);
  assert.equal(told('Mia drew a picture. Dad swept the floor.').at(-1), 'father sweep');
});
