import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seen } from '@milestoon/story/screenplay';
import { oneHat } from './worn.ts';

const on = (picture: string, of: string): Seen => ({ picture, how: 'worn', of });

test('a new hat takes the place of the one before, on this head and not on another', () => {
  const worn = [on('helmet', 'hero'), on('crown', 'sister'), on('sunglasses', 'hero'), on('top-hat', 'hero')];
  assert.deepEqual(
    oneHat(worn).map(({ picture, of }) => `${picture} ${of}`),
    ['crown sister', 'sunglasses hero', 'top-hat hero'],
  );
});
