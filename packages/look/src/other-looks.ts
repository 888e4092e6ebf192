import { isVague } from './doubt.ts';
import { hairTraits } from './hair-shapes.ts';
import { hairColorSteps, tonePlace } from './likeness.ts';
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

/** What may differ from avatar to avatar. */
const openFields = ['skin', 'hairColor', 'hairShape', 'eyes', 'headCover'] as const satisfies AskedField[];
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
const lengthSteps = (p: HairShape, q: HairShape): number =>
  Math.abs(lengths.indexOf(hairTraits[p].length) - lengths.indexOf(hairTraits[q].length));
const isTied = (shape: HairShape): boolean => hairTraits[shape].tied !== 'loose';

/**
 * What a child is shown as beside what was read. A step off is seldom wrong and never strange; further off than that
 * somebody else is seen: a child of quite another tone, a boy's crop as long waves. Eyes differ only where the parent
 * would be asked about them, what is on the head only where it is not clear that something is.
 */
const mayBes: {
  [Field in OpenField]: (other: Look[Field], look: Look, vague: boolean, chance: number) => boolean;
} = {
  skin: (other, { skin }) => toneSteps(other, skin) <= 1,
  hairColor: (other, { hairColor }, vague) => hairColorSteps(other, hairColor) <= (vague ? 2 : 1),
  hairShape: (other, { hairShape }, _vague, chance) =>
    textureSteps(other, hairShape) <= 1 &&
    (isTied(other) || isTied(hairShape) || lengthSteps(other, hairShape) <= (chance < lengthDoubt ? 0 : 1)),
  eyes: (_other, _look, vague) => vague,
  headCover: (_other, _look, _vague, chance) => chance >= wornDoubt,
};

/** Hair of another length changes who is seen: it is shown where there is this chance of it, 0…1. */
const lengthDoubt = 0.1;

/** What is worn is always asked about: this chance of nothing, or of something, and avatars differ in it. */
const wornDoubt = 0.3;

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
  skin: (p, q) => [1, 0.8][Math.ceil(toneSteps(p, q))] ?? 0,
  hairColor: (p, q) => [1, 0.8, 0.6, 0.3, 0.1][2 * hairColorSteps(p, q)] ?? 0,
  hairShape: (p, q) => {
    if (traitsOf(p) === traitsOf(q)) return 1;
    const [one, other] = [hairTraits[p], hairTraits[q]];
    const sameCut = one.length === other.length && one.fringe === other.fringe && one.tied === other.tied;
    return sameCut && textureSteps(p, q) <= 1 ? 0.5 : 0;
  },
  eyes: (p, q) => (p === q ? 1 : 0.2),
  headCover: (p, q) => (p === q ? 1 : 0.2),
};

const traitsOf = (shape: HairShape): string => Object.values(hairTraits[shape]).join();

const likeness = (look: Look, { parts }: PossibleLook): number =>
  openFields.reduce((product, field) => {
    const value = parts[field];
    const compare = alike[field] as (p: unknown, q: unknown) => number;
    return value === undefined ? product : product * compare(look[field], value);
  }, 1);
