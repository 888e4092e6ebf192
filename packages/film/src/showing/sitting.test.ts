import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../film.ts';
import { onBlanket } from './sitting.ts';

const eater = (member: string, x: number): Actor => ({
  member,
  y: 900,
  acting: [{ from: 0, action: 'eat', emotion: 'happy', x, speed: 0, facing: 'right' }],
});

test('those who eat beside each other share a blanket, and no table', () => {
  const [mia, mum, far] = [eater('hero', 900), eater('mother', 1100), eater('father', 1700)];
  const all = [mia, mum, far];
  const members = (picture: string): string[] =>
    onBlanket({ how: 'support', picture }, mia, all, 0).map(({ member }) => member);
  assert.deepEqual(members('blanket'), ['hero', 'mother']);
  assert.deepEqual(members('cabin-seats'), ['hero', 'mother']);
  assert.deepEqual(members('table'), []);
});
