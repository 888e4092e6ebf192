import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted as actedBy, planOf } from '../../testing/plan-of.ts';

const zuri = { childName: 'Zuri' };
const acted = (description: string): string[][] => actedBy(description, zuri);

it('whoever writes takes the child somewhere, and goes along', () => {
  assert.deepEqual(acted('Took Zuri to the beach.'), [['mother walk', 'hero walk']]);
  assert.deepEqual(acted('Went to the zoo with Zuri.'), [['hero walk', 'mother walk']]);
});

it('otherwise it is the child of whom a sentence without anybody tells', () => {
  assert.deepEqual(acted('Rode her bike without stabilisers today!'), [['hero bike']]);
  assert.deepEqual(acted("In my dad's garden digging up the potatoes."), [['hero dig']]);
});

it('whoever is rung up by a school is seen with the telephone', () => {
  for (const text of ['School rang: nits.', 'Ligaram da escola: piolhos.', 'Llamaron del cole.'])
    assert.deepEqual(acted(text), [['mother phone']], text);
});

it('is proud of the child', () => {
  assert.deepEqual(acted('So proud of Zuri.'), [['mother cheer', 'hero look']]);
});

it('a stranger stays where they were met: at home he is somebody else', () => {
  const text = 'On the bus the man zipped up his jacket. At home he read a book.';
  assert.deepEqual(actedBy(text, { childName: 'Leo', pronoun: 'he' }).at(-1), ['hero read']);
});

it('who is found asleep sleeps, and who nearly dies of laughter laughs', () => {
  assert.deepEqual(acted('Zuri hid. I found her asleep under the bed.').slice(-2), [
    ['mother hold', 'hero look'],
    ['hero sleep'],
  ]);
  assert.deepEqual(acted('La abuela casi se muere de la risa.'), [['grandmother laugh']]);
});

it('a loaf that gets a name is not rung up, and a shoe that is buried is no sorrow', () => {
  assert.deepEqual(acted('Zuri called the loaf Godzilla.'), [['hero hold']]);
  assert.deepEqual(
    planOf("Zuri buried her sister's shoe in the sandpit.", zuri).moments.flatMap(({ acts }) =>
      acts.map(({ emotion }) => emotion),
    ),
    ['happy'],
  );
});
