import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '../people/cast-finder.ts';
import { paired } from '../people/sides.ts';
import { placesFor } from './places.ts';

const person = (id: string, role: Person['role']): Person => ({ id, role, name: id, spokenOf: /(?!)/ });
const hero = person('hero', 'hero');
const baby = person('baby', 'baby');
const mother = person('mother', 'mother');
const dog = person('dog', 'dog');
const people = [hero, baby, mother, dog];

type Acts = readonly (readonly [Person, Person])[];

/** Who stands where in a moment of a film in which, here or elsewhere, these act on each other. */
function rowOf(present: readonly Person[], acts: Acts = [], now: Acts = []): string[] {
  const moments = acts.map(([{ id: who }, { id: to }]) => ({ acts: [{ who, to }] }));
  const all = paired(people, { moments } as Parameters<typeof paired>[1]);
  const here = present.flatMap(({ id }) => all.find((each) => each.id === id) ?? []);
  const ofAll = ({ id }: Person): Person => all.find((each) => each.id === id) ?? hero;
  const partners = new Map(now.map(([one, other]) => [ofAll(one), ofAll(other)]));
  return [...placesFor(here, all, partners)].toSorted(([, a], [, b]) => a - b).map(([{ id }]) => id);
}

test('everybody keeps to one side of the child', () => {
  assert.deepEqual(rowOf([hero, baby, mother]), ['mother', 'hero', 'baby']);
});

test('nobody stands between two who have to do with each other', () => {
  assert.deepEqual(rowOf([hero, baby, mother], [[mother, baby]]), ['baby', 'mother', 'hero']);
  assert.deepEqual(rowOf([hero, baby, mother, dog], [[mother, dog]]), ['dog', 'mother', 'hero', 'baby']);
});

test('of two the one stands nearer to the child that it has to do with', () => {
  const petting: Acts = [
    [hero, dog],
    [mother, dog],
  ];
  assert.deepEqual(rowOf([hero, mother, dog], petting, petting), ['mother', 'dog', 'hero']);
});

test('whoever belongs to somebody somewhere in the film is on their side in all of it', () => {
  assert.deepEqual(rowOf([hero, baby], [[mother, baby]]), ['baby', 'hero']);
  assert.deepEqual(rowOf([hero, mother], [[mother, baby]]), ['mother', 'hero']);
});

test('the child has both hands free: who acts on it changes no sides, and everybody belongs to one at most', () => {
  assert.deepEqual(rowOf([hero, baby, mother], [[mother, hero]]), ['mother', 'hero', 'baby']);
  assert.deepEqual(
    rowOf(
      [hero, baby, mother, dog],
      [
        [mother, dog],
        [baby, dog],
      ],
    ),
    ['dog', 'mother', 'hero', 'baby'],
  );
});
