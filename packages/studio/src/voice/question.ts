import type { Phone, Sounded } from './flite.ts';
import { isVowel } from './languages/phones.ts';

/** How much higher the last syllable of a question is. */
export const questionRise = 1.3;

/** Seconds in which one pitch turns into the other. */
const turn = 0.012;

/** The phone with which the last syllable begins. */
function lastSyllable(phones: readonly Phone[]): number {
  const vowel = phones.findLastIndex(({ symbol }) => isVowel(symbol));
  const isOnset =
    vowel > 0 && phones[vowel - 1]?.symbol !== 'pau' && !isVowel(phones[vowel - 1]?.symbol ?? '');
  return isOnset ? vowel - 1 : vowel;
}

/**
 * A question, whose last syllable is taken from the same sentence spoken higher: Flite says '?' exactly as '.'. The
 * two may differ a little in their lengths, phone by phone; what is heard when follows what was taken. `rate` in
 * hertz.
 */
export function withRise(even: Sounded, higher: Sounded, rate: number): Sounded {
  const first = lastSyllable(even.phones);
  if (first < 0 || even.phones.length !== higher.phones.length) return even;
  const [start, startHigher] = [even, higher].map(({ phones }) => phones[first]?.start ?? 0) as [
    number,
    number,
  ];
  const [from, fromHigher] = [Math.round(start * rate), Math.round(startHigher * rate)];
  const later = start - startHigher;
  const length = Math.round(turn * rate);
  const samples = new Float32Array(from + higher.samples.length - fromHigher);
  samples.set(even.samples.subarray(0, from));
  for (let i = from; i < samples.length; i++) {
    const share = Math.min(1, (i - from) / length);
    const low = even.samples[i] ?? 0;
    samples[i] = low + ((higher.samples[fromHigher + i - from] ?? 0) - low) * share;
  }
  return {
    samples,
    phones: [
      ...even.phones.slice(0, first),
      ...higher.phones
        .slice(first)
        .map((phone) => ({ ...phone, start: phone.start + later, end: phone.end + later })),
    ],
  };
}
