import type { Sounded } from './flite.ts';
import { isVowel } from './languages/phones.ts';

/** How much higher the last syllable of a question is. */
export const questionRise = 1.3;

/** Seconds in which one pitch turns into the other. */
const turn = 0.012;

/**
 * A question, whose last syllable is taken from the same sentence spoken higher. Flite says '?' exactly as '.', and
 * its lengths do not depend on the pitch: both versions are alike phone by phone. `rate` in hertz.
 */
export function withRise(even: Sounded, higher: Sounded, rate: number): Sounded {
  if (even.samples.length !== higher.samples.length) return even;
  const vowel = even.phones.findLastIndex(({ symbol }) => isVowel(symbol));
  if (vowel < 0) return even;
  const isOnset = vowel > 0 && !isVowel(even.phones[vowel - 1]?.symbol ?? '');
  const from = Math.round((even.phones[isOnset ? vowel - 1 : vowel]?.start ?? 0) * rate);
  const length = Math.round(turn * rate);
  return {
    phones: even.phones,
    samples: even.samples.map((value, i) => {
      const share = Math.min(1, Math.max(0, (i - from) / length));
      return value + ((higher.samples[i] ?? 0) - value) * share;
    }),
  };
}
