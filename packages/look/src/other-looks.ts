import { isVague } from './doubt.ts';
import { type HairTraits, hairTraits } from './hair-shapes.ts';
import { hairFamilyOf } from './hair-colors.ts';
import { hairColorSteps, isDarkEye, tonePlace } from './likeness.ts';
import type { AskedField, HairShape, Look, LookReading } from './look.ts';

/**
 * How else a child may look where the photos leave that open: looks in the number that is asked for or fewer, beside
 * the one that was read and corrected, the one that helps most first. They are chosen so that the best of all is as
 * like the child as can be expected. What a parent has set by hand is the same in all, and a look that would add next
 * to nothing is left out.
 */
export function otherLooks(
  reading: LookReading,
  look: Look,
  corrections: Partial<Look>,
  atMost: number,
): Look[] {
  const others: Look[] = [];
  const possible = possibleLooks(reading, look, corrections);
  let best = possible.map((one) => likeness(look, one));
  while (others.length < atMost) {
    const other = mostHelpful(possible, best, look);
    if (!other) break;
    others.push(other);
    best = possible.map((one, at) => Math.max(best[at] ?? 0, likeness(other, one)));
  }
  return others;
}

/** What may differ from avatar to avatar, in the order in which it is told. */
export const openFields = [
  'skin',
  'hairColor',
  'hairShape',
  'eyes',
  'glasses',
  'headCover',
] as const satisfies AskedField[];
type OpenField = (typeof openFields)[number];

/** One way the child may look, as far as fields are open, and the chance of it, 0…1. */
interface PossibleLook {
  parts: Partial<Pick<Look, OpenField>>;
  chance: number;
}

/** Every combination of what the open fields may be, as if they had nothing to do with each other. */
function possibleLooks(reading: LookReading, look: Look, corrections: Partial<Look>): PossibleLook[] {
  let possible: PossibleLook[] = [{ parts: {}, chance: 1 }];
  for (const field of openFields) {
    if (field in corrections) continue;
    const rivals: readonly { value: Look[OpenField]; chance: number }[] = reading.alternatives?.[field] ?? [];
    const mayBe = mayBes[field] as (other: unknown, look: Look, vague: boolean, chance: number) => boolean;
    const others = rivals.filter(
      ({ value, chance }) => value !== look[field] && mayBe(value, look, isVague(reading, field), chance),
    );
    const rest = others.reduce((sum, { chance }) => sum + chance, 0);
    const values = [{ value: look[field], chance: Math.max(0, 1 - rest) }, ...others];
    possible = possible.flatMap(({ parts, chance }) =>
      values.map((one) => ({ parts: { ...parts, [field]: one.value }, chance: chance * one.chance })),
    );
  }
  return possible;
}

const lengths = ['none', 'short', 'medium', 'long'] as const;
const textures = ['straight', 'wavy', 'curly', 'coily'] as const;

const toneSteps = (p: Look['skin'], q: Look['skin']): number => Math.abs(tonePlace[p] - tonePlace[q]);
const textureSteps = (p: HairShape, q: HairShape): number =>
  Math.abs(textures.indexOf(hairTraits[p].texture) - textures.indexOf(hairTraits[q].texture));
const lengthOf = (shape: HairShape): HairTraits['length'] => hairTraits[shape].length;
const isTied = (shape: HairShape): boolean => hairTraits[shape].tied !== 'loose';

const isRoped = (shape: HairShape): boolean => hairTraits[shape].roped ?? false;
/** Of the portraits that were read as anything else none was as red as these. */
const isRed = (color: Look['hairColor']): boolean => color === 'red' || color === 'strawberry';

/**
 * What a child is shown as beside what was read. A step off is seldom wrong and never strange; further off than that
 * somebody else is seen: a child of quite another tone, a boy's crop as long waves. Eyes differ only where the parent
 * would be asked about them, glasses in their shape, what is on the head only where it is not clear that something is.
 */
const mayBes: {
  [Field in OpenField]: (other: Look[Field], look: Look, vague: boolean, chance: number) => boolean;
} = {
  skin: (other, { skin }) => toneSteps(other, skin) <= 1,
  hairColor: (other, { hairColor }, vague, chance) =>
    (hairFamilyOf(hairColor) === 'red' || !isRed(other)) &&
    hairColorSteps(other, hairColor) <= (vague ? (chance >= plainDoubt ? farthest : 2) : 1),
  hairShape: (other, { hairShape, age, headCover }, _vague, chance) => {
    if (textureSteps(other, hairShape) > 1) return false;
    // Under a hat nobody sees how long hair is: what hangs out of it was read, and stays.
    if (headCover !== 'none' && lengthOf(other) !== lengthOf(hairShape)) return chance >= underHatDoubt;
    if (isTied(other) !== isTied(hairShape)) return chance >= tiedDoubt;
    if (isRoped(other) !== isRoped(hairShape) && chance < ropedDoubt) return false;
    const longer = lengths.indexOf(lengthOf(other)) - lengths.indexOf(lengthOf(hairShape));
    if (isTied(other) || longer === 0) return true;
    return Math.abs(longer) === 1 && chance >= lengthDoubt(lengthOf(hairShape), longer > 0, age);
  },
  eyes: (other, { eyes, skin }, vague, chance) => {
    if (isDarkEye(other) === isDarkEye(eyes)) return chance >= eyeDoubt;
    const rare = !isDarkEye(other) && tonePlace[skin] >= tonePlace.tan;
    return vague && chance >= (rare ? rareEyeDoubt : eyeDoubt);
  },
  // Whether some are worn is read without a mistake.
  glasses: (other, { glasses }) => other !== 'none' && glasses !== 'none',
  headCover: (other, { headCover }, _vague, chance) =>
    chance >= (other === 'none' || headCover === 'none' ? wornDoubt : kindDoubt),
};

/** Hair of another length, tied or in ropes, changes who is seen: it is shown where there is this chance of it, 0…1. */
const otherLength = 0.15;
const tiedDoubt = 0.04;
const underHatDoubt = 0.3;
const ropedDoubt = 0.125;
/** Years up to which hair is hardly ever longer than it was read, and the chance of it there. */
const toddler = 4;
const toddlerDoubt = 0.3;
/** Who is drawn shaved and is not is missed more than who is drawn with short hair and is. */
const notShaved = 0.08;

function lengthDoubt(read: HairTraits['length'], longer: boolean, age: number): number {
  if (read === 'none') return notShaved;
  return longer && age <= toddler ? toddlerDoubt : otherLength;
}

/** A colour that is asked about may be far off where so much speaks for it, 0…1; grey it never is. */
const plainDoubt = 0.34;
const farthest = 4;

const eyeDoubt = 0.15;
/** Of 92 portraits with tan or deeper skin six had light eyes. */
const rareEyeDoubt = 0.35;

/** What is worn is always asked about: this chance of nothing, or of something, and avatars differ in it. */
const wornDoubt = 0.3;
/** What kind of cover it is they differ in from this chance on: a hat for a cap alarms nobody. */
const kindDoubt = 0.12;

/** An avatar of its own must add at least this much expected likeness, 0…1. */
const leastGain = 0.03;

/** The look that adds most likeness to the best there is so far; null where none adds enough. */
function mostHelpful(possible: readonly PossibleLook[], best: readonly number[], look: Look): Look | null {
  let found: Look | null = null;
  let most = leastGain;
  for (const { parts } of possible) {
    const tried = { ...look, ...parts };
    const gain = possible.reduce(
      (sum, one, at) => sum + one.chance * Math.max(0, likeness(tried, one) - (best[at] ?? 0)),
      0,
    );
    if (gain > most) [found, most] = [tried, gain];
  }
  return found;
}

/** How far a drawing of one value would be taken for the other, 0…1. */
const alike: { [Field in OpenField]: (p: Look[Field], q: Look[Field]) => number } = {
  skin: (p, q) => [1, 0.88, 0.75][2 * toneSteps(p, q)] ?? 0,
  hairColor: (p, q) => [1, 0.75, 0.55, 0.3, 0.1][2 * hairColorSteps(p, q)] ?? 0,
  hairShape: (p, q) => {
    if (traitsOf(p) === traitsOf(q)) return 1;
    const [one, other] = [hairTraits[p], hairTraits[q]];
    const sameCut = one.length === other.length && one.fringe === other.fringe && one.tied === other.tied;
    return sameCut && textureSteps(p, q) <= 1 ? 0.5 : 0;
  },
  eyes: (p, q) => (p === q ? 1 : isDarkEye(p) === isDarkEye(q) ? 0.75 : 0.2),
  glasses: (p, q) => (p === q ? 1 : 0.5),
  headCover: (p, q) => (p === q ? 1 : p === 'none' || q === 'none' ? 0.2 : 0.4),
};

const traitsOf = (shape: HairShape): string => Object.values(hairTraits[shape]).join();

const likeness = (look: Look, { parts }: PossibleLook): number =>
  openFields.reduce((product, field) => {
    const value = parts[field];
    const compare = alike[field] as (p: unknown, q: unknown) => number;
    return value === undefined ? product : product * compare(look[field], value);
  }, 1);
