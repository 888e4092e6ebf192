import { candidates, emotionFaces, hair, likeness, visemeFaces } from './faces.ts';
import { animalDeeds, animals } from './animals.ts';
import { detailSheet } from './details.ts';
import { extras } from './extras.ts';
import { family, motion, poses, postures } from './figures.ts';
import { avatars, likenessFromPhotos } from './photos.ts';
import type { Sheet } from './sheet.ts';
import { hairShades } from './hair-colors.ts';
import { ownPictures } from '../pictures.ts';
import { things } from '../things.ts';
import { together } from './together.ts';
import { tradesSheet } from './trades.ts';
import { turn, views } from './views.ts';

/** The contact sheets of the characters, by file name. */
export const characterSheets: Record<string, () => Sheet | Promise<Sheet>> = {
  'likeness-from-photos': likenessFromPhotos,
  avatars,
  'characters-likeness': likeness,
  'characters-candidates': candidates,
  'characters-hair': hair,
  'characters-hair-colors': hairShades,
  'characters-details': detailSheet,
  'characters-poses': poses,
  'characters-motion': motion,
  'characters-views': views,
  'characters-turn': turn,
  'characters-together': together,
  'characters-postures': postures,
  'characters-extras': extras,
  'characters-animals': animals,
  'characters-animal-deeds': animalDeeds,
  things,
  'own-pictures': ownPictures,
  'characters-emotions': () => emotionFaces(2),
  'characters-emotions-dark': () => emotionFaces(1),
  'characters-visemes': () => visemeFaces(3),
  'characters-visemes-dark': () => visemeFaces(1),
  'characters-trades': tradesSheet,
  'characters-family': () => family(3, 3),
  'characters-family-fair': () => family(2, 8),
};
