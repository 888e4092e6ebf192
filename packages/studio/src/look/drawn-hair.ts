import { type HairShape, hairShapes, type HairTraits, hairTraits } from '@milestoon/look';
import type { HairMeasures } from './hair-measures.ts';
import { chanceOfYes, type LearnedLook } from './learned-look.ts';
import type { Guess, Rival } from './guess.ts';
import { hairLengths, hairTextures } from './read-fields.ts';

/** How much it matters that each fits; the shape that the rules chose wins between those that fit as well. */
const matters = { length: 1, texture: 0.5, fringe: 0.5, tied: 1, rules: 0.15 } as const;

/** A hairstyle and how well it fits what was read. */
interface FittingHair {
  shape: HairShape;
  fit: number;
}

/**
 * The hairstyles by how well they fit what was read, the best first. Without shaved hair, of which there were too
 * few examples to learn from, and with shaved sides only where the rules see them and nobody is a baby.
 */
function fittingHair(learned: LearnedLook, byRules: HairShape): FittingHair[] {
  const shavesSides = byRules === 'undercut' && learned.ageGroup.value !== 'baby';
  return hairShapes
    .filter((shape) => hairTraits[shape].length !== 'none' && (shape !== 'undercut' || shavesSides))
    .map((shape) => ({
      shape,
      fit: fitOf(hairTraits[shape], learned) + (shape === byRules ? matters.rules : 0),
    }))
    .sort((p, q) => q.fit - p.fit);
}

/** From which chance on hair is drawn tied: a bun that is not there is worse than a tail that is missing and asked about. */
const surelyTied = 0.75;

/** Of 14 labelled people with tied hair that is not seen to be long, six had a bun; the long were all braided. */
const kindKnown = { long: 1, hidden: 6 / 14 } as const;

/** The hairstyle that is expected to fit best. Bald heads are the rules' to see, and so are braids in long hair. */
export function likeliestHair(
  learned: LearnedLook,
  byRules: HairShape,
  measures: HairMeasures,
): Guess<HairShape> {
  const { length, fringe, tied } = learned;
  const isLong = length.value === 'long';
  const tiedChance = chanceOfYes(tied);
  const isTied = tiedChance >= surelyTied;
  const fitting = fittingHair(learned, byRules);
  const likeliest = fitting.find(({ shape }) => (hairTraits[shape].tied !== 'loose') === isTied);
  const braided = isLong && hangsInBands(measures);
  const seen = hairTraits[byRules].length === 'none' ? byRules : braided ? 'braids' : null;
  const value = seen ?? likeliest?.shape ?? byRules;
  // How long tied hair is does not show.
  const read = isTied ? kindKnown[isLong ? 'long' : 'hidden'] : length.confidence;
  const confidence = Math.min(read, fringe.confidence, isTied ? tiedChance : 1 - tiedChance);
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

function fitOf(shows: HairTraits, { length, texture, fringe, tied }: LearnedLook): number {
  const odds = (name: HairTraits['length']): number => length.odds[hairLengths.indexOf(name)] ?? 0;
  // Braids hang down, what else is tied looks short from the front.
  const lengthFits =
    shows.tied === 'loose' ? odds(shows.length) : shows.tied === 'braids' ? odds('long') : 1 - odds('long');
  const textureFits = texture.odds[hairTextures.indexOf(shows.texture)] ?? 0;
  const fits = (yes: boolean, read: LearnedLook['fringe']): number =>
    yes ? chanceOfYes(read) : 1 - chanceOfYes(read);
  return (
    matters.length * lengthFits +
    matters.texture * textureFits +
    matters.fringe * fits(shows.fringe, fringe) +
    matters.tied * fits(shows.tied !== 'loose', tied)
  );
}
