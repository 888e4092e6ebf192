import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Seen } from '../plan/plan.ts';
import type { Staging } from '../screenplay.ts';
import { withHandsFull } from './empty-hands.ts';

const people = { people: [{ id: 'hero', role: 'hero' }] } as unknown as Parameters<typeof withHandsFull>[2];
const who = (action: Staging['action'], thing?: string): Staging => ({
  member: 'hero',
  action,
  emotion: 'happy',
  place: 0,
  facing: 'right',
  ...(thing ? { thing: { picture: thing } } : {}),
});
const beside = (picture: string): Seen => ({ picture, how: 'beside', of: 'hero' });
const shown = (staging: Staging, seen: Seen[]) => {
  const result = withHandsFull({ staging: [staging], seen }, { mode: 'done', acts: [] }, people);
  const [one] = result.staging;
  return [one?.action, one?.thing?.picture, ...result.seen.map(({ picture }) => picture)];
};

it('has in hand what lies beside whoever holds something', () => {
  assert.deepEqual(shown(who('hold'), [beside('teddy-bear')]), ['hold', 'teddy-bear']);
  assert.deepEqual(shown(who('hold', 'apple'), [beside('teddy-bear')]), ['hold', 'apple', 'teddy-bear']);
});

it('points at what no hands hold, and holds up nothing where nothing is', () => {
  assert.deepEqual(shown(who('hold'), [beside('deciduous-tree')]), ['point', undefined, 'deciduous-tree']);
  assert.deepEqual(shown(who('hold'), []), ['stand', undefined]);
});

it('sees what somebody looks at', () => {
  assert.deepEqual(shown(who('look', 'kangaroo'), []), ['look', undefined, 'kangaroo']);
  assert.deepEqual(shown(who('look', 'kangaroo'), [beside('kangaroo')]), ['look', undefined, 'kangaroo']);
});

it('has what is found under something in the hand of whoever kneels there', () => {
  assert.deepEqual(shown(who('search', 'rag-doll'), [beside('bed')]), ['search', 'rag-doll', 'bed']);
  assert.deepEqual(shown(who('search', 'rag-doll'), []), ['search', undefined, 'rag-doll']);
});
