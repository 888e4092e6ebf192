import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { composeTheme, nearestChordStep } from './theme.ts';

describe('composeTheme', () => {
  it('asks a question that stays open and answers it at home', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { question, answer } = composeTheme(seed);
      assert.ok([1, 4].includes(question.at(-1)?.step ?? -9), `seed ${seed}`);
      assert.ok([0, 2, 7].includes(answer.at(-1)?.step ?? -9), `seed ${seed}`);
      for (const note of [...question, ...answer]) {
        assert.ok(note.step >= -2 && note.step <= 9, `seed ${seed}: ${note.step}`);
        assert.ok(note.beats > 0);
      }
    }
  });
  it('gives every seed its own tune', () => {
    const tunes = new Set(Array.from({ length: 100 }, (_, seed) => JSON.stringify(composeTheme(seed))));
    assert.ok(tunes.size > 95);
  });
});

it('finds the chord tone next to a step', () => {
  assert.equal(nearestChordStep(3, 0), 2);
  assert.equal(nearestChordStep(6, 0), 7);
  assert.equal(nearestChordStep(-1, 4), -1);
});
