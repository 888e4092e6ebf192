import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '../people/cast-finder.ts';
import { placesFor } from './places.ts';

const person = (id: string, role: Person['role']): Person => ({ id, role, name: id, spokenOf: /(?!)/ });
const hero = person('hero', 'hero');
const baby = person('baby', 'baby');
const mother = person('mother', 'mother');
const dog = person('dog', 'dog');
const people = [hero, baby, mother, dog];

const rowOf = (present: readonly Person[], partners: readonly (readonly [Person, Person])[] = []): string[] =>
  [...placesFor(present, people, new Map(partners))].toSorted(([, a], [, b]) => a - b).map(([{ id }]) => id);

test('everybody keeps to one side of the child', () => {
  assert.deepEqual(rowOf([hero, baby, mother]), ['mother', 'hero', 'baby']);
});

test('nobody stands between two who have to do with each other', () => {
  assert.deepEqual(rowOf([hero, baby, mother], [[mother, baby]]), ['baby', 'mother', 'hero']);
  assert.deepEqual(rowOf([hero, baby, mother, dog], [[mother, dog]]), ['dog', 'mother', 'hero', 'baby']);
});
