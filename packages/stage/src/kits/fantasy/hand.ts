import { type Hand, usualHand } from '../hand.ts';
import type { FantasyKit } from './kit.ts';

/** Watercolour runs, and what shines is of gold. */
export const fantasyHand = (kit: FantasyKit): Hand => ({
  ...usualHand,
  bleed: (blur) => ({ blur }),
  gilded: () => kit.gold,
});
