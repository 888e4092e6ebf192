import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

it('has whoever is read to on the same sofa, or on the floor beside the reader', () => {
  for (const text of ['Grandma read Mia a book on the sofa.', 'A avó leu um livro à Mia no sofá.']) {
    const { acts, seen } = shown(text);
    assert.deepEqual(acts, ['grandmother read to hero', 'hero sit to grandmother'], text);
    assert.deepEqual(seen, ['couch-and-lamp support grandmother', 'couch-and-lamp support hero'], text);
  }
  assert.deepEqual(shown('Papá le leyó un cuento a Mia.').acts, [
    'father read to hero',
    'hero sit to father',
  ]);
});

it('leaves whoever is read to in bed in it', () =>
  assert.deepEqual(shown('Dad read Mia a story in bed.').acts?.[1], 'hero look to father'));

it('has a book that is looked at open in the hands', () => {
  for (const text of ['Mia looked at a book with Dad.', 'Mia and Dad looked at a book together.'])
    assert.deepEqual(
      shown(text).acts?.map((act) => act.split(' ').slice(0, 2).join(' ')),
      ['hero read', 'father sit'],
      text,
    );
});

it('reads nothing that is seen in a shop window, in a photo or on a wall', () => {
  for (const text of [
    'A Mia viu um livro na montra.',
    'Mia vio un libro en el escaparate.',
    'Mia saw Grandma in the photo.',
    'Mia looked at the photo on the shelf.',
    'Mia looked at the pictures in the museum with Dad.',
    'A Mia viu a foto no telemóvel.',
  ])
    assert.ok(!shown(text).acts?.some((act) => / (?:read|sit)/.test(act)), text);
  for (const text of ['A Mia folheou o livro.', 'Mia miró las fotos viejas con la abuela.'])
    assert.match(shown(text).acts?.[0] ?? '', /^hero read/, text);
});
