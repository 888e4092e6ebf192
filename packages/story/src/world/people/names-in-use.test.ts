import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const ids = (text: string): string[] => planOf(text).people.map(({ id }) => id);

it('takes books, songs, films and feasts for nobody', () => {
  assert.deepEqual(ids('Mia and Grandma read Matilda.'), ['hero', 'grandmother']);
  assert.deepEqual(ids('Mia sang him Wind the Bobbin Up.'), ['hero']);
  assert.deepEqual(ids('Mia watched Encanto.'), ['hero']);
  assert.deepEqual(ids('It was Sankranti and Mia flew a kite.'), ['hero']);
  assert.ok(!ids('Fomos pegar doce de Cosme e Damião. A Mia riu.').includes('friend'));
  assert.deepEqual(ids('Mia read Emma a story.'), ['hero', 'friend']);
  assert.deepEqual(ids('Mia watched Emma.'), ['hero', 'friend']);
});

it('rides a horse by its name, and no friend', () => {
  assert.deepEqual(acted('Mia rode Pepper in her first horse show. Pepper ate the flowers.'), [
    ['hero ride', 'horse ride'],
    ['horse eat'],
  ]);
  assert.deepEqual(ids('Mia rode Thomas the Tank Engine.'), ['hero']);
  assert.deepEqual(acted('Mia rode to the pony with Emma.').flat().length > 1, true);
});

it('takes his first Bible for a book', () => {
  assert.deepEqual(ids('Mia got her first Bible at church.'), ['hero']);
});

it('bakes for somebody who does something, and for a feast that does nothing', () => {
  for (const text of [
    'Mia baked a cake for Yuki. Yuki ate it.',
    'It was Xochitl who won. Mia cheered.',
    'Mia made a card for Juniper. Juniper smiled.',
    'Era Yuki. Yuki le dio un regalo a Mia. Yuki se rió.',
  ])
    assert.ok(ids(text).includes('friend'), text);
  for (const text of [
    'Mia baked a cake for Sankranti. Sankranti started at noon.',
    'Mia wore a sari for Navratri and danced.',
    'Mia had a bath before Bluey. Bluey was funny.',
    'Mia cooked during Gudi. Gudi ended.',
  ])
    assert.ok(!ids(text).includes('friend'), text);
});
