import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequest } from '../testing/new-request.ts';
import { tellDescription } from './tell.ts';

const told = (childName: string, pronoun: 'he' | 'she', description: string): string =>
  tellDescription(newRequest({ childName, pronoun, description }))
    .lines.map(({ text }) => text)
    .join(' ');

test('nobody takes themselves to the park, and no hour is taken by a child', () => {
  assert.equal(told('Zuri', 'she', 'Took Zuri to the park.'), "Zuri's family took her to the park.");
  assert.equal(
    told('Zuri', 'she', 'Took me an hour to mop the floor.'),
    "It took Zuri's family an hour to mop the floor.",
  );
  assert.equal(
    told('Zuri', 'she', 'Zuri ran. Took forever to tie her shoes.'),
    'Zuri ran. It took forever to tie her shoes.',
  );
  assert.equal(
    told('Zuri', 'she', 'Zuri tied her shoes. Took 25 minutes and we missed the bus.'),
    "Zuri tied her shoes. It took 25 minutes and Zuri's family missed the bus.",
  );
  assert.equal(told('Zuri', 'she', 'Took her first steps.'), 'Zuri took her first steps.');
});

test("a grandmother's grandson is the child, and she signs", () => {
  assert.equal(
    told('Jonah', 'he', 'My grandson Jonah rang the bell. Love, Granny'),
    'Jonah rang the bell. With love from Granny.',
  );
});

test('who signs is named, and not the whole family', () => {
  assert.equal(
    told('Jonah', 'he', "I held Jonah's hand. My husband cried. Love, Granny"),
    "Granny held Jonah's hand. Grandpa cried. With love from Granny.",
  );
  assert.equal(
    told('Jonah', 'he', 'Jonah fell. Guess who fainted, yep, Dad, thats me. I lay on the floor.'),
    'Jonah fell. Guess who fainted, yep, Dad. Dad lay on the floor.',
  );
});

test('who is only spoken of does not write', () => {
  for (const text of [
    'I baked. We love Granny.',
    'I baked. He gave me nan bread.',
    'I sang as his gran watched.',
  ])
    assert.match(told('Jonah', 'he', text), /^Jonah's family (?:baked|sang)/, text);
});

test('no child drives itself to the cinema', () => {
  assert.equal(
    told('Cruz', 'he', 'Took the pickup to the drive-in.'),
    "Cruz's family took the pickup to the drive-in.",
  );
});

test("a husband's mother is a grandmother however she is written", () => {
  assert.equal(told('Sam', 'he', 'My mother in law baked a cake.'), 'Grandma baked a cake.');
});

test('who told it to whom says who speaks, and is not told', () => {
  assert.equal(
    told('Poppy', 'she', 'I slept in the big bed. (told by Poppy, typed by me)'),
    'Poppy slept in the big bed.',
  );
});

test('what is said in Spanish stays Spanish', () => {
  assert.equal(
    told('Gael', 'he', 'Gael me leyó las normas: no mirar la cocina. No he mirado.'),
    'Gael me leyó las normas: no mirar la cocina. No he mirado.',
  );
});

test("who is quoted says 'we' of themselves, and food is no deed", () => {
  assert.equal(told('Sam', 'he', 'Sam asked can we do it again.'), 'Sam asked can they do it again.');
  assert.equal(
    told('Sam', 'he', 'Then a boy said we can jump together and Sam laughed.'),
    'Then a boy said they could jump together and Sam laughed.',
  );
  assert.equal(told('Sam', 'he', 'Chips for tea, he ate them all.'), 'Chips for tea, Sam ate them all.');
});

test('what thumbs leave out is spoken', () => {
  assert.equal(
    told('Sam', 'he', 'Sam asked what thats for. its raining bc it was autumn. its wing was wet.'),
    "Sam asked what that's for. It's raining because it was autumn. Its wing was wet.",
  );
});

test('who writes without capitals ends a sentence with a picture', () => {
  assert.equal(
    told('Salvador', 'he', 'ligaram da escola: piolhos 🙈 o salvador veio todo contente'),
    'Ligaram da escola: piolhos. O Salvador veio todo contente.',
  );
});
