import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Moment, Seen } from '../plan/plan.ts';
import type { Staging } from '../screenplay.ts';
import { laidTables } from './laid-tables.ts';

const doing = (action: Staging['action'], more: Partial<Staging> = {}): Staging => ({
  member: 'hero',
  action,
  emotion: 'happy',
  place: 0,
  facing: 'right',
  ...more,
});
const tables = (set: Moment['place']['set'], staging: readonly Staging[], seen: Seen[] = []): string[] =>
  laidTables(staging, { mode: 'done', place: { set, things: [] }, seen }, { people: [] }).map(
    ({ picture, of }) => `${picture} of ${of}`,
  );

it('lays a table for whoever eats in a kitchen, and puts a desk where somebody writes', () => {
  assert.deepEqual(tables('kitchen', [doing('eat')]), ['table of hero']);
  assert.deepEqual(tables('bedroom', [doing('write')]), ['desk of hero']);
});

it('lays none outdoors, for whoever is on something, who is fed or writes on a wall', () => {
  assert.deepEqual(tables('park', [doing('eat')]), []);
  assert.deepEqual(tables('kitchen', [doing('eat')], [{ picture: 'chair', how: 'support', of: 'hero' }]), []);
  assert.deepEqual(tables('kitchen', [doing('eat', { to: 'mother' })]), []);
  assert.deepEqual(
    tables('bedroom', [doing('write')], [{ picture: 'blackboard', how: 'beside', of: 'hero' }]),
    [],
  );
  assert.deepEqual(
    tables('bedroom', [doing('write')], [{ picture: 'envelope', how: 'beside', of: 'hero' }]),
    ['desk of hero'],
  );
});
