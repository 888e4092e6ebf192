import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SkinTone } from '@milestoon/look';
import { decisions } from './read-fields.ts';
import { skinGuess } from './skin-guess.ts';

const read = (value: SkinTone, chances: readonly number[]) =>
  skinGuess({ value, confidence: 0.9, odds: [...chances], chances: [...chances] });

test('all ten tones share the chances of the eight that photos tell apart', () => {
  const { value, rivals = [] } = read('caramel', [0, 0, 0, 0.1, 0.5, 0.4, 0, 0]);
  assert.equal(value, 'caramel');
  assert.deepEqual(
    rivals.slice(0, 2).map((rival) => rival.value),
    ['tan', 'brown'],
  );
  const left = rivals.reduce((sum, { chance }) => sum + chance, 0);
  // Caramel itself has half of a step between five and four tenths.
  assert.ok(left > 0.7 && left < 0.8, `${left}`);
});

test('light tones are what they were', () => {
  const { rivals = [] } = read('light', [0.2, 0.6, 0.2, 0, 0, 0, 0, 0]);
  assert.deepEqual(
    rivals.filter(({ chance }) => chance > 0).map(({ value, chance }) => [value, Math.round(100 * chance)]),
    [
      ['very-light', 20],
      ['light-medium', 20],
    ],
  );
});

test('between two tones that photos tell apart the one between them is read', () => {
  const toneAt = (place: number) => decisions.skin([place, ...Array.from({ length: 8 }, () => 0.1)], 0).value;
  assert.equal(toneAt(1.1), 'light');
  assert.equal(toneAt(4.3), 'caramel');
  assert.equal(toneAt(4.8), 'brown');
  assert.equal(toneAt(5.2), 'chestnut');
});
