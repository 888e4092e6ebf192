import { type Look, plainDetails } from '@milestoon/look';
import type { Star } from './star-keys.ts';
import { starLooks } from './star-looks.ts';

const star = (look: Partial<Look>): Look => ({
  version: 1,
  skin: 'light-medium',
  hairColor: 'brown',
  hairShape: 'tousled',
  eyes: 'brown',
  glasses: 'none',
  freckles: 0,
  lashes: 0.45,
  lips: 0.45,
  nose: 0.45,
  brows: 0.5,
  faceWidth: 0.5,
  jaw: 0.45,
  age: 6,
  signatureColor: '#2f9c86',
  headCover: 'none',
  headCoverColor: 'any',
  hearingAid: false,
  wheelchair: false,
  ...plainDetails,
  ...look,
});

/** What those who may play the child look like. */
export const stars: Record<Star, Look> = {
  pigtails: star({ ...starLooks.pigtails, hairShape: 'pigtails', eyes: 'green', freckles: 0.7 }),
  curls: star({ ...starLooks.curls, hairShape: 'curly-top', signatureColor: '#e0702f' }),
  fringe: star({ ...starLooks.fringe, hairShape: 'long-fringe', signatureColor: '#4f6bd8' }),
  swept: star({ ...starLooks.swept, hairShape: 'swept-short', eyes: 'blue', signatureColor: '#c8473f' }),
};
