import { defaultLook, type HairColor, type HairShape } from '@milestoon/look';
import type { HairMeasures } from './hair-measures.ts';
import type { HairStrands } from './hair-strands.ts';
import type { Guess } from './guess.ts';

type HairLength = 'none' | 'short' | 'medium' | 'long';

export interface HairEvidence {
  measures: HairMeasures;
  strands: HairStrands;
  color: HairColor;
  /** Share of the crown in the colour of skin. */
  skinShare: number;
  age: number;
}

/** Both sides count: a shadow under one jaw is not long hair, and one shoulder may be hidden. */
const lengthSteps = { medium: 0.6, long: 1.44 } as const;
const covered = 0.45;
const straight = 0.615;

function hairLengthOf({ measures, skinShare }: Pick<HairEvidence, 'measures' | 'skinShare'>): HairLength {
  if (measures.color === null || skinShare > 0.8) return 'none';
  const length = (measures.longSide + measures.shortSide) / 2;
  if (length >= lengthSteps.long) return 'long';
  return length >= lengthSteps.medium ? 'medium' : 'short';
}

/**
 * The hairstyle nearest to what was measured. Length decides first, then the forehead (fringe), then how the
 * strands lie (coherence), then how far the hair stands off the head (volume). Styles that a photo from the
 * front does not show (ponytail, buns, cornrows) are left to the parent.
 */
export function hairShapeOf(evidence: HairEvidence): Guess<HairShape> {
  const length = hairLengthOf(evidence);
  if (length === 'none') return hairless(evidence);
  if (length === 'long') return longShape(evidence);
  return length === 'medium' ? mediumShape(evidence) : shortShape(evidence);
}

function hairless({ measures, age }: HairEvidence): Guess<HairShape> {
  if (measures.color === null) return { value: defaultLook.hairShape, confidence: 0 };
  return { value: age < 2 ? 'baby' : 'bald', confidence: 0.5 };
}

function longShape({ measures, strands }: HairEvidence): Guess<HairShape> {
  // Braids hang as two narrow bands where loose hair spreads over the shoulders.
  const hanging = (measures.atJaw + measures.atNeck) / 2;
  const symmetric = measures.longSide - measures.shortSide < 0.4;
  if (hanging < 0.34 && symmetric && measures.fringe < covered) return { value: 'braids', confidence: 0.5 };
  if (measures.fringe >= covered) return { value: 'long-fringe', confidence: 0.7 };
  return strands.coherence < straight
    ? { value: 'long-wavy', confidence: 0.5 }
    : { value: 'long-centre', confidence: 0.65 };
}

function mediumShape({ measures, strands, color }: HairEvidence): Guess<HairShape> {
  const round = measures.volume > 2.2 && measures.crown > 0.6;
  if (round && color === 'black' && strands.coherence < 0.5 && measures.atNeck < 0.2) {
    return { value: 'afro', confidence: 0.45 };
  }
  if (strands.coherence < straight) return { value: 'wavy-medium', confidence: 0.6 };
  return { value: 'bob', confidence: 0.6 };
}

function shortShape({ measures, strands, color, skinShare }: HairEvidence): Guess<HairShape> {
  const tight = measures.volume < 1.3 || skinShare > 0.15;
  const low = measures.crown < 0.46 && measures.volume < 1.6 && color === 'black';
  if ((tight && measures.fringe < 0.3) || (low && measures.fringe < covered))
    return { value: 'cropped', confidence: 0.5 };
  if (measures.volume > 1.9 && color === 'black') return { value: 'afro', confidence: 0.4 };
  if (measures.fringe >= covered) {
    if (measures.atEar > 0.12) return { value: 'pixie', confidence: 0.45 };
    return { value: 'tousled', confidence: 0.45 };
  }
  const high = measures.crown > 0.5;
  if (high && strands.contrast > 4.5 && color === 'black') return { value: 'curly-top', confidence: 0.4 };
  if (high && measures.atEar < 0.05) return { value: 'undercut', confidence: 0.4 };
  return { value: 'swept-short', confidence: 0.45 };
}
