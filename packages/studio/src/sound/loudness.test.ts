import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limit } from './limiter.ts';
import { integratedLoudness } from './loudness.ts';
import { resample } from './resample.ts';
import { scale, soundRate } from './stereo.ts';
import type { Stereo } from './stereo.ts';
import { truePeak } from './true-peak.ts';

const sine = (frequency: number, level: number, seconds: number, phase = 0, rate: number = soundRate) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => level * Math.sin((2 * Math.PI * frequency * i) / rate + phase),
  );
const both = (channel: Float32Array): Stereo => ({ left: channel, right: channel.slice() });
const join = (...parts: Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));

describe('integratedLoudness', () => {
  // EBU Tech 3341, cases 1 to 3: a 1 kHz tone in both channels.
  it('reads -23 LUFS for a stereo tone at -23 dBFS', () => {
    assert.ok(Math.abs(integratedLoudness(both(sine(1000, 10 ** (-23 / 20), 5))) + 23) < 0.1);
  });
  it('ignores what the gates shut out', () => {
    const quiet = sine(1000, 10 ** (-36 / 20), 3);
    const loud = sine(1000, 10 ** (-23 / 20), 12);
    assert.ok(Math.abs(integratedLoudness(both(join(quiet, loud, quiet))) + 23) < 0.1);
  });
  it('has no number for silence', () => {
    assert.equal(integratedLoudness(both(new Float32Array(48_000))), Number.NEGATIVE_INFINITY);
  });
});

describe('truePeak', () => {
  it('sees the peak between two samples', () => {
    const hidden = sine(12_000, 1, 0.2, Math.PI / 4);
    assert.ok(Math.max(...hidden) < 0.72);
    assert.ok(Math.abs(truePeak(both(hidden))) < 0.3);
  });
});

describe('limit', () => {
  it('holds the ceiling and leaves quiet parts alone', () => {
    const quiet = sine(440, 0.1, 0.5);
    const track = both(join(quiet, sine(12_000, 1, 0.2, Math.PI / 4), quiet));
    scale(track, 2);
    limit(track, -2);
    assert.ok(truePeak(track) <= -1.8);
    assert.ok(Math.abs((track.left[4800] ?? 0) - 2 * (quiet[4800] ?? 0)) < 1e-6);
  });
});

describe('resample', () => {
  it('keeps a tone and makes no images', () => {
    const result = resample(sine(3000, 0.5, 0.25, 0, 16_000), 16_000, 48_000);
    assert.equal(result.length, 12_000);
    const wanted = sine(3000, 0.5, 0.25);
    for (let i = 1000; i < 11_000; i++) assert.ok(Math.abs((result[i] ?? 0) - (wanted[i] ?? 0)) < 1e-3);
  });
});
