import { type Hand, usualHand } from '../hand.ts';

/** Sheets of paper are of one colour, their corners cut round. */
export const simpleHand: Hand = {
  ...usualHand,
  flat: true,
  lineWidth: (own, _inked, paper = own) => paper,
  wash: (plain) => plain,
  corner: (_sharp, cut) => cut,
  contrast: (_own, paper) => paper,
};
