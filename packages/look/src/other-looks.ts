import { isVague } from './doubt.ts';
import { hairTraits } from './hair-shapes.ts';
import { hairColorSteps, tonePlace } from './likeness.ts';
import type { AskedField, HairShape, Look, LookReading } from './look.ts';

/**
 * How else a child may look where the photos leave that open: looks in the number that is asked for or fewer, beside the one that was read and
 * corrected, the likeliest first, chosen so that the chance is greatest that one of all is near. What a parent has
 * set by hand is the same in all, and a look that would add next to nothing is left out.
 */
export function otherLooks(
  reading: LookReading,
  look: Look,
  corrections: Partial<Look>,
  atMost: number,
): Look[] {
  const others: Look[] = [];
  let missed = possibleLooks(reading, look, corrections).filter((possible) => !isNear(look, possible));
  while (others.length < atMost) {
    const best = bestOf(missed, look);
    if (!best) break;
    others.push(best);
    missed = missed.filter((possible) => !isNear(best, possible));
  }
  return others;
}

/** Hair has so many parts that it is never sure as a whole; all else may differ only where the parent would be asked about it. */
const isOpen = (reading: LookReading, field: OpenField): boolean =>
  field === 'hairShape' || isVague(reading, field);

/** No reading is further off than this in steps of skin: a child of quite another tone is nobody's. */
const mostToneSteps = 2;

const mayBe = (field: OpenField, value: Look[OpenField], look: Look): boolean =>
  value !== look[field] &&
  (field !== 'skin' || Math.abs(tonePlace[value as Look['skin']] - tonePlace[look.skin]) <= mostToneSteps);

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
    const rivals: readonly { value: Look[OpenField]; chance: number }[] = reading.alternatives?.[field] ?? [];
    const others = rivals.filter(({ value }) => mayBe(field, value, look));
    if (field in corrections || !isOpen(reading, field)) continue;
    const rest = others.reduce((sum, { chance }) => sum + chance, 0);
    const values = [{ value: look[field], chance: Math.max(0, 1 - rest) }, ...others];
    possible = possible.flatMap(({ parts, chance }) =>
      values.map((one) => ({ parts: { ...parts, [field]: one.value }, chance: chance * one.chance })),
    );
  }
  return possible;
}

/** An avatar of its own must add at least this chance that one is near. */
const leastGain = 0.06;

/** The look that is near most of what was missed so far; null where none adds enough. */
function bestOf(missed: readonly PossibleLook[], look: Look): Look | null {
  let best: Look | null = null;
  let most = leastGain;
  for (const { parts } of missed) {
    const tried = { ...look, ...parts };
    const gain = missed.reduce((sum, one) => sum + (isNear(tried, one) ? one.chance : 0), 0);
    if (gain > most) [best, most] = [tried, gain];
  }
  return best;
}

/** Whether one would be taken for the other in a drawing: what is a step off is. */
const nears: { [Field in OpenField]: (p: Look[Field], q: Look[Field]) => boolean } = {
  skin: (p, q) => Math.abs(tonePlace[p] - tonePlace[q]) <= 1,
  hairColor: (p, q) => hairColorSteps(p, q) <= 1,
  hairShape: (p, q) => traitsOf(p) === traitsOf(q),
  eyes: (p, q) => p === q,
  headCover: (p, q) => p === q,
};

const traitsOf = (shape: HairShape): string => Object.values(hairTraits[shape]).join();

const isNear = (look: Look, { parts }: PossibleLook): boolean =>
  openFields.every((field) => {
    const near = nears[field] as (p: unknown, q: unknown) => boolean;
    return parts[field] === undefined || near(look[field], parts[field]);
  });
