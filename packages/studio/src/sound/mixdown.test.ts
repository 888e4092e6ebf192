import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { random } from '@milestoon/drawing';
import { plannedSounds, type SoundPlan } from '@milestoon/film';
import { loudnessBetween, weightedPower } from './loudness.ts';
import { buildStems, mixdown } from './mixdown.ts';
import type { Mix, Stems } from './mixdown.ts';
import { truePeak } from './true-peak.ts';

const speechRate = 16_000;

/** Something with the syllables and the spectrum of speech. */
function babble(seconds: number): Float32Array {
  const dice = random(5);
  return Float32Array.from({ length: seconds * speechRate }, (_, i) => {
    const time = i / speechRate;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3.2 * time)) ** 0.5;
    const voice = [1, 2, 3, 5, 8].reduce((sum, k) => sum + Math.sin(2 * Math.PI * 190 * k * time) / k, 0);
    return syllable * (0.2 * voice + 0.05 * dice.signed());
  });
}

const speech = new Map([
  ['first', babble(2.5)],
  ['second', babble(2)],
]);
const plan: SoundPlan = {
  seed: 7,
  duration: 10,
  speech: [
    { beat: 'first', start: 2 },
    { beat: 'second', start: 6 },
  ],
  music: [
    { mood: 'cheerful', start: 0, end: 5 },
    { mood: 'triumphant', start: 5, end: 10 },
  ],
  effects: [
    { kind: 'bell', at: 0.5 },
    { kind: 'cheer', at: 8.2 },
  ],
};
const fingerprint = (mix: Mix): string =>
  createHash('sha256').update(mix.left).update(mix.right).digest('hex');

describe('the sound of a film', () => {
  let stems: Stems;
  let mix: Mix;
  before(() => {
    stems = buildStems(plan, speech, speechRate);
    mix = mixdown(plan, speech, speechRate);
  });

  it('is as long as the plan, at -16 LUFS, below -1.5 dBTP', () => {
    assert.equal(mix.sampleRate, 48_000);
    assert.equal(mix.left.length, 480_000);
    assert.equal(mix.right.length, 480_000);
    assert.ok(Math.abs(loudnessBetween(weightedPower(mix), 0, 10) + 16) < 1);
    assert.ok(Math.abs(mix.loudness + 16) < 1, `${mix.loudness} LUFS`);
    assert.ok(truePeak(mix) <= -1.5);
    assert.equal(truePeak(mix), mix.truePeak);
  });

  it('keeps speech at least 12 LU over the music', () => {
    const music = weightedPower(stems.music);
    const voice = weightedPower(stems.speech);
    for (const { start, end } of stems.spoken) {
      const distance = loudnessBetween(voice, start, end) - loudnessBetween(music, start, end);
      assert.ok(distance >= 12, `${distance} LU at ${start} s`);
    }
  });

  it('lets the music come forward where nobody speaks', () => {
    const music = weightedPower(stems.music);
    assert.ok(loudnessBetween(music, 0, 1.5) > loudnessBetween(music, 2, 4.5) + 6);
  });

  it('speaks both lines equally loud', () => {
    const voice = weightedPower(stems.speech);
    assert.ok(Math.abs(loudnessBetween(voice, 2, 4.5) - loudnessBetween(voice, 6, 8)) < 1);
  });

  it('ends in silence, not in a cut', () => {
    assert.ok(Math.abs(mix.left.at(-1) ?? 1) < 0.001);
    assert.ok(loudnessBetween(weightedPower(mix), 8.5, 9.3) > -40);
  });

  it('is wider than mono', () => {
    assert.notDeepEqual(mix.left.subarray(0, 48_000), mix.right.subarray(0, 48_000));
  });

  it('is the same for the same seed and another for another', () => {
    assert.equal(fingerprint(mixdown(plan, speech, speechRate)), fingerprint(mix));
    const other = mixdown({ ...plan, seed: 8 }, speech, speechRate);
    assert.notEqual(fingerprint(other), fingerprint(mix));
  });

  it('plays every mood and effect, however short', () => {
    const short: SoundPlan = {
      seed: 1,
      duration: 4,
      speech: [],
      music: (['cheerful', 'playful', 'tender', 'wondering', 'brave', 'triumphant', 'sleepy'] as const).map(
        (mood, i) => ({ mood, start: i * 0.5, end: i === 6 ? 4 : i * 0.5 + 0.5 }),
      ),
      effects: plannedSounds.map((kind, i) => ({ kind, at: i * 0.16 })),
    };
    const result = mixdown(short, new Map(), speechRate);
    assert.ok(result.left.every(Number.isFinite));
    assert.ok(Math.abs(result.loudness + 16) < 1, `${result.loudness} LUFS`);
  });

  it('stays silent where nothing is planned', () => {
    const nothing = { seed: 0, duration: 1, speech: [], music: [], effects: [] };
    const result = mixdown(nothing, new Map(), speechRate);
    assert.ok(result.left.every((value) => value === 0));
  });

  it('names the beat whose speech is missing', () => {
    assert.throws(() => mixdown(plan, new Map(), speechRate), /beat 'first'/);
  });
});
