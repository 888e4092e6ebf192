import { type HairShape, hairShapes, type HairTraits, hairTraits } from '@milestoon/look';
import type { HairMeasures } from './hair-measures.ts';
import { chanceOfYes, type LearnedLook } from './learned-look.ts';
import type { Guess, Rival } from './guess.ts';
import { chanceOfHair, chanceOfWorn, isWornLong } from './hair-chance.ts';
import { isClipped, outlineOf } from './hair-outline.ts';
import { hairLengths, hairTextures } from './read-fields.ts';

/** How much it matters that each fits. */
const matters = { length: 1, texture: 0.5, fringe: 0.5, tied: 1, worn: 0.5 } as const;

/** A hairstyle and how well it fits what was read. */
interface FittingHair {
  shape: HairShape;
  fit: number;
}

/** The hairstyles that grow by how well they fit, the best first; shaved sides only where the rules see them. */
function fittingHair(learned: LearnedLook, byRules: HairShape): FittingHair[] {
  const shavesSides = byRules === 'undercut' && learned.ageGroup.value !== 'baby';
  return hairShapes
    .filter((shape) => hairTraits[shape].length !== 'none' && !byOutline.has(shape))
    .filter((shape) => shape !== 'undercut' || shavesSides)
    .filter((shape) => !hairTraits[shape].roped || learned.texture.value === 'coily')
    .map((shape) => ({ shape, fit: fitOf(hairTraits[shape], learned) }))
    .sort((p, q) => q.fit - p.fit);
}

/** Shapes that have the traits of others and a silhouette of their own. */
const byOutline: ReadonlySet<HairShape> = new Set([
  'short-fine',
  'short-afro',
  'short-soft',
  'short-soft-fringe',
  'quiff',
]);

/** From which chance on hair is drawn tied: a bun that is not there is worse than a tail that is missing and asked about. */
const surelyTied = 0.75;

/** Hair that is worn long and looks short is tied, unless it rather reaches the shoulders after all. */
function looksShortAndIsTied({ length, tied, wornLong }: LearnedLook): boolean {
  if (!wornLong.value || length.value === 'long' || length.value === 'medium') return false;
  const [, , medium = 0, long = 0] = length.chances;
  return chanceOfYes(tied) > medium + long;
}

/** Of 14 labelled people with tied hair that is not seen to be long, six had a bun; the long were all braided. */
const kindKnown = 6 / 14;

/** The hairstyle that is expected to fit best. Braids in long hair are the rules' to see. */
export function likeliestHair(
  learned: LearnedLook,
  byRules: HairShape,
  measures: HairMeasures,
  age: number,
): Guess<HairShape> {
  const { length, tied } = learned;
  const isLong = length.value === 'long';
  const tiedChance = chanceOfYes(tied);
  const isTied = tiedChance >= surelyTied || looksShortAndIsTied(learned);
  const fitting = fittingHair(learned, byRules);
  if (!isTied && isClipped(learned)) {
    const { confidence } = learned.cut;
    const value = clippedOf(learned);
    return { value, confidence, rivals: rivalsTo(value, learned, byRules, confidence) };
  }
  const isRoped = !isTied && learned.texture.value === 'coily' && learned.roped.value;
  const likeliest = fitting.find(
    ({ shape }) =>
      (hairTraits[shape].tied !== 'loose') === isTied && (hairTraits[shape].roped ?? false) === isRoped,
  );
  const braided = isLong && hangsInBands(measures);
  const isCrop = !isTied && !isRoped && !(likeliest && isWornLong(hairTraits[likeliest.shape]));
  const outline = isCrop ? outlineOf(learned, measures, age) : null;
  const value = braided ? 'braids' : (outline ?? likeliest?.shape ?? byRules);
  const shows = { ...hairTraits[value], ...(value === outline && { length: 'short' as const }) };
  const styled = isTied ? tiedChance : 1 - tiedChance;
  const confidence = isTied && !isLong ? kindKnown * styled : confidenceIn(shows, learned);
  return { value, confidence, rivals: rivalsTo(value, learned, byRules, confidence) };
}

/** By how much hair is surer the likelier all that is drawn of it is, and where that begins: a logistic curve. */
const oftenRight = { slope: 2.3, start: 2.3 } as const;

/**
 * How often hair is right in length, texture, fringe and in how it is worn where its drawing has this chance: learned
 * from what was drawn of the labelled portraits by read-outs that had not seen them. The product alone is too modest.
 */
function confidenceIn(shows: HairTraits, learned: LearnedLook): number {
  const { slope, start } = oftenRight;
  return 1 / (1 + Math.exp(-slope * Math.log(chanceOfDrawn(shows, learned)) - start));
}

/** A chance of nothing has no logarithm. */
const leastChance = 1e-3;

/** Of hair that is tied neither length nor texture shows. */
function chanceOfDrawn({ length, texture, fringe, tied }: HairTraits, learned: LearnedLook): number {
  const of = <Name>(
    names: readonly Name[],
    { chances }: { chances: readonly number[] },
    name: Name,
  ): number => chances[names.indexOf(name)] ?? 0;
  const fits = (yes: boolean, read: LearnedLook['fringe']): number =>
    yes ? chanceOfYes(read) : 1 - chanceOfYes(read);
  const hangs =
    tied === 'loose'
      ? of(hairLengths, learned.length, length) * of(hairTextures, learned.texture, texture)
      : 1;
  return Math.max(leastChance, hangs * fits(fringe, learned.fringe) * fits(tied !== 'loose', learned.tied));
}

const clippedOf = ({ ageGroup }: LearnedLook): HairShape =>
  ageGroup.value === 'baby' ? 'baby-down' : 'shaved';

const mostRivals = 3;

/** The likeliest others, none of which is the same hair in other words; they share the chance that is left. */
function rivalsTo(
  value: HairShape,
  learned: LearnedLook,
  byRules: HairShape,
  confidence: number,
): Rival<HairShape>[] {
  const told = new Set([traitsOf(value)]);
  const shapes = fittingHair(learned, byRules).map(({ shape }) => shape);
  const rivals = [...shapes, clippedOf(learned), 'quiff' as const]
    .map((shape) => ({ shape, chance: chanceOfHair(hairTraits[shape], learned) }))
    .sort((p, q) => q.chance - p.chance)
    .filter(({ shape }) => {
      const isNew = !told.has(traitsOf(shape));
      told.add(traitsOf(shape));
      return isNew;
    })
    .slice(0, mostRivals);
  const total = rivals.reduce((sum, { chance }) => sum + chance, 0);
  const worn = isWornLong(hairTraits[value]);
  const others = rivals.filter(({ shape }) => isWornLong(hairTraits[shape]) !== worn);
  const ofOthers = others.reduce((sum, { chance }) => sum + chance, 0);
  return rivals
    .map(({ shape, chance }) => ({
      value: shape,
      // What is worn otherwise shares the chance of that, which is read for itself.
      chance:
        isWornLong(hairTraits[shape]) === worn
          ? ((1 - confidence) * chance) / total
          : (chanceOfWorn(hairTraits[shape], learned) * chance) / ofOthers,
    }))
    .sort((p, q) => q.chance - p.chance);
}

const traitsOf = (shape: HairShape): string => JSON.stringify(hairTraits[shape]);

/**
 * Tied hair hangs in narrow bands beside a bare forehead where loose hair spreads over the shoulders: of eleven
 * labelled long-haired people seen so nine had tied hair.
 */
const hangsInBands = ({ atJaw, atNeck, fringe, longSide }: HairMeasures): boolean =>
  (atJaw + atNeck) / 2 < 0.34 && fringe < 0.45 && longSide >= 1.44;

/** A neighbour is nearly right: between two ends the middle wins. */
const neighbour = { length: 0.1, texture: 0.15 } as const;

function worth(odds: readonly number[], at: number, near: number): number {
  return (odds[at] ?? 0) + near * ((odds[at - 1] ?? 0) + (odds[at + 1] ?? 0));
}

function fitOf(shows: HairTraits, learned: LearnedLook): number {
  const { length, texture, fringe, tied } = learned;
  const lengthWorth = (name: HairTraits['length']): number =>
    worth(length.odds, hairLengths.indexOf(name), neighbour.length);
  // Braids hang down or lie on the head, what else is tied looks short from the front.
  const looseLength = shows.tied === 'loose' || shows.length === 'short' ? shows.length : 'long';
  const hangs = shows.tied === 'loose' || shows.tied === 'braids';
  const lengthFits = hangs ? lengthWorth(looseLength) : 1 - lengthWorth('long');
  const textureFits = worth(texture.odds, hairTextures.indexOf(shows.texture), neighbour.texture);
  const fits = (yes: boolean, read: LearnedLook['fringe']): number =>
    yes ? chanceOfYes(read) : 1 - chanceOfYes(read);
  return (
    matters.length * lengthFits +
    matters.texture * textureFits +
    matters.fringe * fits(shows.fringe, fringe) +
    matters.tied * fits(shows.tied !== 'loose', tied) +
    matters.worn * chanceOfWorn(shows, learned)
  );
}
