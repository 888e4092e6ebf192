import type { HairColor, SkinTone } from '@milestoon/look';
import type { Star } from './star-keys.ts';

/** What a visitor may change about the star: nobody has uploaded a photo yet. */
export interface StarLook {
  skin: SkinTone;
  hairColor: HairColor;
  glasses: 'none' | 'round';
}

/** How each of them looks until something is changed. */
export const starLooks: Record<Star, StarLook> = {
  pigtails: { skin: 'light-medium', hairColor: 'red', glasses: 'none' },
  curls: { skin: 'brown', hairColor: 'black', glasses: 'none' },
  fringe: { skin: 'light', hairColor: 'black', glasses: 'none' },
  swept: { skin: 'light-medium', hairColor: 'blond', glasses: 'none' },
};
