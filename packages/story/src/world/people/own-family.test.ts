import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FamilyPlayer } from '../../request.ts';
import { beatsOf } from '../../screenplay.ts';
import { writeScreenplay } from '../../write-screenplay.ts';

const biscuit: FamilyPlayer = { id: 'p1', name: 'Biscuit', role: 'guinea-pig' };
const rosa: FamilyPlayer = { id: 'g1', name: 'Rosa', role: 'grandmother', age: 67 };
const ida: FamilyPlayer = { id: 'c1', name: 'Ida', role: 'sibling', age: 2 };

const written = (description: string, family: readonly FamilyPlayer[]) =>
  writeScreenplay({
    seed: 7,
    childName: 'Mia',
    childAge: 5,
    style: 'anime',
    title: 'A day at home',
    description,
    episodeNumber: 1,
    photos: 1,
    family,
  });

const familyIn = (description: string, family: readonly FamilyPlayer[]) =>
  written(description, family).cast.flatMap(({ family: id, role, age }) => (id ? [{ id, role, age }] : []));

test('a pet that the text calls by nothing but its name is on the stage as what it is', () => {
  const film = written('Biscuit ate my sock. Mia laughed and laughed.', [biscuit, rosa]);
  const member = film.cast.find(({ name }) => name === 'Biscuit');
  assert.equal(member?.role, 'guinea-pig');
  assert.equal(member?.family, 'p1');
  const staged = beatsOf(film).some(({ moments = [] }) =>
    moments.some(({ staging }) => staging.some((each) => each.member === member?.id)),
  );
  assert.ok(staged, 'Biscuit is in a picture');
  assert.ok(!film.cast.some(({ family }) => family === 'g1'), 'whom nobody mentions stays at home');
});

test('a relation means the only one there is, in three languages, and a sibling is themselves', () => {
  for (const text of [
    'Mia baked a cake with Grandma. Grandma clapped.',
    'A Mia fez um bolo com a avó. A avó bateu palmas.',
    'Mia hizo un pastel con la abuela. La abuela aplaudió.',
  ])
    assert.deepEqual(familyIn(text, [rosa, biscuit]), [{ id: 'g1', role: 'grandmother', age: 67 }], text);
  assert.deepEqual(familyIn('Mia gave her sister a ball. Ida threw it back.', [ida]), [
    { id: 'c1', role: 'sister', age: 2 },
  ]);
});

test('whether a sibling is a sister or a brother says the text, where the name does not', () => {
  const kim: FamilyPlayer = { ...ida, name: 'Wren' };
  for (const [word, role] of [
    ['brother', 'brother'],
    ['sister', 'sister'],
  ] as const)
    assert.deepEqual(familyIn(`Mia gave her ${word} a ball.`, [kim]), [{ id: 'c1', role, age: 2 }], word);
  // Who is a brother by the name is meant before somebody who could be one.
  const leo: FamilyPlayer = { ...ida, id: 'c2', name: 'Leo' };
  assert.deepEqual(
    familyIn('Mia gave her brother a ball.', [kim, leo]).map(({ id }) => id),
    ['c2'],
  );
  // Of two who could be, the word alone means neither.
  assert.deepEqual(familyIn('Mia gave her brother a ball.', [kim, { ...kim, id: 'c3', name: 'Sky' }]), []);
});

test('another’s dog, and a relation of which there are two, are nobody of the family', () => {
  const rex: FamilyPlayer = { id: 'd1', name: 'Rex', role: 'dog' };
  assert.deepEqual(familyIn('A dog barked at Mia. Mia ran away.', [rex]), []);
  assert.deepEqual(
    familyIn('Our dog barked at Mia. Mia ran away.', [rex]).map(({ id }) => id),
    ['d1'],
  );
  const inês: FamilyPlayer = { ...rosa, id: 'g2', name: 'Inês' };
  assert.deepEqual(familyIn('Mia hugged her grandma.', [rosa, inês]), []);
  assert.deepEqual(
    familyIn('Mia hugged Grandma Inês.', [rosa, inês]).map(({ id }) => id),
    ['g2'],
  );
});
