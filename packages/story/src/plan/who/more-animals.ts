import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import { hasPicture } from '@milestoon/things/pictures';
import { colorAmong } from '../../meaning/colors.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';

/** As many as are told apart in one picture. */
const most = 8;

/** 'Six black sheep', of which one acts: the others are there as well, in the colour that is told. */
export function othersOfHerd(
  phrases: readonly MeantPhrase[],
  acts: readonly Act[],
  language: NounLanguage,
): Seen[] {
  return phrases.flatMap(({ phrase, people }): Seen[] => {
    const [animal, ...more] = people;
    const { count = 1, head, plural, qualities } = phrase;
    if (!animal || more.length > 0 || animal.kind !== 'animal' || !plural || count < 2) return [];
    if (!acts.some(({ who }) => who === animal.person.id)) return [];
    const picture = pictureFor(head.toLowerCase(), language);
    if (!picture || !hasPicture(picture)) return [];
    const color = colorAmong(qualities);
    return [{ picture, how: 'ground', count: Math.min(most, count) - 1, ...(color ? { color } : {}) }];
  });
}
