import { type Hand, usualHand } from '../hand.ts';

/** Sheets of paper are of one colour. */
export const simpleHand: Hand = { ...usualHand, wash: (plain) => plain };
