import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text, { pronoun: 'she' }).moments.at(-1);
const moves = (text: string): string[] =>
  (last(text)?.seen ?? []).map(({ picture, move }) => `${picture} ${move}`);
const acts = (text: string): string[] =>
  (last(text)?.acts ?? []).map(({ who, action }) => `${who} ${action}`);

test('where to may stand first, and who it is behind it', () => {
  assert.deepEqual(moves('Mia opened the wardrobe. Out fell the coat.'), ['coat fall']);
  assert.deepEqual(moves('Mia let go. Up went the balloon.'), ['balloon fly']);
  assert.deepEqual(acts('Mia skated. Down she went.'), ['hero fall']);
  assert.deepEqual(acts('Mia went down the slide.')[0]?.includes('fall'), false);
});
