import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fliteSampleRate, type Sounded } from './flite.ts';
import { ownPitch, synthesise } from './synthesise.ts';

const man = { speaker: 'rms', pitch: ownPitch, pitchSpread: 0, stretch: 1.15 } as const;
const line = 'we all went down to the pool.'.split(' ');
const asked = 'did you hear that in the day?'.split(' ');

/** Median hertz at which the vowels between two moments repeat themselves, by autocorrelation. */
function pitchOf({ samples, phones }: Sounded, from = 0, to = Infinity): number {
  const size = Math.round(fliteSampleRate * 0.03);
  const pitches = phones
    .filter(
      ({ symbol, start, end }) => /^(iy|eh|ao|ow|uw|er|ih|aa|ey)$/.test(symbol) && start >= from && end <= to,
    )
    .map(({ start, end }) => {
      const at = Math.round(((start + end) / 2) * fliteSampleRate) - size / 2;
      const block = samples.subarray(at, at + size);
      const likeness = (lag: number): number =>
        block.reduce((sum, value, i) => sum + value * (samples[at + lag + i] ?? 0), 0);
      const lags = Array.from({ length: 120 }, (_, i) => i + 70);
      return fliteSampleRate / (lags.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? 1);
    });
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

describe('synthesise', () => {
  it('does not let the last sound of a sentence linger until it is heard as a syllable of its own', async () => {
    const voice = { pitch: 185, pitchSpread: 40, stretch: 1.34 };
    const lengthOfLast = async (drawnOut: boolean): Promise<number> => {
      const { phones } = await synthesise(line, { ...voice, drawnOut });
      const last = phones.findLast(({ symbol }) => symbol === 'l');
      return (last?.end ?? 0) - (last?.start ?? 0);
    };
    const [usual, drawnOut] = [await lengthOfLast(false), await lengthOfLast(true)];
    assert.ok(usual > 0.1 && usual < 0.3, `${usual} s`);
    assert.ok(drawnOut > 0.35, `${drawnOut} s where others are compared with it`);
  });

  it('speaks with the man’s voice at the pitch that is asked for, at the same pace', async () => {
    const own = await synthesise(line, man);
    const higher = await synthesise(line, { ...man, pitch: ownPitch * 1.2 });
    const share = pitchOf(higher) / pitchOf(own);
    assert.ok(share > 1.14 && share < 1.26, `${share}`);
    const lengths = higher.samples.length / own.samples.length;
    assert.ok(lengths > 0.97 && lengths < 1.03, `${lengths}`);
    assert.deepEqual(
      higher.phones.map(({ symbol }) => symbol),
      own.phones.map(({ symbol }) => symbol),
    );
  });

  it('rises at the end of his questions, and what is heard when follows', async () => {
    const spoken = await synthesise(asked, man);
    const even = await synthesise([...asked.slice(0, -1), 'day.'], man);
    const onset = even.phones.findLastIndex(({ symbol }) => symbol === 'd');
    assert.deepEqual(spoken.phones.slice(0, onset), even.phones.slice(0, onset));
    const untouched = Math.floor((even.phones[onset]?.start ?? 0) * fliteSampleRate) - 1;
    assert.deepEqual(spoken.samples.slice(0, untouched), even.samples.slice(0, untouched));
    const [high, low] = [spoken, even].map((sounded) => pitchOf(sounded, even.phones[onset]?.start));
    assert.ok((high ?? 0) > (low ?? 0) * 1.2, `${low} Hz, asked ${high} Hz`);
    spoken.phones.slice(1).forEach((phone, i) => {
      assert.ok(Math.abs(phone.start - (spoken.phones[i]?.end ?? 0)) < 1e-9, phone.symbol);
    });
    const end = spoken.phones.at(-1)?.end ?? 0;
    assert.ok(Math.abs(end - spoken.samples.length / fliteSampleRate) < 0.02, `${end}`);
  });
});
