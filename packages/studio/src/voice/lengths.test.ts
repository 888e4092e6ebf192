import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fliteSampleRate, type Phone, utter } from './flite.ts';
import { withLengths } from './lengths.ts';
import { lentFactors } from './lent-lengths.ts';
import { deliver, reference } from './speakers.ts';
import { synthesise } from './synthesise.ts';

const said = (...phones: (readonly [symbol: string, length: number])[]): Phone[] => {
  let at = 0;
  return phones.map(([symbol, length]) => {
    const phone = { symbol, start: at, end: at + length };
    at = phone.end;
    return phone;
  });
};
const lengthOf = ({ start, end }: Phone): number => end - start;
const largestJump = (samples: Float32Array): number =>
  samples.reduce((most, value, i) => Math.max(most, Math.abs(value - (samples[i - 1] ?? value))), 0);

describe('withLengths', () => {
  const phones = said(['pau', 0.1], ['aa', 0.2], ['l', 0.3], ['pau', 0.1]);
  const tone = (hertz: number, seconds: number): Float32Array =>
    Float32Array.from({ length: seconds * fliteSampleRate }, (_, i) =>
      Math.sin((2 * Math.PI * hertz * i) / fliteSampleRate),
    );

  it('gives each sound its length, at the same pitch and without a click', () => {
    const samples = tone(220, 0.7);
    const changed = withLengths({ samples, phones }, [1, 1.5, 0.7, 1]);
    const lengths = changed.phones.map(lengthOf);
    [0.1, 0.3, 0.21, 0.1].forEach((wanted, i) => {
      assert.ok(Math.abs((lengths[i] ?? 0) - wanted) < 1e-9, `${lengths[i]} s`);
    });
    assert.equal(changed.samples.length, Math.round(0.71 * fliteSampleRate));
    assert.ok(largestJump(changed.samples) < largestJump(samples) * 1.1, `${largestJump(changed.samples)}`);
    // Periods that meet out of step would cancel each other.
    const peaks = Array.from({ length: 60 }, (_, n) =>
      Math.max(...changed.samples.subarray(600 + n * 160, 760 + n * 160)),
    );
    assert.ok(Math.min(...peaks) > 0.9, `${Math.min(...peaks)}`);
    const crossings = changed.samples.filter(
      (value, i) => value >= 0 !== (changed.samples[i - 1] ?? 0) >= 0,
    ).length;
    assert.ok(Math.abs(crossings / 0.71 / 2 - 220) < 5, `${crossings / 0.71 / 2} Hz`);
  });

  it('is heard where its phones say', () => {
    const samples = new Float32Array(0.7 * fliteSampleRate);
    samples.set(tone(220, 0.3), 0.3 * fliteSampleRate);
    const changed = withLengths({ samples, phones }, [1, 1.5, 0.7, 1]);
    const loud = (from: number, to: number): number =>
      Math.max(...changed.samples.subarray(from * fliteSampleRate, to * fliteSampleRate));
    assert.ok(loud(0, 0.37) < 0.01 && loud(0.43, 0.58) > 0.95 && loud(0.64, 0.71) < 0.01);
  });

  it('leaves speech as it is where nothing changes', () => {
    const samples = tone(220, 0.7);
    const same = withLengths({ samples, phones }, [1, 1, 1, 1]).samples;
    assert.equal(same.length, samples.length);
    same.subarray(400, -400).forEach((value, i) => {
      assert.ok(Math.abs(value - (samples[i + 400] ?? 0)) < 1e-4, `at ${i}`);
    });
  });
});

describe('lentFactors', () => {
  const own = said(['pau', 0.2], ['hh', 0.1], ['ow', 0.1], ['l', 0.2], ['pau', 0.2]);

  it('lengthens what the other holds longer, in the same time', () => {
    const factors = lentFactors(own, said(['pau', 0.1], ['hh', 0.1], ['ow', 0.2], ['l', 0.1])) ?? [];
    assert.equal(factors.length, own.length);
    assert.ok((factors[2] ?? 0) > 1.3 && (factors[3] ?? 0) < 0.8, `${factors}`);
    const after = own.reduce((sum, phone, i) => sum + lengthOf(phone) * (factors[i] ?? 0), 0);
    assert.ok(Math.abs(after - 0.8) < 1e-9, `${after} s`);
    assert.deepEqual([factors[0], factors[4]], [1, 1]);
  });

  it('has none where the two do not say the same', () => {
    assert.equal(lentFactors(own, said(['hh', 0.1], ['aa', 0.2], ['l', 0.1])), undefined);
    assert.equal(lentFactors(own, said(['hh', 0.1], ['ow', 0.2])), undefined);
  });
});

describe('the woman', () => {
  const words = 'the whole family slept in the tent.'.split(' ');

  it('holds sounds as the man does, and takes her own time', async () => {
    const { voice } = deliver('narrator', {}, 'bright');
    const { samples, phones } = await synthesise(words, voice);
    const man = await synthesise(words, { ...voice, speaker: 'rms', pitch: 108 });
    const alone = await utter(words, voice);
    const shares = (list: readonly Phone[]): number[] => {
      const sounds = list.filter(({ symbol }) => symbol !== 'pau').map(lengthOf);
      const total = sounds.reduce((sum, length) => sum + length, 0);
      return sounds.map((length) => Math.log(length / total));
    };
    const distance = (others: readonly Phone[]): number => {
      const other = shares(others);
      return shares(phones).reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0);
    };
    assert.ok(distance(man.phones) < distance(alone.phones) * 0.6);
    const end = phones.at(-1)?.end ?? 0;
    assert.ok(Math.abs(end - samples.length / fliteSampleRate) < 0.02, `${end}`);
    assert.ok(Math.abs(samples.length - alone.samples.length) < 0.02 * fliteSampleRate);
    assert.ok(largestJump(samples) < largestJump(alone.samples) * 1.15);
  });

  it('has lengths of her own where recordings are compared with her', async () => {
    const { voice } = reference('narrator');
    const { samples, phones } = await synthesise(words, voice);
    const alone = await utter(words, voice);
    assert.deepEqual(phones, alone.phones);
    assert.ok(
      samples.length === alone.samples.length && samples.every((value, i) => value === alone.samples[i]),
    );
  });
});
