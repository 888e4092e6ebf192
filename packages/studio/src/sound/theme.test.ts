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

it('has a bridge with a rhythm of its own that leads back to the question', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { question, bridge } = composeTheme(seed);
    assert.notDeepEqual(
      bridge.map(({ beat }) => beat),
      question.map(({ beat }) => beat),
    );
    assert.equal(bridge.at(-1)?.step, 4, `seed ${seed}`);
  }
});

it('can be sung: a leap is followed by a step back', () => {
  for (let seed = 0; seed < 100; seed++) {
    const steps = composeTheme(seed)
      .bridge.slice(0, -1)
      .map(({ step }) => step);
    for (let i = 2; i < steps.length; i++) {
      const leap = (steps[i - 1] ?? 0) - (steps[i - 2] ?? 0);
      if (Math.abs(leap) > 2)
        assert.equal((steps[i] ?? 0) - (steps[i - 1] ?? 0), -Math.sign(leap), `seed ${seed}`);
    }
  }
});
