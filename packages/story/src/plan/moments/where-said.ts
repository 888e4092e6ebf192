import type { NounLanguage } from '@milestoon/things/nouns';
import { placeInWords } from '../../world/places/places.ts';
import type { Moment } from '../plan.ts';

/** What is neither done nor left undone there. */
const isReal = ({ mode }: Moment): boolean => mode === 'done' || mode === 'undone';

/** 'At bedtime she asked if the donkey dreams': whoever says something does so where they are, whatever it is about. */
export const whereItIsSaid = (moments: readonly Moment[], text: string, language: NounLanguage): Moment[] => {
  const shown: Moment[] = [];
  for (const [at, moment] of moments.entries()) {
    const before = shown[at - 1];
    const isReported = moment.mode === 'said' || moment.mode === 'wished';
    const isGoingOn =
      before?.sentence === moment.sentence && (isReal(before) || shown[at - 2]?.sentence === moment.sentence);
    const isNamed = placeInWords(text.slice(...moment.told), language) !== null;
    shown.push(isReported && isGoingOn && !isNamed ? { ...moment, place: before.place } : moment);
  }
  return shown;
};
