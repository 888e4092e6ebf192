import type { Phone } from './flite.ts';

/** Of the way, by powers, from a speaker's own lengths to the lent ones. */
const share = 0.6;
/** Factors are kept between these, before all sounds are fitted into the time they took. */
const [least, most] = [0.6, 1.7];

const lengthOf = ({ start, end }: Phone): number => Math.max(0.005, end - start);
const isSound = ({ symbol }: Phone): boolean => symbol !== 'pau';
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * How many times as long each phone of one speaker is with another's sense of which sounds of a sentence are long and
 * which are short. All together take the time they took, and silences stay. Undefined where the two do not say the
 * same phones.
 */
export function lentFactors(own: readonly Phone[], other: readonly Phone[]): number[] | undefined {
  const [sounds, lent] = [own.filter(isSound), other.filter(isSound)];
  const alike = sounds.length === lent.length && sounds.every(({ symbol }, i) => symbol === lent[i]?.symbol);
  if (!alike) return undefined;
  const [total, totalLent] = [sum(sounds.map(lengthOf)), sum(lent.map(lengthOf))];
  const factors = sounds.map((phone, i) => {
    const wanted = lengthOf(lent[i] as Phone) / totalLent / (lengthOf(phone) / total);
    return Math.max(least, Math.min(most, wanted ** share));
  });
  const longer = sum(sounds.map((phone, i) => lengthOf(phone) * (factors[i] as number))) / total;
  let next = 0;
  return own.map((phone) => (isSound(phone) ? (factors[next++] as number) / longer : 1));
}
