import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from '../read-clauses.ts';

/** Verb and things of the first clause. */
const read = (text: string): string[] => {
  const [clause] = readClauses(text, { language: 'en', childName: 'Mia' }) ?? [];
  return [clause?.verb.lemma ?? '', ...(clause?.things ?? []).map(({ head }) => head)];
};

test('a noun is no quality, and of several things none does anything', () => {
  assert.deepEqual(read('Mia took the dummy out.'), ['take', 'dummy']);
  assert.deepEqual(read('Grandpa passed me pegs.'), ['pass', 'me', 'peg']);
  assert.deepEqual(read('Grandma stuck plasters on Leo.'), ['stick', 'plaster', 'Leo']);
  assert.deepEqual(read('My dad carried him out on the back step.'), ['carry', 'him', 'step']);
});

test("before 'when' a noun ends its phrase as it does before a stop", () => {
  assert.deepEqual(read('Mia was carrying bricks to the shed when she fell.'), ['carry', 'brick', 'shed']);
  assert.deepEqual(read('Mia was eating soup on the back step when Dad came.'), ['eat', 'soup', 'step']);
});

test('what is held shut does not shut', () => {
  assert.deepEqual(read('Mia held the gown shut.'), ['hold', 'gown']);
});

test('a stuff behind a deed that is told is no deed', () => {
  assert.deepEqual(read('Mia squeezed paint onto the plate.'), ['squeeze', 'paint', 'plate']);
  assert.deepEqual(read('Mia got paint on the carpet.'), ['get', 'paint', 'carpet']);
  assert.deepEqual(read('Mia stabbed it with her fork.'), ['stab', 'it', 'fork']);
  assert.deepEqual(read('Mia showed the baby her rattle.'), ['show', 'baby', 'rattle']);
});
