import { type Hand, usualHand } from '../hand.ts';
import type { AdventureKit } from './kit.ts';

/** Everything has a line of ink, and large surfaces are printed in dots. */
export const adventureHand = (kit: AdventureKit): Hand => ({
  ...usualHand,
  inks: true,
  starPoints: 4,
  lineColor: (_own, alpha) => kit.ink(alpha),
  lineWidth: (_own, inked) => inked,
  inkLine: (drawing, shape, width, alpha) => drawing.stroke(shape, kit.ink(alpha), width),
  inkDots: (drawing, ...dots) => drawing.halftone(...dots),
});
