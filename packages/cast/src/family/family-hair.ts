import type { HairShape } from '@milestoon/look';
import type { Texture } from './heredity.ts';

type Shapes = Record<Texture, readonly HairShape[]>;

/** How mothers, fathers, grandparents and children wear hair of each texture. */
export const familyHair = {
  mother: {
    straight: ['long-centre', 'long-side', 'bob', 'bob-parted', 'ponytail', 'low-ponytail', 'one-braid'],
    wavy: ['long-wavy', 'long-waves', 'wavy-medium', 'medium-waves', 'ponytail', 'low-bun'],
    curly: ['long-curls', 'long-curls-fringe', 'medium-curls', 'medium-curls-fringe', 'top-bun'],
    coily: ['afro', 'long-coils', 'top-bun', 'cornrows', 'low-bun', 'cropped'],
  },
  father: {
    straight: ['swept-short', 'short-parted', 'short-parted-right', 'undercut', 'shaved'],
    wavy: ['short-wavy', 'tousled', 'swept-short'],
    curly: ['short-curls', 'curly-top', 'shaved'],
    coily: ['cropped', 'short-coils', 'curly-top', 'shaved'],
  },
  grandmother: {
    straight: ['top-bun', 'low-bun', 'bob', 'bob-parted'],
    wavy: ['wavy-medium', 'medium-waves', 'top-bun', 'low-bun'],
    curly: ['short-curls', 'medium-curls', 'low-bun'],
    coily: ['cropped', 'afro', 'top-bun', 'low-bun'],
  },
  grandfather: {
    straight: ['bald', 'bald', 'swept-short', 'short-parted'],
    wavy: ['bald', 'bald', 'short-wavy', 'swept-short'],
    curly: ['bald', 'bald', 'short-curls'],
    coily: ['bald', 'bald', 'cropped', 'shaved'],
  },
  sister: {
    straight: ['long-centre', 'long-fringe', 'bob', 'ponytail', 'pigtails', 'braids', 'space-buns'],
    wavy: ['long-wavy', 'long-waves', 'medium-waves', 'ponytail', 'pigtails'],
    curly: ['long-curls', 'long-curls-fringe', 'medium-curls', 'medium-curls-fringe'],
    coily: ['afro', 'puffs', 'top-bun', 'cornrows', 'long-coils'],
  },
  brother: {
    straight: ['swept-short', 'short-parted', 'undercut', 'bowl'],
    wavy: ['short-wavy', 'tousled', 'swept-short'],
    curly: ['short-curls', 'curly-top'],
    coily: ['cropped', 'short-coils', 'curly-top'],
  },
} as const satisfies Record<string, Shapes>;

export type FamilyRole = keyof typeof familyHair;
