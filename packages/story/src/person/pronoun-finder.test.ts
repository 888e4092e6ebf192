import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPronoun } from './pronoun-finder.ts';

test("a pronoun is the child's where nobody else can be meant", () => {
  assert.equal(findPronoun(['Kim rode the bike.', 'She did it!'], 'Kim'), 'she');
  assert.equal(findPronoun(['Kim swam.', 'Grandma was there.', 'She cheered.'], 'Kim'), null);
  assert.equal(findPronoun(['Kim swam.', 'Her mom cheered.'], 'Kim'), 'she');
});

test('whom the child finds, feeds or names is not the child', () => {
  assert.equal(findPronoun(['Our hamster escaped.', 'Kim found him in a shoe.'], 'Kim'), null);
  assert.equal(findPronoun(['Kim fed the bunny, and she hopped.'], 'Kim'), null);
});

test('nobody is meant by what is told of another boy or girl', () => {
  assert.equal(
    findPronoun(['Two girls left.', 'A boy called Sean asked her to join his team.'], 'Kim'),
    null,
  );
  assert.equal(findPronoun(['Kim read to a little boy.'], 'Kim'), null);
  assert.equal(findPronoun(['Our little boy swam.'], 'Kim'), 'he');
});

test("one pronoun is less than the child's own name", () => {
  assert.equal(findPronoun(['Aoife sang for the bishop.', 'He clapped.'], 'Aoife'), null);
  assert.equal(findPronoun(['Aoife sang.', 'His dad came and he bowed.'], 'Aoife'), 'he');
});

test('whoever is a pronoun before anybody was named, or has a mam, is the child', () => {
  const pea = ['So herself put a pea up her nose and told the dog.', 'He gave her a teddy.', 'He laughed.'];
  assert.equal(findPronoun(pea, 'Saoirse'), 'she');
  assert.equal(findPronoun(['Her mam came and the doctor said he was sorry.'], 'Saoirse'), 'she');
  assert.equal(findPronoun(['The dog was sad.', 'He howled.'], 'Saoirse'), null);
});
