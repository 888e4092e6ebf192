import { type HairShape, hairShapes, type HairTraits, hairTraits } from '@milestoon/film/look';
import type { HairMeasures } from './hair-measures.ts';
import { chanceOfYes, type LearnedLook } from './learned-look.ts';
import type { Guess, Rival } from './guess.ts';
import { hairLengths, hairTextures } from './read-fields.ts';

/** How much it matters that each fits; the shape that the rules chose wins between those that fit as well. */
const matters = { length: 1, texture: 0.5, fringe: 0.5, rules: 0.15 } as const;

/** A hairstyle and how well it fits what was read. */
interface FittingHair {
  shape: HairShape;
  fit: number;
}

/**
 * The hairstyles by how well they fit what was read of length, texture and fringe, the best first. Without
 * tied and shaved hair, of which there were too few examples to learn from, and with shaved sides only where the
 * rules see them.
 */
function fittingHair(learned: LearnedLook, byRules: HairShape): FittingHair[] {
  return hairShapes
    .filter((shape) => {
      const { length, tied } = hairTraits[shape];
      return length !== 'none' && tied === 'loose' && (shape !== 'undercut' || shape === byRules);
    })
    .map((shape) => ({
      shape,
      fit: fitOf(hairTraits[shape], learned) + (shape === byRules ? matters.rules : 0),
    }))
    .sort((p, q) => q.fit - p.fit);
}

/** The hairstyle that is expected to fit best. Bald heads are the rules' to see, and so are braids in long hair. */
export function likeliestHair(
  learned: LearnedLook,
  byRules: HairShape,
  measures: HairMeasures,
): Guess<HairShape> {
  const confidence = Math.min(learned.length.confidence, learned.fringe.confidence);
  const fitting = fittingHair(learned, byRules);
  const braided = learned.length.value === 'long' && hangsInBands(measures);
  const seen = hairTraits[byRules].length === 'none' ? byRules : braided ? 'braids' : null;
  const value = seen ?? fitting[0]?.shape ?? byRules;
  return { value, confidence, rivals: rivalsTo(value, fitting, confidence) };
}

const mostRivals = 3;

/** The next best, none of which is the same hair in other words; they share the chance that is left. */
function rivalsTo(value: HairShape, fitting: readonly FittingHair[], confidence: number): Rival<HairShape>[] {
  const told = new Set([traitsOf(value)]);
  const others = fitting.filter(({ shape }) => {
    const isNew = !told.has(traitsOf(shape));
    told.add(traitsOf(shape));
    return isNew;
  });
  const rivals = others.slice(0, mostRivals);
  const total = rivals.reduce((sum, { fit }) => sum + fit, 0);
  return rivals.map(({ shape, fit }) => ({ value: shape, chance: ((1 - confidence) * fit) / total }));
}

const traitsOf = (shape: HairShape): string => JSON.stringify(hairTraits[shape]);

/**
 * Tied hair hangs in narrow bands beside a bare forehead where loose hair spreads over the shoulders: of eleven
 * labelled long-haired people seen so nine had tied hair.
 */
const hangsInBands = ({ atJaw, atNeck, fringe, longSide }: HairMeasures): boolean =>
  (atJaw + atNeck) / 2 < 0.34 && fringe < 0.45 && longSide >= 1.44;

function fitOf(shows: HairTraits, { length, texture, fringe }: LearnedLook): number {
  const lengthFits = length.odds[hairLengths.indexOf(shows.length)] ?? 0;
  const textureFits = texture.odds[hairTextures.indexOf(shows.texture)] ?? 0;
  const chance = chanceOfYes(fringe);
  const fringeFits = shows.fringe ? chance : 1 - chance;
  return matters.length * lengthFits + matters.texture * textureFits + matters.fringe * fringeFits;
}
