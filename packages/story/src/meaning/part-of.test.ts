import assert from 'node:assert/strict';
import { it } from 'node:test';
import { meantBy } from './kinds.ts';

const meant = (
  head: string,
  { qualities = [], of, preposition }: Partial<Parameters<typeof meantBy>[0]> = {},
) =>
  meantBy(
    {
      text: head,
      span: [0, 0],
      head,
      qualities,
      plural: false,
      name: false,
      ...(of ? { of } : {}),
      ...(preposition ? { preposition } : {}),
    },
    'en',
  );

it('sees the whole of which something is a part', () => {
  assert.deepEqual(meant('edge', { of: 'bath' }), { kind: 'thing', picture: 'bathtub' });
  assert.deepEqual(meant('top', { of: 'slide' }), { kind: 'thing', picture: 'playground-slide' });
});

it('tells steps that were built from those that are taken', () => {
  assert.equal(meant('step', { qualities: ['stage'] }).kind, 'thing');
  assert.equal(meant('step', { preposition: 'on' }).kind, 'thing');
  assert.equal(meant('step', { qualities: ['first'] }).kind, 'abstract');
});

it('takes a mitt for clothes and a palm for a hand', () => {
  assert.equal(meant('mitt', { qualities: ['oven'] }).kind, 'worn');
  assert.equal(meant('lid', { qualities: ['loo'] }).picture, 'toilet');
  assert.equal(meant('palm').kind, 'body');
  assert.equal(meant('case', { qualities: ['pencil'] }).kind, 'thing');
});
