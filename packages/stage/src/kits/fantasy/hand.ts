import { type Hand, usualHand } from '../hand.ts';
import type { FantasyKit } from './kit.ts';

/** Watercolour runs, outlines are bent, and what shines is of gold. */
export const fantasyHand = (kit: FantasyKit): Hand => ({
  ...usualHand,
  curved: true,
  enchanted: true,
  corner: (sharp, _cut, arch = sharp) => arch,
  roomHue: (_own, magic) => magic,
  bleed: (blur) => ({ blur }),
  gilded: () => kit.gold,
});
