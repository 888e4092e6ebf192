import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fliteSampleRate } from './flite.ts';
import { synthesise } from './synthesise.ts';
import { grownUp, withThroat } from './throat.ts';

/** Power of one frequency in all of a stretch of sound. */
function powerAt(samples: Float32Array, hertz: number): number {
  let [re, im] = [0, 0];
  samples.forEach((value, i) => {
    const angle = (2 * Math.PI * hertz * i) / fliteSampleRate;
    re += value * Math.cos(angle);
    im -= value * Math.sin(angle);
  });
  return (re ** 2 + im ** 2) / samples.length;
}

/** Clicks at 200 a second through one resonance: a voice of a single vowel. */
function resonating(hertz: number): Float32Array {
  const samples = new Float32Array(fliteSampleRate / 2);
  const turn = (2 * Math.PI * hertz) / fliteSampleRate;
  const decay = Math.exp((-Math.PI * 150) / fliteSampleRate);
  for (let i = 0; i < samples.length; i++)
    samples[i] =
      (i % 80 === 0 ? 0.1 : 0) +
      2 * decay * Math.cos(turn) * (samples[i - 1] ?? 0) -
      decay ** 2 * (samples[i - 2] ?? 0);
  return samples;
}

/** The loudest of the voice's partials, hertz. */
function loudest(samples: Float32Array): number {
  const partials = Array.from({ length: 30 }, (_, n) => (n + 1) * 200);
  return partials.toSorted((a, b) => powerAt(samples, b) - powerAt(samples, a))[0] ?? 0;
}

describe('withThroat', () => {
  const child = { shift: 1.15, knee: 2000 };

  it('moves a resonance above the knee up, not one below, and no partial at all', () => {
    const high = resonating(3600);
    assert.equal(loudest(high), 3600);
    assert.ok(loudest(withThroat(high, child)) >= 4000);
    assert.equal(loudest(withThroat(resonating(1000), child)), 1000);
    const moved = withThroat(high, child);
    assert.ok(powerAt(moved, 4000) > 100 * powerAt(moved, 4100), 'between partials it stays silent');
  });

  it('keeps every moment where it is, and a grown-up as they are', async () => {
    const words = ['six', 'small', 'boats.'];
    const { samples } = await synthesise(words, { pitch: 285, pitchSpread: 40, stretch: 1.2 });
    assert.equal(withThroat(samples, grownUp), samples);
    const moved = withThroat(samples, child);
    assert.equal(moved.length, samples.length);
    const loudnessOf = (sound: Float32Array): number[] =>
      Array.from({ length: Math.floor(sound.length / 320) }, (_, n) =>
        Math.sqrt(sound.subarray(n * 320, (n + 1) * 320).reduce((sum, value) => sum + value ** 2, 0)),
      );
    const [before, after] = [loudnessOf(samples), loudnessOf(moved)];
    const [a, b] = [Math.max(...before), Math.max(...after)];
    // Where there was silence there still is, where there was a vowel there is one.
    before.forEach((loudness, n) => {
      if (loudness < a * 0.002) assert.ok((after[n] ?? 0) < b * 0.02, `noise at ${n * 20} ms`);
      if (loudness > a * 0.5) assert.ok((after[n] ?? 0) > b * 0.25, `a gap at ${n * 20} ms`);
    });
    assert.ok(moved.every((value) => Math.abs(value) < 1));
  });
});
