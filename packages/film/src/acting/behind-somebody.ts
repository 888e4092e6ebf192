/** Who hides behind somebody larger. Lengths in stage pixels. */
import { type Action, armsOf, type Character, heightOf, isAnimal } from '@milestoon/cast';

/** Shares of half the widths: as much of whoever hides is seen that one knows them. */
const seen = { self: 0.9, cover: 1.15 } as const;

/** Whether one of two hides behind the other: people behind whoever is taller. */
export const hidesBehind = (action: Action, self: Character, cover: Character): boolean =>
  action === 'hide' && !isAnimal(self.role) && !isAnimal(cover.role) && heightOf(self) < heightOf(cover);

/** How far beside the middle of the other. */
export const peepingOut = (self: Character, cover: Character): number =>
  armsOf(self).half * seen.self + armsOf(cover).half * seen.cover;
